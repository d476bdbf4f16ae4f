// A modal: a form over the page. The browser's own dialog keeps the focus in it.

import type { JSX } from "preact";
import { useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Input, Modal } from "./protocol";
import type { Words } from "./words";

interface Props {
  modal: Modal;
  words: Words;
  submit: (values: Record<string, string | string[]>) => Promise<string>;
  close: () => void;
}

export function Form({ modal, words, submit, close }: Props): JSX.Element {
  const dialog = useRef<HTMLDialogElement>(null);
  const [error, setError] = useState("");
  const [values, setValues] = useState<Record<string, string | string[]>>(() =>
    Object.fromEntries(
      modal.inputs.map((input) => [
        input.custom_id,
        input.text ? input.value : input.options.filter((one) => one.default).map((one) => one.value),
      ]),
    ),
  );
  useLayoutEffect(() => {
    dialog.current?.showModal();
    dialog.current?.querySelector<HTMLElement>("input, textarea, select")?.focus();
  }, []);

  async function send(event: Event): Promise<void> {
    event.preventDefault();
    setError(await submit(values));
  }

  return (
    <dialog ref={dialog} aria-labelledby="modal-title" onCancel={(event) => { event.preventDefault(); close(); }}>
      <form onSubmit={(event) => void send(event)}>
        <h2 id="modal-title">{modal.title}</h2>
        {modal.inputs.map((input) => (
          <Field key={input.custom_id} input={input} value={values[input.custom_id] ?? ""} words={words}
            change={(value) => setValues({ ...values, [input.custom_id]: value })} />
        ))}
        {error && <p class="error" role="alert">{error}</p>}
        <p class="ends">
          <button type="button" class="button secondary" onClick={close}>{words.cancel}</button>
          <button type="submit" class="button primary">{words.send}</button>
        </p>
      </form>
    </dialog>
  );
}

interface FieldProps { input: Input; value: string | string[]; words: Words; change: (value: string | string[]) => void }

function Field({ input, value, words, change }: FieldProps): JSX.Element {
  const id = `field-${input.custom_id}`;
  const about = input.about ? `${id}-about` : undefined;
  const caption = <>{input.caption}{input.required && <span class="required" aria-hidden="true"> *</span>}</>;
  if (!input.text && input.most > 1) {
    const ticked = Array.isArray(value) ? value : [];
    return (
      <fieldset>
        <legend>{caption}</legend>
        {input.about && <small>{input.about}</small>}
        {input.options.map((one) => (
          <label key={one.value} class="option">
            <input type="checkbox" checked={ticked.includes(one.value)}
              onChange={() => change(ticked.includes(one.value) ? ticked.filter((old) => old !== one.value) : [...ticked, one.value])} />
            <span>{one.label}</span>
          </label>
        ))}
      </fieldset>
    );
  }
  return (
    <div class="field">
      <label for={id}>{caption}</label>
      {input.about && <small id={about}>{input.about}</small>}
      {input.text && input.paragraph && (
        <textarea id={id} aria-describedby={about} rows={5} value={value as string} maxLength={input.most} placeholder={input.hint}
          required={input.required} onInput={(event) => change(event.currentTarget.value)} />
      )}
      {input.text && !input.paragraph && (
        <input id={id} aria-describedby={about} value={value as string} maxLength={input.most} placeholder={input.hint}
          required={input.required} autocomplete="off" onInput={(event) => change(event.currentTarget.value)} />
      )}
      {!input.text && (
        <select id={id} aria-describedby={about} required={input.required}
          onChange={(event) => change(event.currentTarget.value ? [event.currentTarget.value] : [])}>
          <option value="" selected={value.length === 0}>{words.choose}</option>
          {input.options.map((one) => (
            <option key={one.value} value={one.value} selected={value.includes(one.value)}>{one.label}</option>
          ))}
        </select>
      )}
    </div>
  );
}
