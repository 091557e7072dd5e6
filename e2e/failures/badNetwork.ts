import { connect, createServer, type Socket } from 'node:net';

/**
 * `lossy` resets connections; `muted` delivers requests but no replies; `portal` answers everything; `portalElsewhere`
 * redirects everything.
 */
export type NetworkState = 'clear' | 'lossy' | 'muted' | 'portal' | 'portalElsewhere';

export interface BadNetwork {
  url: string;
  turn(state: NetworkState): void;
  readonly lost: number;
  close(): Promise<void>;
}

/** Reply bytes after which `lossy` resets a connection, in rotation. */
const RESET_AFTER_BYTES = [40_000, 0, 120_000, 9_000, Infinity, 25_000, 0, Infinity];

/** Shifts each round: otherwise a page with as many connections as entries always loses the same files. */
const resetAfterBytes = (connection: number): number =>
  RESET_AFTER_BYTES[(connection + Math.floor(connection / RESET_AFTER_BYTES.length)) % RESET_AFTER_BYTES.length] ?? 0;

const SIGN_IN_PAGE = '<!doctype html><title>Wi-Fi</title><h1>Wi-Fi</h1>';
const answer = (status: string, headers: string) =>
  `HTTP/1.1 ${status}\r\n${headers}content-type: text/html\r\ncontent-length: ${SIGN_IN_PAGE.length}\r\nconnection: close\r\n\r\n${SIGN_IN_PAGE}`;
const PORTAL = {
  portal: answer('200 OK', 'cache-control: max-age=3600\r\n'),
  portalElsewhere: answer('302 Found', 'location: http://127.0.0.1:1/wifi\r\n'),
};

/** Starts a TCP proxy, so that failures occur below HTTP. */
export async function startBadNetwork(serverUrl: string): Promise<BadNetwork> {
  const { hostname, port } = new URL(serverUrl);
  const open = new Set<Socket>();
  let state: NetworkState = 'clear';
  let count = 0;
  let lost = 0;

  const drop = (socket: Socket) => {
    lost += 1;
    socket.resetAndDestroy();
  };
  const network = createServer((visitor) => {
    open.add(visitor);
    visitor.on('close', () => open.delete(visitor)).on('error', () => undefined);
    if (state === 'portal' || state === 'portalElsewhere') {
      const page = PORTAL[state];
      visitor.once('data', () => visitor.end(page));
      return;
    }
    let left = state === 'lossy' ? resetAfterBytes(count++) : Infinity;
    if (left === 0) {
      visitor.once('data', () => drop(visitor));
      return;
    }
    const isMuted = state === 'muted';
    const server = connect(Number(port), hostname);
    visitor.on('close', () => server.destroy());
    server.on('close', () => visitor.end()).on('error', () => visitor.destroy());
    visitor.pipe(server);
    server.on('data', (bytes) => {
      if (isMuted) return;
      visitor.write(bytes.subarray(0, left));
      left -= bytes.length;
      if (left <= 0) drop(visitor);
    });
  });
  await new Promise<void>((done) => network.listen(0, '127.0.0.1', done));
  const cutOff = () => {
    for (const socket of open) socket.destroy();
  };
  const address = network.address();
  return {
    url: `http://127.0.0.1:${typeof address === 'object' ? address?.port : 0}`,
    turn: (next) => {
      state = next;
      cutOff();
    },
    get lost() {
      return lost;
    },
    close: () =>
      new Promise((done) => {
        network.close(() => done());
        cutOff();
      }),
  };
}
