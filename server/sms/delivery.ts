import { setTimeout as pause } from 'node:timers/promises';
import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../db/database';
import {
  buryExpiredMessages,
  type ClaimedMessage,
  claimDueMessages,
  claimMessage,
  endLostMessages,
  endMessage,
  type FinalState,
  forgetOldMessages,
  requeueMessage,
} from '../repositories/smsMessages';
import { SmsFailure, type SmsGateway } from './gateway';
import { unsealMessage } from './sealedMessage';

export type DeliveryParts = {
  db: Database;
  gateway: SmsGateway;
  codeSecret: string;
  log: FastifyBaseLogger;
  /** Before the second try; it doubles up to a minute. */
  firstWaitMs?: number;
};

/** Brings the messages of the table `sms_messages` to the gateway. */
export interface SmsDelivery {
  /**
   * Sends a stored message, and again while nothing has gone out for certain. Resolves with how it ended, or null when another process
   * has it or this one ends first. Never rejects.
   */
  deliver(id: number): Promise<FinalState | null>;
  /** Once: takes what no process looks after, and ends what was lost or is too late. Resolves when all of that is done. Never rejects. */
  sweep(): Promise<void>;
  /** Sweeps now and from time to time. */
  start(): void;
  /** Waits for what is being sent; what waits for another try stays in the table. */
  close(): Promise<void>;
}

const LONGEST_WAIT_MS = 60_000;
const SWEEP_MS = 30_000;

export function createDelivery({ db, gateway, codeSecret, log, firstWaitMs = 1_000 }: DeliveryParts): SmsDelivery {
  const closing = new AbortController();
  const working = new Set<Promise<unknown>>();
  let timer: NodeJS.Timeout | undefined;

  const track = <T>(work: Promise<T>): Promise<T> => {
    working.add(work);
    void work.finally(() => working.delete(work));
    return work;
  };

  const end = async (id: number, state: FinalState, error?: unknown): Promise<FinalState> => {
    if (error !== undefined) log.error({ err: error, message: id, state }, 'An SMS was not acknowledged');
    await endMessage(db, { id, state, ...(error instanceof Error && { reason: error.message }) });
    return state;
  };

  /** Undefined: it is to be tried again. */
  const tryOnce = async ({ id, sealed, attempts }: ClaimedMessage): Promise<FinalState | undefined> => {
    let message: ReturnType<typeof unsealMessage>;
    try {
      message = unsealMessage(sealed ?? '', codeSecret);
    } catch {
      return end(id, 'dead', new Error('Sealed with another CODE_SECRET'));
    }
    try {
      await gateway.send(message);
    } catch (error) {
      if (!(error instanceof SmsFailure)) return end(id, 'unknown', error);
      if (error.kind !== 'notSent') return end(id, error.kind, error);
      log.warn({ err: error, message: id, attempts }, 'An SMS could not be handed over and is tried again');
      await requeueMessage(db, { id, waitSeconds: waitAfter(attempts) / 1000, reason: error.message });
      return undefined;
    }
    return end(id, 'sent');
  };

  const waitAfter = (attempts: number) => Math.min(firstWaitMs * 2 ** (attempts - 1), LONGEST_WAIT_MS);

  const work = async (first: ClaimedMessage | null): Promise<FinalState | null> => {
    for (let claimed = first; claimed; ) {
      const { id, attempts } = claimed;
      const state = await tryOnce(claimed);
      if (state) return state;
      await pause(waitAfter(attempts), undefined, { signal: closing.signal }).catch(() => {});
      if (closing.signal.aborted) return null;
      claimed = await claimMessage(db, id);
      if (!claimed && (await bury()).includes(id)) return 'dead';
    }
    return null;
  };

  const bury = async () => {
    const buried = await buryExpiredMessages(db);
    if (buried.length > 0)
      log.error({ messages: buried }, 'SMS were given up: the gateway could not be reached in time');
    return buried;
  };

  const quietly = async <T>(run: () => Promise<T>): Promise<T | null> => {
    try {
      return await run();
    } catch (err) {
      // Whatever it was doing stays in the table as it is: the next sweep sees to it.
      log.error({ err }, 'SMS could not be looked after');
      return null;
    }
  };

  const sweepOnce = async () => {
    const lost = await endLostMessages(db);
    if (lost > 0) log.warn({ messages: lost }, 'SMS of an ended process may or may not have been sent');
    await bury();
    await forgetOldMessages(db);
    const due = await claimDueMessages(db);
    await Promise.all(due.map((message) => quietly(() => work(message))));
  };

  const sweep = () => track(quietly(sweepOnce)).then(() => {});
  return {
    deliver: (id) => track(quietly(async () => work(await claimMessage(db, id)))),
    sweep,
    start() {
      void sweep();
      timer = setInterval(() => void sweep(), SWEEP_MS).unref();
    },
    async close() {
      clearInterval(timer);
      closing.abort();
      await Promise.all(working);
    },
  };
}
