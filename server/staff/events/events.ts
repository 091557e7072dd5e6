import type { FastifyInstance, FastifyReply } from 'fastify';
import fp from 'fastify-plugin';
import { deskEventsCalls } from '#contract/activity';
import { ApiFailure } from '../../platform/http/errors';
import { registerDeskCall } from '../deskCalls';
import { withTotpRequirement } from '../session/secondFactor';
import { findSession } from '../session/sessions';
import type { SignedIn } from '../signedIn';
import { listenForEvents, readEvents, type StoredEvent, storedEventRange } from './stored';
import { Stream } from './stream';

declare module 'fastify' {
  interface FastifyInstance {
    deskEvents: DeskEvents;
  }
}

/** Polling interval, a fallback for lost notifications (LISTEN/NOTIFY) of other processes. */
const POLL_MS = 1_000;
const BEAT_MS = 15_000;
const MAX_STREAMS_PER_PERSON = 10;
const MAX_STREAMS = 1_000;

export interface DeskEvents {
  wake(): void;
  /** Replies with a stream (SSE) of the events after number `after`. */
  open(reply: FastifyReply, me: SignedIn, after: number | null): Promise<void>;
}

export const deskEvents = fp(
  async (app: FastifyInstance) => {
    const { db, log } = app;
    const streams = new Set<Stream>();
    let isPolling = false;
    let isPollRequested = false;

    const drop = (stream: Stream) => {
      streams.delete(stream);
      stream.end();
    };

    const checkSessions = async (which: Iterable<Stream>) => {
      for (const stream of which) {
        const me = withTotpRequirement(await findSession(db, stream.me.sessionId), app.config);
        if (me?.stage === 'full') stream.me = me;
        else drop(stream);
      }
    };

    const publish = async (events: StoredEvent[], recipients: Stream[]) => {
      const touched = new Set(
        events.filter(({ thing }) => thing === 'staff' || thing === 'session').map(({ thingId }) => thingId),
      );
      if (touched.size > 0) await checkSessions(recipients.filter(({ me }) => touched.has(me.id)));
      for (const stream of recipients) for (const event of events) stream.publish(event);
    };

    const pollOnce = async () => {
      while (streams.size > 0) {
        const after = Math.min(...[...streams].map(({ last }) => last));
        const events = await readEvents(db, after);
        if (events.length === 0) return;
        // Skips clients that connected during the query with a smaller number: they would miss events in between.
        await publish(
          events,
          [...streams].filter(({ last }) => last >= after),
        );
      }
    };

    const poll = async () => {
      isPollRequested = true;
      if (isPolling) return;
      isPolling = true;
      try {
        while (isPollRequested) {
          isPollRequested = false;
          await pollOnce();
        }
      } catch (error) {
        log.warn({ err: error }, 'events were not delivered to open desks');
      } finally {
        isPolling = false;
      }
    };

    const wake = () => {
      if (streams.size > 0) void poll();
    };
    const polling = setInterval(wake, POLL_MS).unref();
    const beating = setInterval(() => {
      for (const stream of streams) stream.beat();
      checkSessions(streams).catch((error: unknown) =>
        log.warn({ err: error }, 'sessions of open desks were not checked'),
      );
    }, BEAT_MS).unref();

    const open = async (reply: FastifyReply, me: SignedIn, after: number | null) => {
      const own = [...streams].filter((stream) => stream.me.id === me.id);
      if (own.length >= MAX_STREAMS_PER_PERSON || streams.size >= MAX_STREAMS)
        throw new ApiFailure(429, 'too_many_requests', { retryAfter: 10 });
      const { first, last } = await storedEventRange(db);
      reply.hijack();
      const { raw } = reply;
      const headers = {
        ...reply.getHeaders(),
        'content-type': 'text/event-stream; charset=utf-8',
        'cache-control': 'no-store',
        // Disables response buffering in nginx.
        'x-accel-buffering': 'no',
      };
      for (const [name, value] of Object.entries(headers)) if (value !== undefined) raw.setHeader(name, value);
      raw.writeHead(200);
      const stream = new Stream(me, raw);
      raw.on('close', () => streams.delete(stream));
      const isGone = after !== null && (after < first - 1 || after > last);
      stream.begin(after === null || isGone ? last : after);
      if (isGone) stream.reset(last);
      // During shutdown the stream ends, and the client reconnects to another process and resumes.
      if (app.isDraining()) return stream.end();
      if (raw.destroyed) return;
      streams.add(stream);
      void poll();
    };

    app.decorate('deskEvents', { wake, open });
    // Publishes the writes of this process without waiting for a notification of the database.
    app.addHook('onResponse', async ({ method }) => {
      if (method !== 'GET') wake();
    });
    const endListening = app.config.databaseUrl ? listenForEvents(app.config.databaseUrl, wake, log) : null;
    app.addHook('preClose', async () => {
      clearInterval(polling);
      clearInterval(beating);
      for (const stream of streams) drop(stream);
    });
    app.addHook('onClose', async () => endListening?.());
  },
  { name: 'deskEvents', dependencies: ['errors', 'closing'] },
);

export async function eventRoutes(app: FastifyInstance): Promise<void> {
  registerDeskCall(app, deskEventsCalls.events).handledBy(async ({ headers, query, reply, me }) => {
    const after = headers['last-event-id'] ?? query.after;
    await app.deskEvents.open(reply, me, after === undefined ? null : Number(after));
    return '';
  });
}
