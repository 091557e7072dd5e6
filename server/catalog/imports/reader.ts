import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { Worker } from 'node:worker_threads';
import type { FastifyInstance } from 'fastify';
import { ApiFailure } from '../../platform/http/errors';
import type { ErrorCode } from '../../platform/http/errorTexts';
import type { Sheet } from './sheet';
import type { Answer, Task } from './worker';

export type Read = (task: Task) => Promise<Sheet>;

/** Parsing a file of 20,000 rows takes up to two seconds of CPU time. */
const TIMEOUT_MS = 30_000;
const LIMITS = { maxOldGenerationSizeMb: 512, maxYoungGenerationSizeMb: 64 };

export const refused = (code: ErrorCode, extra: { cause?: unknown; line?: number | null } = {}) =>
  new ApiFailure(code === 'import_too_heavy' ? 413 : 400, code, {
    ...(extra.cause !== undefined && { cause: extra.cause }),
    ...(typeof extra.line === 'number' && { line: extra.line }),
  });

function startWorker(workerData: Task): Worker {
  const built = join(__dirname, 'spreadsheet.js');
  const options = { workerData, resourceLimits: LIMITS };
  return existsSync(built)
    ? new Worker(built, { ...options, execArgv: [] })
    : new Worker(join(__dirname, 'worker.ts'), { ...options, execArgv: ['-r', 'esbuild-register'] });
}

/**
 * Parses spreadsheets in worker threads with memory and time limits, so that a malicious file cannot block the site.
 */
export function spreadsheetReader(app: FastifyInstance): Read {
  const running = new Set<Worker>();
  app.addHook('onClose', async () => {
    await Promise.all([...running].map((worker) => worker.terminate()));
  });
  return async (task) => {
    const worker = startWorker(task);
    running.add(worker);
    try {
      return await answerOf(worker);
    } catch (error) {
      if (error instanceof ApiFailure) throw error;
      app.log.warn({ err: error }, 'spreadsheet worker failed');
      throw refused('import_unpacks', { cause: error });
    } finally {
      running.delete(worker);
      void worker.terminate();
    }
  };
}

function answerOf(worker: Worker): Promise<Sheet> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error('spreadsheet worker timed out')), TIMEOUT_MS);
    worker.on('message', (answer: Answer) => {
      clearTimeout(timer);
      if ('sheet' in answer) resolve(answer.sheet);
      else reject(refused(answer.refused.code, { line: answer.refused.line }));
    });
    worker.on('error', (error) => {
      clearTimeout(timer);
      reject(error);
    });
    worker.on('exit', () => {
      clearTimeout(timer);
      reject(new Error('spreadsheet worker exited without an answer'));
    });
  });
}
