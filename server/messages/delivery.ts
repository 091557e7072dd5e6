import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../platform/db/database';
import { isUnavailable } from '../platform/db/unavailable';
import { type Gateways, SendFailure, type SmsMessage, type TelegramMessage } from './gateway';
import { backgroundKinds, quietKinds, retriableKinds, TAKEOVER_SECONDS } from './kinds';
import { quietSecondsOf } from './preferences';
import { UnreadableSeal, unsealMessage } from './sealedMessage';
import { countSentFor, createBudgetAlerts, type NoticeLimits, noticeLimit } from './sms/budget';
import {
  adoptEarlierMessages,
  type Channel,
  type ClaimedMessage,
  claimDueMessages,
  claimMessage,
  deleteOldMessages,
  endAbandonedMessages,
  endMessage,
  type FinalState,
  failExpiredMessages,
  holdChannel,
  requeueMessage,
  secondsUntilNextDue,
} from './stored';

export type DeliveryParts = {
  db: Database;
  gateways: Gateways;
  codeSecret: string;
  log: FastifyBaseLogger;
  /** Receives errors of an unavailable database, to log each outage once. */
  recordOutage?: (error: unknown) => void;
  /** Backoff before the first retry. Doubles with each attempt, up to a minute. */
  firstWaitMs?: number;
  limits?: NoticeLimits;
};

export interface Delivery {
  /**
   * Resolves with the final state, or null if another process sends the message or this one shuts down. Never rejects.
   */
  deliver(id: number): Promise<FinalState | null>;
  /** Recovers messages claimed by killed processes, and sends due messages. Never rejects. */
  sweep(): Promise<void>;
  wake(): void;
  start(): void;
  close(): Promise<void>;
}

const MAX_WAIT_MS = 60_000;
const SWEEP_MS = 30_000;
const MIN_POLL_MS = 200;

const LIMITED_SECONDS = 300;
const LIMITED = {
  budget: 'The SMS budget of the day is spent',
  phone: 'The phone has had its SMS of the day',
} as const;

type Tried = FinalState | number;

