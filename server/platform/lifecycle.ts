import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

const CLOSE_MS = 3_000;
/**
 * After this many event-loop turns without a new connection, the accept queue is considered empty, because each turn
 * accepts a queued connection.
 */
const QUIET_TURNS = 20;
const MAX_ROUNDS = 1_000;
/** Poll interval of `closeIdleConnections`. A partial request has at least this time to become complete. */
const SWEEP_MS = 200;

export type Ending = {
  app: FastifyInstance;
  stop: { drain: number; finish: number };
  closeDatabase: () => Promise<void>;
};

/**
 * Shuts down on Ctrl-C and SIGTERM. A second signal ends the process at once.
 * 1. Fails readiness checks for `drain` seconds (not on Ctrl-C). 2. Closes the port and connections without a complete
 * request. 3. Waits up to `finish` seconds for running requests.
 */
export function closeOnSignals({ app, stop, closeDatabase }: Ending): void {
  const connections = trackConnections(app.server);
  let ending = false;
  const end = async (signal: NodeJS.Signals) => {
    app.drain();
    if (signal === 'SIGTERM') await pause(stop.drain * 1000);
    await connections.acceptQueued();
    const late = pause(stop.finish * 1000, true);
    const sweeping = setInterval(() => connections.closeIdleConnections(), SWEEP_MS);
    const closed = app.close();
    if (await Promise.race([closed.then(() => false), late])) {
      process.stderr.write(`Connections cut after ${stop.finish} s: ${connections.closeConnections()}\n`);
      await closed;
    }
    clearInterval(sweeping);
    const isOpen = await Promise.race([closeDatabase().then(() => false), pause(CLOSE_MS, true)]);
    if (isOpen) throw new Error('The database did not close in time');
  };
  const onSignal = (signal: NodeJS.Signals) => {
    if (ending) process.exit(130);
    ending = true;
    end(signal).then(
      () => process.exit(0),
      (error: unknown) => {
        process.stderr.write(`${String(error)}\n`);
        process.exit(1);
      },
    );
  };
  process.on('SIGINT', onSignal);
  process.on('SIGTERM', onSignal);
}

/** State at the last poll. `wasIdle`: without a complete request, or the client read nothing. */
type State = { requests: Set<IncomingMessage>; bytesSent: number; wasIdle: boolean };

/** Node closes only connections that had a request. A connection without one would block the shutdown. */
function trackConnections(server: Server) {
  const states = new Map<Socket, State>();
  let arrivals = 0;
  server.on('connection', (socket: Socket) => {
    arrivals += 1;
    states.set(socket, { requests: new Set(), bytesSent: -1, wasIdle: false });
    socket.once('close', () => states.delete(socket));
  });
  server.on('request', (request, response) => {
    arrivals += 1;
    const state = states.get(request.socket);
    if (!state) return;
    state.requests.add(request);
    response.once('close', () => state.requests.delete(request));
  });
  return {
    /** Waits until queued connections are accepted, because closing the port would reset them. */
    async acceptQueued(): Promise<void> {
      let quiet = 0;
      for (let rounds = 0; quiet < QUIET_TURNS && rounds < MAX_ROUNDS; rounds++) {
        const before = arrivals;
        await turn();
        quiet = arrivals === before ? quiet + 1 : 0;
      }
    },
    /** Closes connections without a complete request at two polls in a row, and those of clients that read nothing. */
    closeIdleConnections(): void {
      for (const [socket, state] of states) {
        const bytesSent = socket.bytesWritten - socket.writableLength;
        const isUnread = state.requests.size > 1 && socket.writableLength > 0 && bytesSent === state.bytesSent;
        state.bytesSent = bytesSent;
        const isIdle = isUnread || ![...state.requests].some(({ complete }) => complete);
        if (isIdle && state.wasIdle) socket.destroy();
        state.wasIdle = isIdle;
      }
    },
    closeConnections(): number {
      const { size } = states;
      for (const socket of states.keys()) socket.destroy();
      return size;
    },
  };
}
