// Where one types: "/" lists the commands, a chosen command asks for its options.

import type { JSX } from "preact";
import { useEffect, useId, useLayoutEffect, useRef, useState } from "preact/hooks";
import type { Choice, Command, Done, Option, Sent, Values, View } from "./protocol";
import type { Words } from "./words";

const INTEGER = 4;
const BOOLEAN = 5;
const USER = 6;
const ROLE = 8;
const NUMBER = 10;
const FILE = 11;
const AFTER = 120; // milliseconds without a key until suggestions are asked for

interface Props {
  view: View;
  words: Words;
  command: Command | null;
  setCommand: (command: Command | null) => void;
  run: (command: Command, options: Values, files: Record<string, Sent>) => Promise<Done>;
  complete: (command: Command, option: Option, typed: string, options: Values) => Promise<Choice[]>;
}

export function Composer(props: Props): JSX.Element {
  return props.command ? <Filling key={props.command.path} {...props} command={props.command} /> : <Typing {...props} />;
}

function plain(text: string): string {
  return text.normalize("NFKD").replace(/\p{M}/gu, "").toLowerCase();
}

function Typing({ view, words, setCommand }: Props): JSX.Element {
  const [text, setText] = useState("");
  const [at, setAt] = useState(0);
  const [told, setTold] = useState(false);
  const id = useId();
  const line = useRef<HTMLInputElement>(null);
  useLayoutEffect(() => line.current?.focus(), []);
  const wanted = plain(text.slice(1)).trim();
  const open = text.startsWith("/");
  const found = open
    ? view.commands
        .filter((one) => plain(one.shown).includes(wanted) || one.path.includes(wanted))
        .sort((one, other) => Number(plain(other.shown).startsWith(wanted)) - Number(plain(one.shown).startsWith(wanted)))
    : [];
  const current = Math.min(at, Math.max(found.length - 1, 0));

  useEffect(() => {
    document.getElementById(`${id}-${current}`)?.scrollIntoView({ block: "nearest" });
  }, [current, text]);

  function keys(event: KeyboardEvent): void {
    const chosen = found[current];
    if (event.key === "ArrowDown" && open) setAt(Math.min(current + 1, found.length - 1));
    else if (event.key === "ArrowUp" && open) setAt(Math.max(current - 1, 0));
    else if ((event.key === "Enter" || (event.key === "Tab" && open)) && chosen) setCommand(chosen);
    else if (event.key === "Escape") setText("");
    else if (event.key === "Enter" && text && !open) setTold(true);
    else return;
    event.preventDefault();
  }

  return (
    <div class="composer">
      {open && (
        <ul class="picker" id={id} role="listbox" aria-label={words.commands}>
          {found.map((one, number) => (
            <li key={one.path} id={`${id}-${number}`} role="option" aria-selected={number === current}
              onMouseDown={(event) => { event.preventDefault(); setCommand(one); }}>
              <b>/{one.shown}</b> <span>{one.about}</span>
            </li>
          ))}
        </ul>
      )}
      {told && <p class="told" role="status">{words.onlyCommands}</p>}
      <input
        ref={line}
        class="line"
        role="combobox"
        aria-label={words.composer}
        aria-expanded={open}
        aria-controls={id}
        aria-autocomplete="list"
        aria-activedescendant={open && found.length ? `${id}-${current}` : undefined}
        autocomplete="off"
        placeholder={words.hint}
        value={text}
        onInput={(event) => { setText(event.currentTarget.value); setAt(0); setTold(false); }}
        onKeyDown={keys}
      />
    </div>
  );
}

