import { parentPort } from 'node:worker_threads';
import type { CarHistoryDocument, PdfDocument, VisitPaper } from './document';
import { drawPdf } from './draw';
import { drawCarHistory } from './drawCarHistory';
import { drawVisitPaper } from './drawVisitPaper';

type Printed = PdfDocument | CarHistoryDocument | VisitPaper;

function draw(paper: Printed): Promise<Uint8Array> {
  if ('entries' in paper) return drawCarHistory(paper);
  return 'kind' in paper ? drawVisitPaper(paper) : drawPdf(paper);
}

parentPort?.on('message', (paper: Printed) => {
  // oxlint-disable-next-line unicorn/require-post-message-target-origin -- worker threads have no origin
  void draw(paper).then((bytes) => parentPort?.postMessage(bytes));
});
