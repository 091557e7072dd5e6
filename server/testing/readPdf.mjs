// Reads a PDF from standard input and writes what its pages say, as JSON: in a process of its own, because the reader is an ES module.
import { buffer } from 'node:stream/consumers';
import { extractText } from 'unpdf';

const { text } = await extractText(new Uint8Array(await buffer(process.stdin)));
process.stdout.write(JSON.stringify(text));
