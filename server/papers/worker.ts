import { parentPort } from 'node:worker_threads';
import { drawPaper } from './draw';
import type { Paper } from './paper';

/** A thread that draws whatever paper it is sent. What it cannot draw ends it. */
parentPort?.on('message', (paper: Paper) => {
  void drawPaper(paper).then((bytes) => parentPort?.postMessage(bytes));
});
