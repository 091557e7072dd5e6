export class FakeEventSource extends EventTarget {
  static readonly CONNECTING = 0;
  static readonly OPEN = 1;
  static readonly CLOSED = 2;
  static opened: FakeEventSource[] = [];

  readyState = FakeEventSource.CONNECTING;

  constructor(readonly url: string) {
    super();
    FakeEventSource.opened.push(this);
  }

  static install(): void {
    FakeEventSource.opened = [];
    Object.assign(globalThis, { EventSource: FakeEventSource });
  }

  static get last(): FakeEventSource {
    const last = FakeEventSource.opened.at(-1);
    if (!last) throw new Error('No stream was opened');
    return last;
  }

  open(): void {
    this.readyState = FakeEventSource.OPEN;
    this.dispatchEvent(new Event('open'));
  }

  emit(id: number, data: object): void {
    const event = Object.assign(new Event('change'), { data: JSON.stringify(data), lastEventId: String(id) });
    this.dispatchEvent(event);
  }

  beat(): void {
    this.dispatchEvent(Object.assign(new Event('beat'), { data: '{}', lastEventId: '' }));
  }

  /** Simulates a connection error. `isFinal`: the browser does not reconnect, as after an HTTP error status. */
  fail(isFinal: boolean): void {
    this.readyState = isFinal ? FakeEventSource.CLOSED : FakeEventSource.CONNECTING;
    this.dispatchEvent(new Event('error'));
  }

  close(): void {
    this.readyState = FakeEventSource.CLOSED;
  }
}
