// The socket to the server: deeds go out and are answered, views come in whenever something changed.

import type { Deed, Done, Person, View } from "./protocol";

const AGAIN = 1000; // milliseconds until a lost line is tried again

export class Link {
  private socket: WebSocket | null = null;
  private waiting = new Map<number, (done: Done) => void>();
  private number = 0;
  private me: Person | null = null; // who sat here when the line was lost

  constructor(
    private readonly seen: (view: View) => void,
    private readonly online: (yes: boolean) => void,
  ) {
    this.open();
  }

  do(deed: Deed): Promise<Done> {
    const id = ++this.number;
    return new Promise((resolve) => {
      if (this.socket?.readyState !== WebSocket.OPEN) {
        resolve({ error: "offline", modal: null, choices: [] });
        return;
      }
      this.waiting.set(id, resolve);
      this.socket.send(JSON.stringify({ id, deed }));
    });
  }

  private open(): void {
    const address = new URL("socket" + location.search, location.href);
    address.protocol = "ws:";
    this.socket = new WebSocket(address);
    this.socket.onopen = () => {
      this.online(true);
      if (this.me) void this.do({ do: "be", name: this.me.name, locale: this.me.locale });
    };
    this.socket.onmessage = (event: MessageEvent<string>) => {
      const said = JSON.parse(event.data) as { view?: View; id?: number; done?: Done };
      if (said.view) {
        this.me = said.view.me;
        this.seen(said.view);
      }
      if (said.id !== undefined && said.done) {
        this.waiting.get(said.id)?.(said.done);
        this.waiting.delete(said.id);
      }
    };
    this.socket.onclose = () => {
      this.online(false);
      for (const resolve of this.waiting.values()) resolve({ error: "offline", modal: null, choices: [] });
      this.waiting.clear();
      setTimeout(() => this.open(), AGAIN);
    };
  }
}
