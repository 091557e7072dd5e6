// Extracts the text of a PDF from standard input as JSON, in a process of its own because unpdf is an ES module.
import { buffer } from 'node:stream/consumers';
import { extractText } from 'unpdf';

const { text } = await extractText(new Uint8Array(await buffer(process.stdin)));
process.stdout.write(JSON.stringify(text));
