import type { FastifyBaseLogger } from 'fastify';
import { Client } from 'pg';

const AGAIN_MS = 1_000;
const LONGEST_WAIT_MS = 30_000;

/**
 * Hears of every commit that told the desk something, whichever process made it, on a connection of its own; it comes back when it is lost. Whoever
 * listens also looks from time to time, so that nothing hangs on it. Returns what ends it.
 */
export function listenForEvents(
  connectionString: string,
  heard: () => void,
  log: FastifyBaseLogger,
): () => Promise<void> {
  let isEnded = false;
  let client: Client | null = null;
  let again: NodeJS.Timeout | undefined;
  let wait = AGAIN_MS;

  const comeBack = () => {
    if (isEnded || again) return;
    again = setTimeout(() => {
      again = undefined;
      void connect();
    }, wait).unref();
    wait = Math.min(wait * 2, LONGEST_WAIT_MS);
  };

  const connect = async () => {
    const own = new Client({ connectionString, keepAlive: true, connectionTimeoutMillis: 5_000 });
    client = own;
    own.on('notification', heard);
    own.on('error', (error: Error) => log.debug({ err: error }, 'The desk hears no notifications'));
    own.on('end', comeBack);
    try {
      await own.connect();
      await own.query('listen desk_events');
      wait = AGAIN_MS;
      heard();
    } catch (error) {
      log.debug({ err: error }, 'The desk hears no notifications');
      await own.end().catch(() => {});
      comeBack();
    }
  };
  void connect();

  return async () => {
    isEnded = true;
    clearTimeout(again);
    await client?.end().catch(() => {});
  };
}