function Filling({ view, words, command, setCommand, run, complete }: Props & { command: Command }): JSX.Element {
  const [shown, setShown] = useState(command.options.filter((one) => one.required));
  const [values, setValues] = useState<Values>({});
  const [files, setFiles] = useState<Record<string, Sent>>({});
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(false);
  const form = useRef<HTMLFormElement>(null);

  useLayoutEffect(() => {  // before the next key arrives
    (form.current?.querySelector<HTMLElement>(".field input, .field select") ?? form.current?.querySelector<HTMLElement>("button[type=submit]"))?.focus();
  }, []);

  function show(option: Option): void {
    setShown([...shown, option]);
    setTimeout(() => document.getElementById(`option-${option.name}`)?.focus(), 0);
  }

  function set(option: Option, value: string | number | boolean | null): void {
    const { [option.name]: _, ...rest } = values;
    setValues(value === null ? rest : { ...rest, [option.name]: value });
  }

  async function send(event: Event): Promise<void> {
    event.preventDefault();
    if (busy) return;
    setBusy(true);
    const done = await run(command, values, files);
    setBusy(false);
    setError(done.error);
    if (!done.error) setCommand(null);
  }

  const left = command.options.filter((one) => !shown.includes(one));
  return (
    <form class="composer filling" ref={form} aria-label={`/${command.shown}`} onSubmit={(event) => void send(event)}
      onKeyDown={(event) => { if (event.key === "Escape") setCommand(null); }}>
      <p class="what"><b>/{command.shown}</b> <span>{command.about}</span></p>
      <div class="fields">
        {shown.map((option) => (
          <OptionField key={option.name} option={option} view={view} words={words} value={values[option.name]}
            set={(value) => set(option, value)} attach={(file) => setFiles({ ...files, [option.name]: file })}
            complete={(typed) => complete(command, option, typed, values)} />
        ))}
      </div>
      {left.length > 0 && (
        <p class="left" role="group" aria-label={words.more}>
          {left.map((option) => (
            <button key={option.name} type="button" class="button secondary small" title={option.about} onClick={() => show(option)}>+ {option.shown}</button>
          ))}
        </p>
      )}
      {error && <p class="error" role="alert">{error}</p>}
      <p class="ends">
        <button type="button" class="button secondary" onClick={() => setCommand(null)}>{words.cancel}</button>
        <button type="submit" class="button primary" disabled={busy}>{words.send}</button>
      </p>
    </form>
  );
}

interface FieldProps {
  option: Option;
  view: View;
  words: Words;
  value: string | number | boolean | undefined;
  set: (value: string | number | boolean | null) => void;
  attach: (file: Sent) => void;
  complete: (typed: string) => Promise<Choice[]>;
}

function OptionField(props: FieldProps): JSX.Element {
  const { option, words } = props;
  const id = `option-${option.name}`;
  return (
    <div class="field">
      <label for={id}>{option.shown}{option.required && <span class="required" aria-hidden="true"> *</span>}</label>
      <OptionInput {...props} id={id} />
      <small id={`${id}-about`}>{option.about || words.choose}</small>
    </div>
  );
}

function OptionInput({ id, option, view, words, value, set, attach, complete }: FieldProps & { id: string }): JSX.Element {
  const common = { id, required: option.required, "aria-describedby": `${id}-about` };
  const numeric = option.type === INTEGER || option.type === NUMBER;
  const listed = fixed(option, view, words);
  if (listed) {
    return (
      <select {...common} onChange={(event) => set(listed[event.currentTarget.selectedIndex - 1]?.value ?? null)}>
        <option value="" selected={value === undefined}>{words.choose}</option>
        {listed.map((one) => <option key={String(one.value)} selected={value === one.value}>{one.name}</option>)}
      </select>
    );
  }
  if (option.type === FILE) {
    return <input {...common} type="file" onChange={(event) => void read(event.currentTarget.files?.[0], attach)} />;
  }
  if (option.autocomplete) return <Suggesting {...common} words={words} set={set} complete={complete} />;
  return (
    <input {...common} type={numeric ? "number" : "text"} step={option.type === NUMBER ? "any" : undefined} autocomplete="off"
      onInput={(event) => {
        const typed = event.currentTarget.value;
        set(typed === "" ? null : numeric ? Number(typed) : typed);
      }} />
  );
}

