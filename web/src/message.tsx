import type { JSX } from "preact";
import { Markdown } from "./markdown";
import { Row } from "./controls";
import type { Embed, Message, View } from "./protocol";
import type { Words } from "./words";

interface Props {
  message: Message;
  view: View;
  words: Words;
  press: (message: string, customId: string) => void;
  choose: (message: string, customId: string, values: string[]) => void;
  dismiss: (message: string) => void;
}

export function Shown({ message, view, words, press, choose, dismiss }: Props): JSX.Element {
  const acts = {
    press: (customId: string) => press(message.id, customId),
    choose: (customId: string, values: string[]) => choose(message.id, customId, values),
  };
  const framed = new Set(message.embeds.map((one) => one.image?.url.replace("attachment://", "")));
  const time = new Date(message.time * 1000).toLocaleTimeString(view.me.locale, { hour: "2-digit", minute: "2-digit" });
  return (
    <article class={message.ephemeral ? "message private" : "message"}>
      {message.used && <p class="used"><b>{message.by}</b> {words.used} <span class="mention">/{message.used}</span></p>}
      <span class="avatar" aria-hidden="true">B</span>
      <div class="body">
        <header><b>Brotherhood HQ</b> <span class="app">{words.app}</span> <time>{time}</time></header>
        {message.content && <Markdown text={message.content} />}
        {message.edited && <small class="quiet">{words.edited}</small>}
        {message.embeds.map((embed, at) => <Framed key={at} embed={embed} message={message} />)}
        {message.files.filter((file) => !framed.has(file.name)).map((file) =>
          file.image
            ? <img key={file.url} src={file.url} alt={file.about} />
            : <a key={file.url} class="file" href={file.url} download={file.name}>📎 {file.name}</a>,
        )}
        {message.rows.map((row, at) => <Row key={at} row={row} view={view} words={words} acts={acts} />)}
        {message.ephemeral && (
          <p class="only">👁 {words.private} · <button type="button" class="link" onClick={() => dismiss(message.id)}>{words.dismiss}</button></p>
        )}
      </div>
    </article>
  );
}

function Framed({ embed, message }: { embed: Embed; message: Message }): JSX.Element {
  const colour = embed.color ? `#${embed.color.toString(16).padStart(6, "0")}` : undefined;
  const picture = message.files.find((file) => embed.image?.url === `attachment://${file.name}` || embed.image?.url === file.url);
  return (
    <section class="embed">
      <svg class="edge" aria-hidden="true"><rect width="100%" height="100%" fill={colour} /></svg>
      <div>
        {embed.title && <p class="title"><Markdown text={embed.title} inline /></p>}
        {embed.description && <Markdown text={embed.description} />}
        {embed.fields && (
          <dl>
            {embed.fields.map((field, at) => (
              <div key={at}><dt><Markdown text={field.name} inline /></dt><dd><Markdown text={field.value} /></dd></div>
            ))}
          </dl>
        )}
        {picture && <a href={picture.url} target="_blank" rel="noreferrer"><img src={picture.url} alt={picture.about} /></a>}
        {embed.footer && <p class="footer">{embed.footer.text}</p>}
      </div>
    </section>
  );
}
