import { readCsv } from './csv';
import { decode } from './encodings';
import { Refusal } from './refusal';
import type { Sheet, SheetOptions } from './sheet';
import { checkNesting, unpackWorkbook } from './unpack';
import { readWorkbook } from './workbook';

const begins = (bytes: Uint8Array, ...signature: number[]) => signature.every((byte, at) => bytes[at] === byte);
const utf16 = (text: string) => Buffer.from(text, 'utf16le');

/** Detects the format from the bytes, not the file name. Runs in a worker thread. @throws Refusal */
export function readSheet(bytes: Uint8Array, sheetOptions: SheetOptions = {}): Sheet {
  if (begins(bytes, 0x50, 0x4b)) {
    const { zip, isOpenDocument } = unpackWorkbook(bytes);
    return readWorkbook(zip, sheetOptions, { keepsEmpty: !isOpenDocument });
  }
  if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0)) return readOld(bytes, sheetOptions);
  if (bytes[0] === 0x09 && [0, 2, 4, 8].includes(bytes[1] ?? -1) && bytes.includes(0))
    return readWorkbook(bytes, sheetOptions);
  const { text, encoding } = decode(bytes, sheetOptions.encoding);
  return /^\s*<(\?xml|!doctype|!--|html|head|meta|table|body|style|workbook|office)/i.test(text)
    ? readMarkup(text, sheetOptions)
    : readCsv({ text, encoding }, sheetOptions);
}

function readOld(bytes: Uint8Array, sheetOptions: SheetOptions): Sheet {
  const frame = Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  if (frame.includes(utf16('EncryptedPackage'))) throw new Refusal('import_encrypted');
  if (!frame.includes(utf16('Workbook')) && !frame.includes(utf16('Book'))) throw new Refusal('import_type');
  if (frame.includes(utf16('_VBA_PROJECT_CUR'))) throw new Refusal('import_macros');
  return readWorkbook(bytes, sheetOptions);
}

function readMarkup(text: string, sheetOptions: SheetOptions): Sheet {
  if (declaresEntities(text)) throw new Refusal('import_broken');
  const isHtml =
    /<(html|table)[\s>]/i.test(text.slice(0, 65_536)) && !/<(\w+:)?(Workbook|document)[\s>]/.test(text.slice(0, 4_096));
  if (!isHtml) checkNesting(Buffer.from(text));
  return readWorkbook(text, sheetOptions);
}

/** Uses indexOf, because a regular expression would take quadratic time (ReDoS). */
function declaresEntities(text: string): boolean {
  const lower = text.toLowerCase();
  if (lower.includes('<!entity')) return true;
  for (let at = lower.indexOf('<!doctype'); at !== -1; at = lower.indexOf('<!doctype', at + 1)) {
    const end = lower.indexOf('>', at);
    if (lower.slice(at, end === -1 ? undefined : end).includes('[')) return true;
    if (end === -1) return false;
    at = end;
  }
  return false;
}