export function createDelivery({
  db,
  gateways,
  codeSecret,
  log,
  recordOutage,
  firstWaitMs = 1_000,
  limits,
}: DeliveryParts): Delivery {
  const alertOf = limits && createBudgetAlerts(db, log, limits.budget);
  const closing = new AbortController();
  const working = new Set<Promise<unknown>>();
  const channels: Channel[] = gateways.telegram ? ['sms', 'telegram'] : ['sms'];
  let sweeping: NodeJS.Timeout | undefined;
  let polling: NodeJS.Timeout | undefined;
  let isStarted = false;

  const track = <T>(work: Promise<T>): Promise<T> => {
    working.add(work);
    void work.finally(() => working.delete(work));
    return work;
  };

  const send = async ({ channel, sealed }: ClaimedMessage): Promise<void> => {
    if (channel === 'sms') return gateways.sms.send(unsealMessage(sealed ?? '', codeSecret) as SmsMessage);
    if (!gateways.telegram) throw new SendFailure('Telegram is not set up', 'notSent');
    return gateways.telegram.send(unsealMessage(sealed ?? '', codeSecret) as TelegramMessage);
  };

  const end = async ({ id, kind }: ClaimedMessage, state: FinalState, error?: unknown): Promise<FinalState> => {
    if (error !== undefined) log.error({ err: error, message: id, kind, state }, 'message not acknowledged');
    await endMessage(db, { id, state, ...(error instanceof Error && { reason: error.message }) });
    return state;
  };

  const waitAfter = (attempts: number) => Math.min(firstWaitMs * 2 ** (attempts - 1), MAX_WAIT_MS);

  const attempt = async (claimed: ClaimedMessage, isImmediate: boolean): Promise<Tried> => {
    const { id, kind, channel, attempts } = claimed;
    const quietSeconds = quietKinds.includes(kind) ? await quietSecondsOf(db, id) : 0;
    if (quietSeconds > 0) {
      await requeueMessage(db, { id, waitSeconds: quietSeconds, reason: 'Quiet hours' });
      return quietSeconds * 1000;
    }
    if (limits && channel === 'sms' && backgroundKinds.includes(kind)) {
      const sent = await countSentFor(db, id);
      const limit = noticeLimit(sent, limits);
      if (limit) {
        await requeueMessage(db, { id, waitSeconds: LIMITED_SECONDS, reason: LIMITED[limit] });
        return LIMITED_SECONDS * 1000;
      }
      await alertOf?.(sent.all + 1);
    }
    try {
      await send(claimed);
    } catch (error) {
      if (error instanceof UnreadableSeal) return end(claimed, 'dead', error);
      const failure = error instanceof SendFailure ? error : null;
      const isRetried = failure?.kind === 'notSent' || (failure?.kind !== 'refused' && retriableKinds.includes(kind));
      if (!isRetried) return end(claimed, failure?.kind === 'refused' ? 'refused' : 'unknown', error);
      log.warn({ err: error, message: id, kind, attempts }, 'message not sent, will be retried');
      const waitMs = Math.max((failure?.retryAfterSeconds ?? 0) * 1000, waitAfter(attempts));
      const reason = failure?.message ?? 'An error of this server';
      await requeueMessage(db, { id, waitSeconds: waitMs / 1000 + (isImmediate ? TAKEOVER_SECONDS : 0), reason });
      if (failure?.kind === 'notSent') await holdChannel(db, channel, waitMs / 1000);
      return waitMs;
    }
    return end(claimed, 'sent');
  };

  const failExpired = async () => {
    const failedCount = await failExpiredMessages(db);
    if (failedCount.length > 0) log.error({ messages: failedCount }, 'messages expired before sending');
    return failedCount;
  };

  const deliverNow = async (id: number): Promise<FinalState | null> => {
    let claimed = await claimMessage(db, id);
    while (claimed) {
      const tried = await attempt(claimed, true);
      if (typeof tried === 'string') return tried;
      await pause(tried, undefined, { signal: closing.signal }).catch(() => {});
      if (closing.signal.aborted) return null;
      claimed = await claimMessage(db, id);
      if (!claimed && (await failExpired()).includes(id)) return 'dead';
    }
    return null;
  };

  const withErrorLog = async <T>(run: () => Promise<T>): Promise<T | null> => {
    try {
      return await run();
    } catch (err) {
      if (recordOutage && isUnavailable(err)) recordOutage(err);
      else log.error({ err }, 'message sweep failed');
      return null;
    }
  };

  const sendDueBy = async (channel: Channel) => {
    while (!closing.signal.aborted) {
      const due = await claimDueMessages(db, channel);
      if (due.length === 0) return;
      await Promise.all(due.map((message) => withErrorLog(() => attempt(message, false))));
    }
  };

  /** Channels run in parallel, so that a hanging gateway does not block the other channel. */
  const sendDue = () => Promise.all(channels.map((channel) => withErrorLog(() => sendDueBy(channel))));

  const sweepOnce = async () => {
    await adoptEarlierMessages(db);
    const abandoned = await endAbandonedMessages(db);
    if (abandoned > 0) log.warn({ messages: abandoned }, 'messages of an ended process have an unknown fate');
    await failExpired();
    await deleteOldMessages(db);
    await sendDue();
  };

  const pollAgain = async () => {
    if (!isStarted || closing.signal.aborted) return;
    const seconds = await secondsUntilNextDue(db, channels);
    clearTimeout(polling);
    if (seconds === null || seconds * 1000 > SWEEP_MS) return;
    polling = setTimeout(poll, Math.max(seconds * 1000, MIN_POLL_MS)).unref();
  };

  let isPolling = false;
  let isPollRequested = false;
  const poll = () => {
    isPollRequested = true;
    if (isPolling || !isStarted || closing.signal.aborted) return;
    isPolling = true;
    const polled = withErrorLog(async () => {
      while (isPollRequested) {
        isPollRequested = false;
        await sendDue();
      }
      await pollAgain();
    });
    void track(polled).finally(() => {
      isPolling = false;
      if (isPollRequested) poll();
    });
  };

  const sweep = () =>
    track(
      withErrorLog(async () => {
        await sweepOnce();
        await pollAgain();
      }),
    ).then(() => {});
  return {
    deliver: (id) => track(withErrorLog(() => deliverNow(id))),
    sweep,
    wake: poll,
    start() {
      isStarted = true;
      void sweep();
      sweeping = setInterval(() => void sweep(), SWEEP_MS).unref();
    },
    async close() {
      clearInterval(sweeping);
      clearTimeout(polling);
      closing.abort();
      await Promise.all(working);
    },
  };
}
