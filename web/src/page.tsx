import { render, type JSX } from "preact";
import { useEffect, useMemo, useRef, useState } from "preact/hooks";
import { Composer } from "./composer";
import { Form } from "./form";
import { Link } from "./link";
import { Names } from "./markdown";
import { Shown } from "./message";
import type { Command, Deed, Done, Modal, View } from "./protocol";
import { LANGUAGES, wordsFor } from "./words";

function Page(): JSX.Element {
  const [view, setView] = useState<View | null>(null);
  const [online, setOnline] = useState(false);
  const [command, setCommand] = useState<Command | null>(null);
  const [modal, setModal] = useState<Modal | null>(null);
  const [error, setError] = useState("");
  const [busy, setBusy] = useState(0);
  const [hidden, setHidden] = useState<ReadonlySet<string>>(new Set());
  const link = useMemo(() => new Link(setView, setOnline), []);
  const end = useRef<HTMLDivElement>(null);
  const words = wordsFor(view?.me.locale ?? document.documentElement.lang);

  useEffect(() => {
    document.documentElement.lang = view?.me.locale === "fr" ? "fr" : "en";
  }, [view?.me.locale]);

  const last = view?.messages.at(-1);
  useEffect(() => {
    end.current?.scrollIntoView({ block: "end" });
  }, [last?.id, last?.edited, view?.messages.length, command]);

  async function act(deed: Deed): Promise<Done> {
    setBusy((number) => number + 1);
    const done = await link.do(deed);
    setBusy((number) => number - 1);
    const told = done.error === "offline" ? words.offline : done.error;
    if (done.modal) setModal(done.modal);
    return { ...done, error: told };
  }

  async function click(deed: Deed): Promise<void> {
    setError("");
    setError((await act(deed)).error);
  }

  function close(): void {
    setModal(null);
    setTimeout(() => document.querySelector<HTMLElement>(".composer input")?.focus(), 0);
  }

  if (!view) return <p class="told">{words.offline}</p>;
  return (
    <Names.Provider value={{ view, use: setCommand }}>
      <People view={view} be={(name, locale) => { setCommand(null); void click({ do: "be", name, locale }); }} />
      <main>
        <h1><span aria-hidden="true"># </span>{view.channel}</h1>
        <div class="messages" role="log" aria-label={words.messages} tabIndex={0}
          onLoadCapture={() => end.current?.scrollIntoView({ block: "end" })}>
          {!view.messages.length && <p class="told">{words.empty}</p>}
          {view.messages.filter((one) => !hidden.has(one.id)).map((message) => (
            <Shown key={message.id} message={message} view={view} words={words}
              press={(id, customId) => void click({ do: "press", message: id, custom_id: customId })}
              choose={(id, customId, values) => void click({ do: "choose", message: id, custom_id: customId, values })}
              dismiss={(id) => setHidden(new Set([...hidden, id]))} />
          ))}
          {busy > 0 && <p class="thinking" role="status">{words.thinking}</p>}
          <div ref={end} />
        </div>
        {(error || !online) && <p class="error" role="alert">{error || words.offline}</p>}
        <Composer view={view} words={words} command={command} setCommand={setCommand}
          run={(one, options, files) => act({ do: "run", path: one.path, options, files })}
          complete={async (one, option, typed, options) =>
            (await link.do({ do: "complete", path: one.path, option: option.name, typed, options })).choices} />
      </main>
      {modal && (
        <Form key={modal.number} modal={modal} words={words} close={close}
          submit={async (values) => {
            const done = await act({ do: "submit", modal: modal.number, values });
            if (!done.error && !done.modal) close();
            return done.error;
          }} />
      )}
    </Names.Provider>
  );
}

function People({ view, be }: { view: View; be: (name: string, locale: string) => void }): JSX.Element {
  const words = wordsFor(view.me.locale);
  const [name, setName] = useState("");
  return (
    <nav aria-label={words.people}>
      <p class="server">{view.server}</p>
      <h2>{words.you}</h2>
      <ul>
        {view.people.map((one) => (
          <li key={one.id}>
            <button type="button" aria-pressed={one.id === view.me.id} onClick={() => be(one.name, "")}>
              <span class="avatar small" aria-hidden="true">{one.name.slice(0, 1)}</span>{one.name}
            </button>
          </li>
        ))}
      </ul>
      <label for="language">{words.language}</label>
      <select id="language" onChange={(event) => be("", event.currentTarget.value)}>
        {LANGUAGES.map(([locale, shown]) => <option key={locale} value={locale} selected={view.me.locale === locale}>{shown}</option>)}
      </select>
      <form onSubmit={(event) => { event.preventDefault(); if (name.trim()) { be(name.trim(), view.me.locale); setName(""); } }}>
        <label for="newcomer">{words.add}</label>
        <input id="newcomer" value={name} maxLength={32} placeholder={words.name} autocomplete="off" onInput={(event) => setName(event.currentTarget.value)} />
        <button type="submit" class="button secondary">{words.join}</button>
      </form>
    </nav>
  );
}

const root = document.getElementById("page");
if (root) render(<Page />, root);
