import { sql } from 'drizzle-orm';
import type { FastifyInstance } from 'fastify';
import type { Registry } from 'prom-client';
import type { Database } from '../db/database';
import { messages } from '../db/schema/messages';
import { inTime } from '../http/health';
import { gauge } from './gauge';

type Count = { channel: string; state: string; count: number };

const readDay = (db: Database) =>
  db.execute<Count>(sql`select channel, state, count(*)::int as count from ${messages}
    where created_at > now() - interval '1 day' group by channel, state`);

type Waiting = { channel: string; count: number; late: number };

const readWaiting = (db: Database) =>
  db.execute<Waiting>(sql`select channel, count(*)::int as count,
      coalesce(extract(epoch from now() - min(created_at)), 0)::float8 as late
    from ${messages} where state = 'queued' group by channel`);

/**
 * What became of the messages, and what waits. The counts are the database's: every process shows the same, and none while the database
 * does not answer.
 */
export function messageMetrics(registry: Registry, app: FastifyInstance): void {
  const registers = [registry];
  const { channel, state } = messages;
  gauge({
    name: 'yolda_messages',
    help: 'Messages of the last 24 hours by channel and state; dead: never sent',
    labelNames: ['channel', 'state'],
    registers,
    async collect() {
      this.reset();
      const found = await inTime(readDay(app.db)).catch(() => null);
      if (!found) return;
      for (const through of channel.enumValues) {
        for (const one of state.enumValues) this.set({ channel: through, state: one }, 0);
      }
      for (const row of found.rows) this.set({ channel: row.channel, state: row.state }, row.count);
    },
  });
  const waiting = (name: string, help: string, figureOf: (row: Waiting | undefined) => number) =>
    gauge({
      name,
      help,
      labelNames: ['channel'],
      registers,
      async collect() {
        this.reset();
        const found = await inTime(readWaiting(app.db)).catch(() => null);
        if (!found) return;
        for (const one of channel.enumValues) {
          this.set({ channel: one }, figureOf(found.rows.find((row) => row.channel === one)));
        }
      },
    });
  waiting('yolda_messages_waiting', 'Messages that wait to be sent, by channel', (row) => row?.count ?? 0);
  waiting(
    'yolda_messages_waiting_seconds',
    'Age of the oldest message that waits, by channel; 0: none waits',
    (row) => row?.late ?? 0,
  );
}
