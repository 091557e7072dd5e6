import { parentPort } from 'node:worker_threads';
import type { PdfDocument } from './document';
import { drawPdf } from './draw';

parentPort?.on('message', (paper: PdfDocument) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread has none
  void drawPdf(paper).then((bytes) => parentPort?.postMessage(bytes));
});
