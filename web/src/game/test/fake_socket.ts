// A WebSocket for unit tests: keeps what was sent, and says what the test has it say.
export class FakeSocket {
  static last: FakeSocket;
  readyState = 1;
  sent: { type: string; id?: number; [key: string]: unknown }[] = [];
  onopen: (() => void) | null = null;
  onclose: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  constructor() {
    FakeSocket.last = this;
  }
  send(text: string) {
    this.sent.push(JSON.parse(text));
  }
  close() {}
  say(message: unknown) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
  asked(type: string) {
    return this.sent.filter((message) => message.type === type);
  }
}
