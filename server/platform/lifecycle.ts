import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Only a hanging database takes longer to close. */
const CLOSE_MS = 3_000;
/** A turn of the event loop accepts one connection. Under load turns never end, so they are bounded. */
const QUIET_TURNS = 20;
const MAX_ROUNDS = 1_000;
/** Also the time left to complete a partial request. */
const SWEEP_MS = 200;

export type Ending = {
  app: FastifyInstance;
  stop: { drain: number; finish: number };
  closeDatabase: () => Promise<void>;
};

/**
 * Shuts down on Ctrl-C and SIGTERM. A second signal ends the process at once.
 * 1. Not ready for `drain` seconds (skipped on Ctrl-C). 2. Closes the port and connections without a complete request.
 * 3. Waits up to `finish` seconds for running requests.
 */
export function closeOnSignals({ app, stop, closeDatabase }: Ending): void {
  const connections = trackConnections(app.server);
  let ending = false;
  const end = async (signal: NodeJS.Signals) => {
    app.drain();
    if (signal === 'SIGTERM') await pause(stop.drain * 1000);
    await connections.settled();
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

/** `taken`: bytes at the last poll. `wasUnasked`: no complete request at the last poll. */
type State = { requests: Set<IncomingMessage>; taken: number; wasUnasked: boolean };

/** Node closes only connections that had a request. A silent one would block the stop. */
function trackConnections(server: Server) {
  const states = new Map<Socket, State>();
  let arrivals = 0;
  server.on('connection', (socket: Socket) => {
    arrivals += 1;
    states.set(socket, { requests: new Set(), taken: -1, wasUnasked: false });
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
    /** Accepts queued connections before the port closes, as they would be reset. */
    async settled(): Promise<void> {
      let quiet = 0;
      for (let rounds = 0; quiet < QUIET_TURNS && rounds < MAX_ROUNDS; rounds++) {
        const before = arrivals;
        await turn();
        quiet = arrivals === before ? quiet + 1 : 0;
      }
    },
    /**
     * Cuts connections without a complete request at two polls in a row.
     * Complete requests are left running, unless the client reads nothing.
     */
    closeIdleConnections(): void {
      for (const [socket, state] of states) {
        const taken = socket.bytesWritten - socket.writableLength;
        const isDeaf = state.requests.size > 1 && socket.writableLength > 0 && taken === state.taken;
        state.taken = taken;
        const isUnasked = isDeaf || ![...state.requests].some(({ complete }) => complete);
        if (isUnasked && state.wasUnasked) socket.destroy();
        state.wasUnasked = isUnasked;
      }
    },
    closeConnections(): number {
      const { size } = states;
      for (const socket of states.keys()) socket.destroy();
      return size;
    },
  };
}
