// What page and server say to each other; loopback/web.py has the other side.

export interface Choice { name: string; value: string | number }

export interface Option {
  name: string;
  shown: string;
  about: string;
  type: number;
  required: boolean;
  autocomplete: boolean;
  choices: Choice[];
}

export interface Command { path: string; shown: string; about: string; options: Option[] }

export interface Person { id: string; name: string; locale: string }

export interface SelectOption { label: string; value: string; description?: string | null; default?: boolean | null }

export interface Control {
  type: number;
  custom_id: string;
  label?: string | null;
  style?: number;
  disabled?: boolean | null;
  placeholder?: string | null;
  options?: SelectOption[];
  least?: number;
  most?: number;
}

export interface Picture { url: string; name: string; about: string; image: boolean }

export interface Embed {
  title?: string | null;
  description?: string | null;
  color?: number | null;
  fields?: { name: string; value: string; inline?: boolean | null }[] | null;
  footer?: { text: string } | null;
  image?: { url: string } | null;
}

export interface Message {
  id: string;
  time: number;
  content: string;
  embeds: Embed[];
  rows: Control[][];
  files: Picture[];
  ephemeral: boolean;
  edited: boolean;
  by: string;
  used: string;
}

export interface View {
  me: Person;
  people: Person[];
  roles: { id: string; name: string }[];
  server: string;
  channel: string;
  commands: Command[];
  messages: Message[];
}

export interface Input {
  caption: string;
  about: string;
  custom_id: string;
  text: boolean;
  paragraph: boolean;
  value: string;
  hint: string;
  required: boolean;
  most: number;
  least: number;
  options: SelectOption[];
}

export interface Modal { number: number; title: string; inputs: Input[] }

export interface Done { error: string; modal: Modal | null; choices: Choice[] }

export type Values = Record<string, string | number | boolean>;
export interface Sent { name: string; data: string }

export type Deed =
  | { do: "be"; name: string; locale: string }
  | { do: "run"; path: string; options: Values; files: Record<string, Sent> }
  | { do: "complete"; path: string; option: string; typed: string; options: Values }
  | { do: "press"; message: string; custom_id: string }
  | { do: "choose"; message: string; custom_id: string; values: string[] }
  | { do: "submit"; modal: number; values: Record<string, string | string[]> };
