// Buttons and menus of a message, and the menus of a form.

import type { JSX } from "preact";
import { useEffect, useId, useRef, useState } from "preact/hooks";
import type { Control, SelectOption, View } from "./protocol";
import type { Words } from "./words";

const STYLES = ["", "primary", "secondary", "success", "danger"];
const BUTTON = 2;
const STRING_SELECT = 3;
const USER_SELECT = 5;
const ROLE_SELECT = 6;

interface Acts {
  press: (customId: string) => void;
  choose: (customId: string, values: string[]) => void;
}

export function Row({ row, view, words, acts }: { row: Control[]; view: View; words: Words; acts: Acts }): JSX.Element {
  return (
    <div class="row">
      {row.map((control) =>
        control.type === BUTTON ? (
          <button
            key={control.custom_id}
            type="button"
            class={`button ${STYLES[control.style ?? 2] ?? "secondary"}`}
            disabled={control.disabled ?? false}
            onClick={() => acts.press(control.custom_id)}
          >
            {control.label}
          </button>
        ) : (
          <Menu
            key={control.custom_id}
            label={control.placeholder ?? words.choose}
            options={offered(control, view)}
            least={control.least ?? 1}
            most={control.most ?? 1}
            disabled={control.disabled ?? false}
            words={words}
            chosen={(values) => acts.choose(control.custom_id, values)}
          />
        ),
      )}
    </div>
  );
}

export function offered(control: Pick<Control, "type" | "options">, view: View): SelectOption[] {
  switch (control.type) {
    case STRING_SELECT:
      return control.options ?? [];
    case USER_SELECT:
      return view.people.map((one) => ({ label: one.name, value: one.id }));
    case ROLE_SELECT:
      return view.roles.map((one) => ({ label: one.name, value: one.id }));
    default:
      return [];
  }
}

interface MenuProps {
  label: string;
  options: SelectOption[];
  least: number;
  most: number;
  disabled: boolean;
  words: Words;
  chosen: (values: string[]) => void;
}

/** A menu that opens under its button: tick what is wanted; one choice closes it at once. */
export function Menu({ label, options, least, most, disabled, words, chosen }: MenuProps): JSX.Element {
  const [open, setOpen] = useState(false);
  const given = options.filter((one) => one.default).map((one) => one.value);
  const [ticked, setTicked] = useState(given);
  const key = given.join("\u0000");
  useEffect(() => setTicked(given), [key]);
  const opener = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const id = useId();
  const single = most === 1;
  const shown = options.filter((one) => given.includes(one.value)).map((one) => one.label).join(", ");

  useEffect(() => {
    if (open) list.current?.querySelector<HTMLInputElement>("input:checked, input")?.focus();
  }, [open]);

  function close(): void {
    setOpen(false);
    opener.current?.focus();
  }

  function send(values: string[]): void {
    close();
    chosen(values);
  }

  function tick(value: string): void {
    if (single && least === 1) {
      send([value]);
      return;
    }
    if (ticked.includes(value)) setTicked(ticked.filter((one) => one !== value));
    else setTicked(single ? [value] : [...ticked, value].slice(-most));
  }

  return (
    <div class="menu" onKeyDown={(event) => { if (event.key === "Escape" && open) { event.stopPropagation(); setTicked(given); close(); } }}>
      <button ref={opener} type="button" class="opener" aria-expanded={open} aria-controls={id} disabled={disabled}
        aria-label={shown ? `${label}: ${shown}` : label}
        onClick={() => setOpen(!open)}>
        <span class={shown ? "" : "placeholder"}>{shown || label}</span><span aria-hidden="true">▾</span>
      </button>
      {open && (
        <div id={id} ref={list} class="options" role="group" aria-label={label}>
          {options.map((one) => (
            <label key={one.value} class="option">
              <input type={single && least === 1 ? "radio" : "checkbox"} name={id} checked={ticked.includes(one.value)}
                onKeyDown={(event) => { if (event.key === "Enter") { event.preventDefault(); if (single && least === 1) send([one.value]); else send(ticked); } }}
                onClick={() => tick(one.value)} />
              <span><span>{one.label}</span>{one.description && <small>{one.description}</small>}</span>
            </label>
          ))}
          {!(single && least === 1) && (
            <button type="button" class="button primary" disabled={ticked.length < least} onClick={() => send(ticked)}>OK</button>
          )}
        </div>
      )}
    </div>
  );
}
