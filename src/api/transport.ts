/** What a reply must offer: a browser's Response does, and so does the server's answer in process. */
export interface TransportReply {
  status: number;
  headers: { get(name: string): string | null };
  text(): Promise<string>;
  /** A browser's alone: no page that the server renders has a file in it. */
  blob?(): Promise<Blob>;
}

export interface TransportInit {
  method: string;
  headers: Record<string, string>;
  body?: string;
  keepalive?: boolean;
  signal: AbortSignal;
}

/** The way to the two APIs. Each store has its own, so that the server's stores call in process and tests call a test server. */
export interface Transport {
  /** It is `MAIN_API_URL` without a trailing slash. */
  mainUrl: string;
  /** `PUBLIC_API_URL`, without a trailing slash; its paths begin with `/api/public/`. */
  publicUrl: string;
  fetch(url: string, init: TransportInit): Promise<TransportReply>;
  /** Whether reads are tried again; the server's first render has no time for it. The default is true. */
  retries?: boolean;
  /** Milliseconds for all tries of one call together. The default is 10 000. */
  timeoutMs?: number;
  /** The session is over: bring the visitor to /home. Set by the router's side once it exists. */
  onSessionEnded?: () => void;
}
