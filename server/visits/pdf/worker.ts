import { parentPort } from 'node:worker_threads';
import { drawPaper } from './draw';
import type { Paper } from './paper';

parentPort?.on('message', (paper: Paper) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
  void drawPaper(paper).then((bytes) => parentPort?.postMessage(bytes));
});
