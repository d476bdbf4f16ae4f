// Discord's Markdown, with mentions of people, roles and commands by their names.

import type { ComponentChildren, JSX } from "preact";
import { useContext, useMemo, useState } from "preact/hooks";
import { createContext } from "preact";
import { parse } from "discord-markdown-parser";
import type { Command, View } from "./protocol";

export const Names = createContext<{ view: View | null; use: (command: Command) => void }>({
  view: null,
  use: () => undefined,
});

interface Node {
  type: string;
  content?: Node[] | string;
  id?: string;
  name?: string;
  fullName?: string;
  target?: string;
  level?: number;
  timestamp?: string;
  format?: string;
}

export function Markdown({ text, inline = false }: { text: string; inline?: boolean }): JSX.Element {
  const nodes = useMemo(() => parse(text, "extended") as Node[], [text]);
  const drawn = nodes.map((node, at) => <Piece key={at} node={node} />);
  return inline ? <span>{drawn}</span> : <div class="markdown">{drawn}</div>;
}

function inside(content: Node[] | string | undefined): ComponentChildren {
  if (typeof content === "string" || content === undefined) return content;
  return content.map((node, at) => <Piece key={at} node={node} />);
}

const TAGS: Record<string, keyof JSX.IntrinsicElements> = {
  strong: "strong",
  em: "em",
  underline: "u",
  strikethrough: "s",
  inlineCode: "code",
  blockQuote: "blockquote",
  subtext: "small",
};

function Piece({ node }: { node: Node }): JSX.Element {
  const { view, use } = useContext(Names);
  const Tag = TAGS[node.type];
  if (Tag) return <Tag>{inside(node.content)}</Tag>;
  switch (node.type) {
    case "br":
      return <br />;
    case "codeBlock":
      return <pre><code>{inside(node.content)}</code></pre>;
    case "heading":
      return <p class="heading">{inside(node.content)}</p>;
    case "url":
    case "autolink":
    case "link":
      return <a href={node.target} rel="noreferrer" target="_blank">{inside(node.content)}</a>;
    case "spoiler":
      return <Spoiler>{inside(node.content)}</Spoiler>;
    case "user":
      return <span class="mention">@{view?.people.find((one) => one.id === node.id)?.name ?? node.id}</span>;
    case "role":
      return <span class="mention">@{view?.roles.find((one) => one.id === node.id)?.name ?? node.id}</span>;
    case "timestamp":
      return <time>{new Date(Number(node.timestamp) * 1000).toLocaleDateString(view?.me.locale)}</time>;
    case "slashCommand": {
      const path = node.fullName ?? node.name ?? "";
      const command = view?.commands.find((one) => one.path === path || one.shown === path);
      if (!command) return <span class="mention">/{path}</span>;
      return <button type="button" class="mention link" onClick={() => use(command)}>/{command.shown}</button>;
    }
    case "emoji":
    case "twemoji":
      return <>{node.name}</>;
    default:
      return <>{inside(node.content)}</>;
  }
}

function Spoiler({ children }: { children: ComponentChildren }): JSX.Element {
  const [open, setOpen] = useState(false);
  return <button type="button" class={open ? "spoiler open" : "spoiler"} onClick={() => setOpen(!open)}>{children}</button>;
}
