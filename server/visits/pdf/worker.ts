import { parentPort } from 'node:worker_threads';
import type { CarHistoryDocument, PdfDocument } from './document';
import { drawPdf } from './draw';
import { drawCarHistory } from './drawCarHistory';

parentPort?.on('message', (paper: PdfDocument | CarHistoryDocument) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- worker threads have no origin
  void ('entries' in paper ? drawCarHistory(paper) : drawPdf(paper)).then((bytes) => parentPort?.postMessage(bytes));
});
