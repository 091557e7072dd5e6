import { connect, createServer, type Socket } from 'node:net';

/**
 * What the line does. `lossy`: it resets connections, some at once, some in the middle of a reply. `muted`: what is sent arrives, no
 * reply comes back. `portal`: a captive portal answers everything; `portalElsewhere`: leads everything to another host.
 */
export type NetworkState = 'clear' | 'lossy' | 'muted' | 'portal' | 'portalElsewhere';

export interface BadNetwork {
  url: string;
  /** From now on; what is open is cut off. */
  turn(state: NetworkState): void;
  /** Connections that were reset. */
  readonly lost: number;
  close(): Promise<void>;
}

/** After so many bytes of replies a connection of the lossy line is reset, one after another, over and over. */
const LASTS_BYTES = [40_000, 0, 120_000, 9_000, Infinity, 25_000, 0, Infinity];

/** Each round begins one further: a page that opens as many connections each time would lose the same ones for ever. */
const lastsBytes = (connection: number): number =>
  LASTS_BYTES[(connection + Math.floor(connection / LASTS_BYTES.length)) % LASTS_BYTES.length] ?? 0;

const SIGN_IN_PAGE = '<!doctype html><title>Wi-Fi</title><h1>Wi-Fi</h1>';
const answer = (status: string, headers: string) =>
  `HTTP/1.1 ${status}\r\n${headers}content-type: text/html\r\ncontent-length: ${SIGN_IN_PAGE.length}\r\nconnection: close\r\n\r\n${SIGN_IN_PAGE}`;
const PORTAL = {
  portal: answer('200 OK', 'cache-control: max-age=3600\r\n'),
  // Nothing listens there.
  portalElsewhere: answer('302 Found', 'location: http://127.0.0.1:1/wifi\r\n'),
};

/** A line to a real server, by TCP: whatever goes wrong goes wrong below HTTP, for documents, scripts, pictures and calls alike. */
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
  const line = createServer((visitor) => {
    open.add(visitor);
    visitor.on('close', () => open.delete(visitor)).on('error', () => undefined);
    if (state === 'portal' || state === 'portalElsewhere') {
      const page = PORTAL[state];
      visitor.once('data', () => visitor.end(page));
      return;
    }
    let left = state === 'lossy' ? lastsBytes(count++) : Infinity;
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
  await new Promise<void>((done) => line.listen(0, '127.0.0.1', done));
  const cutOff = () => {
    for (const socket of open) socket.destroy();
  };
  const address = line.address();
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
        line.close(() => done());
        cutOff();
      }),
  };
}
