import type { IncomingMessage, Server } from 'node:http';
import type { Socket } from 'node:net';
import { setTimeout as pause, setImmediate as turn } from 'node:timers/promises';
import type { FastifyInstance } from 'fastify';

/** Nothing but a database that hangs itself takes as long to close. */
const CLOSE_MS = 3_000;
/** Turns of the event loop without anything new, and the most of them: a turn accepts one connection, and under load they never end. */
const QUIET_TURNS = 20;
const MOST_TURNS = 1_000;
/** How often connections without a whole request are looked for, and so how long the rest of one may still take. */
const SWEEP_MS = 200;

export type Ending = {
  app: FastifyInstance;
  /** Seconds, as the settings DRAIN_SECONDS and STOP_SECONDS. */
  stop: { drain: number; finish: number };
  closeDatabase: () => Promise<void>;
};

/**
 * Ends the process in order on Ctrl-C and SIGTERM: says that it is not ready and goes on for `drain` seconds (not on Ctrl-C, where a
 * person waits and no balancer looks), closes the port, cuts connections from which no request has come whole, lets those that have
 * finish for `finish` seconds, cuts the rest, closes the database. A second signal ends it at once.
 */
export function endOnSignals({ app, stop, closeDatabase }: Ending): void {
  const connections = trackConnections(app.server);
  let ending = false;
  const end = async (signal: NodeJS.Signals) => {
    app.drain();
    if (signal === 'SIGTERM') await pause(stop.drain * 1000);
    await connections.settled();
    const late = pause(stop.finish * 1000, true);
    const sweeping = setInterval(() => connections.cutUnasked(), SWEEP_MS);
    const closed = app.close();
    if (await Promise.race([closed.then(() => false), late])) {
      process.stderr.write(`Connections cut after ${stop.finish} s: ${connections.cutAll()}\n`);
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

/** `requests`: those without their reply yet. `taken`: bytes, at the last look. `wasUnasked`: at the last look nothing was worth waiting for. */
type State = { requests: Set<IncomingMessage>; taken: number; wasUnasked: boolean };

/** Node closes only connections that have had a request: one that never sent a byte would hold the server for good. */
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
    /** What has reached this machine is accepted and read before the port closes: a connection in its queue would be reset. */
    async settled(): Promise<void> {
      let quiet = 0;
      for (let turns = 0; quiet < QUIET_TURNS && turns < MOST_TURNS; turns++) {
        const before = arrivals;
        await turn();
        quiet = arrivals === before ? quiet + 1 : 0;
      }
    },
    /**
     * Ends those from which no request has come whole, now and at the last look: silent ones, and those that drip a head or a body,
     * which would hold the stop for all of its time. A request that is whole is work, and left alone, unless more wait behind it and
     * its visitor takes no bytes: no browser sends requests without reading replies.
     */
    cutUnasked(): void {
      for (const [socket, state] of states) {
        const taken = socket.bytesWritten - socket.writableLength;
        const isDeaf = state.requests.size > 1 && socket.writableLength > 0 && taken === state.taken;
        state.taken = taken;
        const isUnasked = isDeaf || ![...state.requests].some(({ complete }) => complete);
        if (isUnasked && state.wasUnasked) socket.destroy();
        state.wasUnasked = isUnasked;
      }
    },
    cutAll(): number {
      const { size } = states;
      for (const socket of states.keys()) socket.destroy();
      return size;
    },
  };
}
