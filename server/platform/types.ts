import type { Counter } from 'prom-client';
import type { CallLimit } from '../../contract/call';
import type { Delivery } from '../messages/delivery';
import type { Store } from '../messages/outbox';
import type { Outbox } from '../messages/sms/sandbox';
import type { Telegram } from '../messages/telegram/telegram';
import type { SizedCache } from './cache/sizedCache';
import type { Config } from './config';
import type { Database } from './db/database';
import type { Language } from './http/language';
import type { Metrics } from './http/metrics';
import type { Outage } from './http/outage';
import type { RemoteApi } from './http/remoteApis';
import type { StoredReply } from './http/replyCache';
import type { CountCall } from './limits/limitCounts';
import type { Tracing } from './tracing/tracing';

declare module 'fastify' {
  interface FastifyInstance {
    config: Config;
    db: Database;
    outage: Outage;
    /** The process is about to end: /readyz says no, and replies end their connections. */
    drain(): void;
    isDraining(): boolean;
    /** Rises with every change of content; up to a second old unless `fresh`, and the last known one while the database does not answer. */
    contentVersion(options?: { fresh?: boolean }): Promise<number>;
    /** Resolves when the search's index has the content as it is, or after a moment. */
    freshSearch(): Promise<void>;
    /** Replies of routes marked `content: true`, by who asks in which words. */
    replies: SizedCache<StoredReply>;
    /** Counts a call against a limit that holds over all processes. */
    countCall: CountCall;
    /** Signs an access token (JWT HS256, 15 minutes) for the user. */
    signAccessToken(userId: number, claims?: Record<string, string>): string;
    metrics: Metrics;
    tracing: Tracing;
    /** Stores messages to people in the transaction of what they tell, and brings them to their channels. */
    messages: Delivery & { store: Store };
    /** Null where no bot is set up. */
    telegram: Telegram | null;
    /** The APIs that are another server's, by origin; empty where both are this one's. */
    remoteApis: Map<string, RemoteApi>;
    /** Counts codes that were asked for and not sent. */
    smsRefusals: Counter<'reason'>;
    /** Null where messages are really sent. */
    outbox: Outbox | null;
  }
  interface FastifyRequest {
    language: Language;
    /** The signed-in customer on a private route, else null. */
    userId: number | null;
    /** All claims of the access token on a private route, else null. */
    tokenClaims: Record<string, unknown> | null;
    /** The pattern of the page that was sent, for /metrics; null for anything that is no page. */
    pageRoute: string | null;
  }
  /** What a route says about itself; the plugins read it, nothing is decided by the path. */
  interface FastifyContextConfig {
    /** Public content: cached by (path + known query, language, content version) with ETag and 304. */
    content?: boolean;
    /** Needs a bearer access token; `request.userId` is set. */
    private?: boolean;
    /** What writes a row for anyone, sends an SMS or tries a secret has a limit of its own. */
    limit?: CallLimit;
    /** Not worth a line in the access log. */
    quiet?: boolean;
  }
}
