import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import fp from 'fastify-plugin';
import { fairQueue } from '../../platform/fairQueue';
import { ApiFailure } from '../../platform/http/errors';
import type { CarHistoryDocument, PdfDocument, VisitPaper } from './document';

declare module 'fastify' {
  interface FastifyInstance {
    printPdf: Print;
  }
}

type Printed = PdfDocument | CarHistoryDocument | VisitPaper;

export type Print = (visitor: string, read: () => Promise<Printed>) => Promise<Uint8Array>;

const TIMEOUT_MS = 30_000;
const IDLE_MS = 60_000;
const MAX_WAITING = 50;
const MAX_OF_ONE = 3;

const busy = () => new ApiFailure(503, 'busy', { retryAfter: 5 });

function startWorker(): Worker {
  const built = join(__dirname, 'paper.js');
  return existsSync(built)
    ? new Worker(built, { execArgv: [] })
    : new Worker(join(__dirname, 'worker.ts'), { execArgv: ['-r', 'esbuild-register'] });
}

/**
 * Draws PDFs in a worker thread behind a fair queue, because forty pages take a second. An idle thread exits after a
 * minute.
 */
function pdfPrinter(app: FastifyInstance): Print {
  const enqueue = fairQueue({ atOnce: 1, maxWaiting: MAX_WAITING, maxOfOne: MAX_OF_ONE, refuse: busy });
  let worker: Worker | undefined;
  let idle: NodeJS.Timeout | undefined;

  const end = async () => {
    clearTimeout(idle);
    const ended = worker;
    worker = undefined;
    await ended?.terminate();
  };
  app.addHook('onClose', end);

  const draw = async (paper: Printed): Promise<Uint8Array> => {
    clearTimeout(idle);
    worker ??= startWorker();
    try {
      const bytes = await answerOf(worker, paper);
      idle = setTimeout(() => void end(), IDLE_MS).unref();
      return bytes;
    } catch (error) {
      await end();
      app.log.error({ err: error }, 'PDF document not drawn');
      throw busy();
    }
  };

  return (visitor, read) => enqueue(visitor, async () => draw(await read()));
}

export const pdfPrinting = fp(
  async (app: FastifyInstance) => {
    app.decorate('printPdf', pdfPrinter(app));
  },
  { name: 'pdfPrinting' },
);

function answerOf(worker: Worker, paper: Printed): Promise<Uint8Array> {
  return new Promise((resolve, reject) => {
    const settle = (done: () => void) => {
      clearTimeout(timer);
      worker.off('message', onMessage).off('error', onError).off('exit', onExit);
      done();
    };
    const onMessage = (bytes: Uint8Array) => settle(() => resolve(bytes));
    const onError = (error: Error) => settle(() => reject(error));
    const onExit = () => settle(() => reject(new Error('PDF worker exited')));
    const timer = setTimeout(() => onError(new Error('PDF worker timed out')), TIMEOUT_MS);
    worker.on('message', onMessage).on('error', onError).on('exit', onExit);
    // oxlint-disable-next-line unicorn/require-post-message-target-origin -- worker threads have no origin
    worker.postMessage(paper);
  });
}