function fixed(option: Option, view: View, words: Words): { name: string; value: string | number | boolean }[] | null {
  if (option.choices.length) return option.choices;
  if (option.type === BOOLEAN) return [{ name: words.yes, value: true }, { name: words.no, value: false }];
  if (option.type === USER) return view.people.map((one) => ({ name: one.name, value: one.id }));
  if (option.type === ROLE) return view.roles.map((one) => ({ name: one.name, value: one.id }));
  return null;
}

async function read(file: File | undefined, attach: (file: Sent) => void): Promise<void> {
  if (!file) return;
  const bytes = new Uint8Array(await file.arrayBuffer());
  let text = "";
  for (const byte of bytes) text += String.fromCharCode(byte);
  attach({ name: file.name, data: btoa(text) });
}

interface SuggestingProps {
  id: string;
  required: boolean;
  "aria-describedby": string;
  words: Words;
  set: (value: string | number | null) => void;
  complete: (typed: string) => Promise<Choice[]>;
}

/** A field with suggestions, as ARIA's combobox has it. */
function Suggesting({ words, set, complete, ...common }: SuggestingProps): JSX.Element {
  const [typed, setTyped] = useState("");
  const [found, setFound] = useState<Choice[]>([]);
  const [open, setOpen] = useState(false);
  const [at, setAt] = useState(-1);
  const newest = useRef(0);
  const timer = useRef(0);
  const list = `${common.id}-list`;

  function ask(text: string, wait: number): void {
    clearTimeout(timer.current);
    timer.current = window.setTimeout(async () => {
      const number = ++newest.current;
      const choices = await complete(text);
      if (number === newest.current) {
        setFound(choices);
        setAt(-1);
      }
    }, wait);
  }

  useEffect(() => () => { clearTimeout(timer.current); newest.current = -1; }, []);
  useEffect(() => { document.getElementById(`${list}-${at}`)?.scrollIntoView({ block: "nearest" }); }, [at]);

  function pick(choice: Choice): void {
    setTyped(choice.name);
    set(choice.value);
    setOpen(false);
  }

  function keys(event: KeyboardEvent): void {
    const chosen = found[at];
    if (event.key === "ArrowDown") { setOpen(true); setAt(Math.min(at + 1, found.length - 1)); }
    else if (event.key === "ArrowUp") setAt(Math.max(at - 1, -1));
    else if ((event.key === "Enter" || event.key === "Tab") && open && chosen) {
      pick(chosen);
      if (event.key === "Tab") return;
    }
    else if (event.key === "Escape" && open) { setOpen(false); event.stopPropagation(); }
    else return;
    event.preventDefault();
  }

  return (
    <div class="suggesting">
      <input {...common} role="combobox" aria-expanded={open} aria-controls={list} aria-autocomplete="list" autocomplete="off"
        aria-activedescendant={open && at >= 0 ? `${list}-${at}` : undefined}
        value={typed}
        onFocus={() => { setOpen(true); ask(typed, 0); }}
        onBlur={() => setOpen(false)}
        onInput={(event) => {
          const text = event.currentTarget.value;
          setTyped(text);
          set(text === "" ? null : text);
          setOpen(true);
          ask(text, AFTER);
        }}
        onKeyDown={keys} />
      {open && (
        <ul class="picker" id={list} role="listbox" aria-label={words.choose}>
          {found.map((one, number) => (
            <li key={String(one.value)} id={`${list}-${number}`} role="option" aria-selected={number === at}
              onMouseDown={(event) => { event.preventDefault(); pick(one); }}>{one.name}</li>
          ))}
          {!found.length && <li class="quiet" role="option" aria-selected="false" aria-disabled="true">{words.none}</li>}
        </ul>
      )}
    </div>
  );
}
