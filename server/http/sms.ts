import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { smsRefusalMetrics } from '../metrics/sms';
import { createDelivery } from '../sms/delivery';
import { createEskiz } from '../sms/eskiz';
import { createSandbox } from '../sms/sandbox';

/**
 * `app.sms`, which brings messages to the gateway of the settings, and `app.outbox`, what the sandbox kept. `print` shows a line on
 * the terminal. Only a server that listens looks after messages of others.
 */
export const sms = fp(
  async (app: FastifyInstance, { print }: { print: (line: string) => void }) => {
    const { eskiz, secrets } = app.config;
    const sandbox = createSandbox(print);
    const gateway = eskiz ? createEskiz(eskiz) : sandbox;
    const delivery = createDelivery({ db: app.db, gateway, codeSecret: secrets.code, log: app.log });
    app.decorate('sms', delivery).decorate('outbox', eskiz ? null : sandbox.outbox);
    app.decorate('smsRefusals', smsRefusalMetrics(app.metrics.registry));
    app.addHook('onListen', async () => delivery.start());
    app.addHook('onClose', () => delivery.close());
  },
  { name: 'sms' },
);
