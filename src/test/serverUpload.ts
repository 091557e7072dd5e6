let cookieOf: () => string | undefined = () => undefined;

/** Fake XMLHttpRequest that calls the real server in process. */
export class ServerUpload extends EventTarget {
  readonly upload = new EventTarget();
  status = 0;
  responseText = '';
  timeout = 0;
  private method = 'GET';
  private url = '';
  private readonly headers: Record<string, string> = {};
  private replied: Record<string, string> = {};
  private isOver = false;

  static install(cookie: () => string | undefined): void {
    cookieOf = cookie;
    Object.assign(globalThis, { XMLHttpRequest: ServerUpload });
  }

  open(method: string, url: string): void {
    this.method = method;
    this.url = url;
  }

  setRequestHeader(name: string, value: string): void {
    this.headers[name.toLowerCase()] = value;
  }

  getResponseHeader(name: string): string | null {
    return this.replied[name] ?? null;
  }

  abort(): void {
    this.end('abort');
  }

  send(file: Blob): void {
    void this.ask(file);
  }

  private async ask(file: Blob): Promise<void> {
    const bytes = await bytesOf(file);
    const { length: total } = bytes;
    this.upload.dispatchEvent(new ProgressEvent('progress', { lengthComputable: true, loaded: total / 2, total }));
    const cookie = cookieOf();
    const headers = { ...this.headers, 'sec-fetch-site': 'same-origin', ...(cookie !== undefined && { cookie }) };
    const reply = await outsideServer.call(this.method, this.url, headers, bytes);
    this.status = reply.status;
    this.responseText = reply.body;
    this.replied = reply.headers;
    this.end('load');
  }

  private end(how: 'load' | 'abort'): void {
    if (this.isOver) return;
    this.isOver = true;
    this.dispatchEvent(new ProgressEvent(how));
  }
}

/** Files in jsdom lack `arrayBuffer`. */
const bytesOf = (file: Blob): Promise<Buffer> =>
  new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.addEventListener('load', () => {
      const { result } = reader;
      resolve(Buffer.from(typeof result === 'string' ? (result.split(',')[1] ?? '') : '', 'base64'));
    });
    reader.addEventListener('error', () => reject(reader.error ?? new Error('The file was not read')));
    reader.readAsDataURL(file);
  });
