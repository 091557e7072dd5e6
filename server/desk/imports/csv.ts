import { breathe, type Mark, refused, type SheetRows } from './sheet';

const SLICE = 128 * 1024;
const DELIMITERS = [';', '\t', ','] as const;

/** The text of a file, whatever it was written in: UTF-8 and UTF-16 as their marks say, UTF-8 where it is one, else windows-1251. */
export async function decode(bytes: Uint8Array): Promise<string> {
  const isMarked = (first: number, second: number) => bytes[0] === first && bytes[1] === second;
  const wide = isMarked(0xff, 0xfe) ? 'utf-16le' : isMarked(0xfe, 0xff) ? 'utf-16be' : null;
  if (wide === null && bytes.includes(0)) throw refused('import_type');
  const text = await inSlices(bytes, wide ?? 'utf-8');
  if (text !== null) return text;
  if (wide !== null) throw refused('import_broken');
  return (await inSlices(bytes, 'windows-1251')) ?? '';
}

/** null: the bytes are no text of this encoding. */
async function inSlices(bytes: Uint8Array, encoding: string): Promise<string | null> {
  const decoder = new TextDecoder(encoding, { fatal: true });
  let text = '';
  for (let at = 0; at < bytes.length; at += SLICE) {
    const slice = bytes.subarray(at, at + SLICE);
    try {
      text += decoder.decode(slice, { stream: at + SLICE < bytes.length });
    } catch {
      return null;
    }
    await breathe();
  }
  return text;
}

/** By the first lines: the sign that stands most often outside of quotes. Excel may name it in a line of its own. */
function delimiterOf(text: string): { delimiter: string; from: number } {
  const named = /^sep=(.)\r?\n/.exec(text.slice(0, 10));
  if (named) return { delimiter: named[1] ?? ';', from: named[0].length };
  const outside = text.slice(0, 16_384).replace(/"[^"]*"/g, '');
  const counts = DELIMITERS.map((sign) => outside.split(sign).length);
  return { delimiter: DELIMITERS[counts.indexOf(Math.max(...counts))] ?? ';', from: 0 };
}

/** RFC 4180, with any of the delimiters, and lines that end as they like. */
export async function readCsv(bytes: Uint8Array, rows: SheetRows): Promise<void> {
  const text = await decode(bytes);
  // oxlint-disable-next-line no-control-regex -- a text has none of these
  if (/[\u0001-\u0008\u000e-\u001f\ufffd]/.test(text.slice(0, 4_096))) throw refused('import_type');
  const { delimiter, from } = delimiterOf(text);
  let line = from > 0 ? 2 : 1;
  let begun = line;
  let cells: { text: string; mark: Mark }[] = [];
  let at = from;
  let breathed = from;
  const endOfCell = (cell: string) => cells.push({ text: cell, mark: 't' });
  const endOfRow = () => {
    rows.add(begun, cells);
    cells = [];
    begun = line;
  };
  while (at < text.length) {
    if (at - breathed > SLICE) {
      await breathe();
      breathed = at;
    }
    let cell = '';
    if (text[at] === '"') {
      const { inner, end } = quoted(text, at);
      cell = inner;
      line += inner.split('\n').length - 1;
      at = end;
    }
    const end = endOf(text, at, delimiter);
    endOfCell(cell + text.slice(at, end));
    at = end + 1;
    if (end >= text.length || text[end] === delimiter) continue;
    if (text[end] === '\r' && text[at] === '\n') at += 1;
    line += 1;
    endOfRow();
  }
  if (cells.length === 0) return;
  if (text.endsWith(delimiter)) endOfCell('');
  endOfRow();
}

function quoted(text: string, from: number): { inner: string; end: number } {
  let inner = '';
  for (let at = from + 1; ; ) {
    const close = text.indexOf('"', at);
    if (close < 0) throw refused('import_broken');
    inner += text.slice(at, close);
    if (text[close + 1] !== '"') return { inner, end: close + 1 };
    inner += '"';
    at = close + 2;
  }
}

/** Where the cell ends: the next delimiter or end of a line. */
function endOf(text: string, from: number, delimiter: string): number {
  for (let at = from; at < text.length; at += 1) {
    const sign = text[at];
    if (sign === delimiter || sign === '\n' || sign === '\r') return at;
  }
  return text.length;
}
