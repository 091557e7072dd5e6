import { parentPort, workerData } from 'node:worker_threads';
import { readSheet } from './read';
import { Refusal } from './refusal';
import type { Sheet, SheetOptions } from './sheet';

export type Task = { bytes: Uint8Array; asked: SheetOptions };
export type Answer = { sheet: Sheet } | { refused: Pick<Refusal, 'code' | 'line'> };

// oxlint-disable-next-line typescript/no-unsafe-type-assertion -- reader.ts passes a Task
const { bytes, asked } = workerData as Task;
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- worker threads have no origin
const answer = (given: Answer) => parentPort?.postMessage(given);
try {
  answer({ sheet: readSheet(bytes, asked) });
} catch (error) {
  if (!(error instanceof Refusal)) throw error;
  answer({ refused: { code: error.code, line: error.line } });
}
