import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { createEskiz } from '../sms/eskiz';
import { createSandbox } from '../sms/sandbox';

/** `app.sms`, the gateway of the settings, and `app.outbox`, what the sandbox kept. `print` shows a line on the terminal. */
export const sms = fp(
  async (app: FastifyInstance, { print }: { print: (line: string) => void }) => {
    const { eskiz } = app.config;
    if (eskiz) {
      app.decorate('sms', createEskiz(eskiz)).decorate('outbox', null);
      return;
    }
    const sandbox = createSandbox(print);
    app.decorate('sms', sandbox).decorate('outbox', sandbox.outbox);
  },
  { name: 'sms' },
);
