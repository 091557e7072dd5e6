import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { createDelivery } from './delivery';
import { smsRefusalMetrics } from './metrics';
import { createStore } from './outbox';
import { createEskiz } from './sms/eskiz';
import { createSandbox } from './sms/sandbox';

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
    app.decorate('smsRefusals', smsRefusalMetrics(app.metrics.registry));
    app.addHook('onListen', async () => delivery.start());
    app.addHook('onClose', () => delivery.close());
  },
  { name: 'messages', dependencies: ['telegram', 'outage'] },
);
