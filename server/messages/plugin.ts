import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Counter } from 'prom-client';
import { createDelivery, type Delivery } from './delivery';
import type { MessageKind } from './kinds';
import { messageMetrics, smsMetrics, smsRefusalMetrics } from './metrics';
import { createStore, type Store } from './outbox';
import { createEskiz } from './sms/eskiz';
import { createSandbox, type Outbox } from './sms/sandbox';

/** Kinds of SMS that `ENQUIRY_SMS=0` switches off. */
const OPTIONAL_SMS: readonly MessageKind[] = [
  'enquiry_sms',
  'visit_received_sms',
  'visit_approved_sms',
  'visit_closed_sms',
  'visit_ready_sms',
  'staff_message_sms',
  'visit_promised_sms',
];

declare module 'fastify' {
  interface FastifyInstance {
    messages: Delivery & { store: Store };
    smsRefusals: Counter<'reason'>;
    outbox: Outbox | null;
  }
}

export const messages = fp(
  async (app: FastifyInstance, { print }: { print: (line: string) => void }) => {
    const { codes, eskiz, enquirySms, secrets, smsPerPhone } = app.config;
    const limits = { budget: codes.dailyBudget, perPhone: smsPerPhone };
    const sandbox = createSandbox(print);
    const gateways = { sms: eskiz ? createEskiz(eskiz) : sandbox, telegram: app.telegram?.gateway ?? null };
    const delivery = createDelivery({
      db: app.db,
      gateways,
      codeSecret: secrets.code,
      log: app.log,
      recordOutage: (error) => app.outage.note(error),
      limits,
    });
    app.decorate('messages', {
      ...delivery,
      store: createStore(secrets.code, enquirySms ? [] : OPTIONAL_SMS),
    });
    app.decorate('outbox', eskiz ? null : sandbox.outbox);
    smsMetrics(app.metrics.registry, app);
    messageMetrics(app.metrics.registry, app);
    app.decorate('smsRefusals', smsRefusalMetrics(app.metrics.registry));
    app.addHook('onListen', async () => delivery.start());
    app.addHook('onClose', () => delivery.close());
  },
  { name: 'messages', dependencies: ['telegram', 'outage'] },
);
