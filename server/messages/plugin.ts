import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import type { Counter } from 'prom-client';
import { createDelivery, type Delivery } from './delivery';
import { messageMetrics, smsMetrics, smsRefusalMetrics } from './metrics';
import { createStore, type Store } from './outbox';
import { createEskiz } from './sms/eskiz';
import { createSandbox, type Outbox } from './sms/sandbox';

declare module 'fastify' {
  interface FastifyInstance {
    /** Stores messages to people in the transaction of the fact, and brings them to their channels. */
    messages: Delivery & { store: Store };
    /** Counts codes that were asked for and not sent. */
    smsRefusals: Counter<'reason'>;
    /** Null where messages are really sent. */
    outbox: Outbox | null;
  }
}

/**
 * `app.messages`, which stores messages and brings them to the channels of the settings, and `app.outbox`, what the sandbox of SMS kept.
 * `print` shows a line on the terminal. Only a server that listens looks after messages of others.
 */
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
      noteOutage: (error) => app.outage.note(error),
      limits,
    });
    app.decorate('messages', {
      ...delivery,
      store: createStore(secrets.code, enquirySms ? [] : ['enquiry_sms', 'visit_closed_sms', 'visit_ready_sms']),
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
