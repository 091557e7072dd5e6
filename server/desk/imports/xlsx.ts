import { SaxesParser } from 'saxes';
import { IMPORT_MAX_CELL, IMPORT_MAX_COLUMNS } from '../../../contract/desk/limits';
import { ApiFailure } from '../../http/errors';
import { breathe, type Mark, refused, type SheetRows } from './sheet';
import { Zip } from './zip';

const WORKBOOK = 'xl/workbook.xml';
const STRINGS = 'xl/sharedStrings.xml';
const MACROS = 'xl/vbaProject.bin';
const MOST_STRINGS = 1_000_000;
const MOST_LINES = 1_048_576;

type Attributes = Record<string, string>;
type Handler = {
  open: (name: string, attributes: Attributes) => void;
  close?: (name: string) => void;
  text?: (text: string) => void;
};

/** The rows of a workbook's first sheet. Nothing is computed: of a formula the number that was stored with it is taken. */
export async function readXlsx(bytes: Buffer, rows: SheetRows): Promise<void> {
  const zip = new Zip(bytes);
  if (zip.has(MACROS)) throw refused('import_macros');
  if (!zip.has(WORKBOOK)) throw refused('import_type');
  const sheet = await firstSheet(zip);
  const strings = zip.has(STRINGS) ? await sharedStrings(zip) : [];
  await readRows(zip, sheet, strings, rows);
}

/** Names without their namespaces' prefixes. A document type is refused: it is where entities come from that grow without end. */
async function parse(zip: Zip, name: string, { open, close, text }: Handler): Promise<void> {
  const parser = new SaxesParser();
  const local = (full: string) => full.slice(full.indexOf(':') + 1);
  parser.on('doctype', () => {
    throw refused('import_broken');
  });
  parser.on('error', (error) => {
    throw refused('import_broken', error);
  });
  parser.on('opentag', (tag) => open(local(tag.name), tag.attributes));
  if (close) parser.on('closetag', (tag) => close(local(tag.name)));
  if (text) {
    parser.on('text', text);
    parser.on('cdata', text);
  }
  const decoder = new TextDecoder('utf-8', { fatal: true });
  try {
    for await (const chunk of zip.read(name)) {
      parser.write(decoder.decode(chunk, { stream: true }));
      await breathe();
    }
    parser.write(decoder.decode());
    parser.close();
  } catch (error) {
    throw error instanceof ApiFailure ? error : refused('import_broken', error);
  }
}

/** The path of the first sheet that is not hidden. */
async function firstSheet(zip: Zip): Promise<string> {
  let found: string | undefined;
  await parse(zip, WORKBOOK, {
    open: (name, given) => {
      if (name === 'sheet' && (given['state'] ?? 'visible') === 'visible') found ??= given['r:id'];
    },
  });
  let target: string | undefined;
  await parse(zip, 'xl/_rels/workbook.xml.rels', {
    open: (name, given) => {
      if (name === 'Relationship' && given['Id'] === found) target = given['Target'];
    },
  });
  if (found === undefined || target === undefined) throw refused('import_broken');
  return target.startsWith('/') ? target.slice(1) : `xl/${target}`;
}

/** Texts that cells name by their number. Of what stands above one for how it is read aloud nothing is taken. */
async function sharedStrings(zip: Zip): Promise<string[]> {
  const strings: string[] = [];
  let text = '';
  let isText = false;
  let spoken = 0;
  await parse(zip, STRINGS, {
    open: (name) => {
      if (name === 'si') text = '';
      if (name === 'rPh') spoken += 1;
      isText = name === 't' && spoken === 0;
    },
    text: (piece) => {
      if (isText && text.length <= IMPORT_MAX_CELL) text += piece.slice(0, IMPORT_MAX_CELL + 1);
    },
    close: (name) => {
      if (name === 'rPh') spoken -= 1;
      if (name === 't') isText = false;
      if (name !== 'si') return;
      strings.push(text);
      if (strings.length > MOST_STRINGS) throw refused('import_unpacks');
    },
  });
  return strings;
}

/** `AB12`: 27. */
const columnOf = (reference: string): number => {
  let column = 0;
  for (const letter of /^[A-Z]{1,3}/.exec(reference)?.[0] ?? '') column = column * 26 + letter.charCodeAt(0) - 64;
  return column - 1;
};

/** The number that a row says, where it can be: they only rise, up to the last that a sheet has. */
const lineAfter = (last: number, said: string | undefined): number => {
  const line = Number(said);
  return Number.isInteger(line) && line > last && line <= MOST_LINES ? line : last + 1;
};

async function readRows(zip: Zip, sheet: string, strings: readonly string[], rows: SheetRows): Promise<void> {
  let line = 0;
  let column = -1;
  let cells: { text: string; mark: Mark }[] = [];
  let cell = { type: 'n', text: '', isFormula: false };
  let isValue = false;
  await parse(zip, sheet, {
    open: (name, given) => {
      if (name === 'row') {
        line = lineAfter(line, given['r']);
        column = -1;
        cells = [];
      } else if (name === 'c') {
        column = given['r'] === undefined ? column + 1 : columnOf(given['r']);
        cell = { type: given['t'] ?? 'n', text: '', isFormula: false };
      } else if (name === 'f') cell.isFormula = true;
      isValue = name === 'v' || name === 't';
    },
    text: (piece) => {
      if (isValue && cell.text.length <= IMPORT_MAX_CELL) cell.text += piece.slice(0, IMPORT_MAX_CELL + 1);
    },
    close: (name) => {
      if (name === 'v' || name === 't') isValue = false;
      if (name === 'c' && column >= 0 && column < IMPORT_MAX_COLUMNS) {
        while (cells.length < column) cells.push({ text: '', mark: 't' });
        cells[column] = cellOf(cell, strings);
      }
      if (name === 'row') rows.add(line, cells);
    },
  });
}

type Raw = { type: string; text: string; isFormula: boolean };

function cellOf({ type, text, isFormula }: Raw, strings: readonly string[]): { text: string; mark: Mark } {
  if (type === 'e') return { text, mark: 'e' };
  const isNumber = type === 'n' && text !== '' && Number.isFinite(Number(text));
  if (isFormula && !isNumber) return { text: type === 's' ? (strings[Number(text)] ?? '') : text, mark: 'f' };
  if (isNumber) return { text: decimal(Number(text)), mark: 'n' };
  return { text: type === 's' ? (strings[Number(text)] ?? '') : text, mark: 't' };
}

/** Without the last digits that come of counting in twos. */
const decimal = (value: number): string => String(Number(value.toPrecision(15)));
