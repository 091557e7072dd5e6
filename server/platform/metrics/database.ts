import type { FastifyInstance } from 'fastify';
import { Counter, Histogram, type Registry } from 'prom-client';
import { databaseAnswers } from '../db/clock';
import { clientOf, watchStatements } from '../db/watchStatements';
import { gauge } from './gauge';

const BUCKETS = [0.001, 0.005, 0.01, 0.05, 0.1, 0.5, 1, 5];
const OPERATIONS = new Set(['delete', 'insert', 'select', 'update', 'with']);

const operationOf = (text: string) => {
  const word = /^\s*(\w+)/.exec(text)?.[1]?.toLowerCase() ?? '';
  return OPERATIONS.has(word) ? word : 'other';
};

const reasonOf = (error: unknown) => {
  const given = (error as { code?: unknown } | null)?.code;
  const code = typeof given === 'string' ? given : '';
  if (/^23...$/.test(code)) return 'constraint';
  if (/^(08|53|57)...$/.test(code) || !/^[0-9A-Z]{5}$/.test(code)) return 'unavailable';
  return 'other';
};

export function databaseMetrics(registry: Registry, app: FastifyInstance): void {
  const registers = [registry];
  const client = clientOf(app.db);
  gauge({
    name: 'yolda_database_up',
    help: '1 while the database answers',
    registers,
    async collect() {
      this.set((await databaseAnswers(app.db)) ? 1 : 0);
    },
  });
  gauge({
    name: 'yolda_database_info',
    help: 'Kind of the database',
    labelNames: ['kind'],
    registers,
  }).set({ kind: client.kind }, 1);
  if (client.kind === 'postgresql') {
    const { pool } = client;
    gauge({
      name: 'yolda_database_connections',
      help: 'Connections of the pool by state. waiting: callers without a connection',
      labelNames: ['state'],
      registers,
      collect() {
        this.set({ state: 'total' }, pool.totalCount);
        this.set({ state: 'idle' }, pool.idleCount);
        this.set({ state: 'waiting' }, pool.waitingCount);
      },
    });
  }
  const durations = new Histogram({
    name: 'yolda_database_statement_duration_seconds',
    help: 'Duration of statements, including the wait for a connection',
    labelNames: ['operation'],
    buckets: BUCKETS,
    registers,
  });
  const errors = new Counter({
    name: 'yolda_database_statement_errors_total',
    help: 'Failed statements by reason',
    labelNames: ['reason'],
    registers,
  });
  for (const reason of ['constraint', 'unavailable', 'other']) errors.inc({ reason }, 0);
  watchStatements(app.db, (text) => {
    const end = durations.startTimer({ operation: operationOf(text) });
    return (error) => {
      end();
      if (error !== undefined) errors.inc({ reason: reasonOf(error) });
    };
  });
}
