import type { Transport, TransportInit, TransportReply } from '#api/client';

export interface WireCall {
  method: string;
  url: string;
  headers: Record<string, string>;
  body: unknown;
  keepalive?: boolean;
}

type Next = () => Promise<TransportReply>;

export interface TestTransport extends Transport {
  calls: WireCall[];
  /** Intercepts calls to simulate an unreliable network: replies, throws, or forwards by `next`. */
  between: ((call: WireCall, next: Next, signal: AbortSignal) => Promise<TransportReply>) | undefined;
}

/** Transport whose calls are answered by `between` or `server`. `serverTransport.ts` uses the real server. */
export function testTransport(
  settings: Partial<TestTransport> = {},
  server: (call: WireCall, init: TransportInit) => Promise<TransportReply> = noServer,
): TestTransport {
  const transport: TestTransport = {
    mainUrl: '/api/main',
    publicUrl: '',
    calls: [],
    between: undefined,
    fetch: async (url, init) => {
      const call = wireCall(url, init);
      transport.calls.push(call);
      const next = () => server(call, init);
      return transport.between ? transport.between(call, next, init.signal) : next();
    },
    ...settings,
  };
  return transport;
}

const noServer = ({ method, url }: WireCall) => {
  throw new Error(`This test has no server for ${method} ${url}: set between, or use serverTransport()`);
};

export const answer = (status: number, body: unknown, headers: Record<string, string> = {}): TransportReply => ({
  status,
  headers: { get: (name) => headers[name.toLowerCase()] ?? null },
  text: async () => (typeof body === 'string' ? body : JSON.stringify(body)),
});

/** Never replies; rejects when the call is aborted. */
export const silence = (signal: AbortSignal) =>
  new Promise<never>((_, reject) => {
    signal.addEventListener('abort', () => reject(new Error('aborted')), { once: true });
  });

const wireCall = (url: string, init: TransportInit): WireCall => ({
  method: init.method,
  url,
  headers: init.headers,
  body: init.body === undefined ? undefined : JSON.parse(init.body),
  ...(init.keepalive && { keepalive: true }),
});
