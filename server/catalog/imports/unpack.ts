import { unzipSync, zipSync } from 'fflate';
import { Refusal } from './refusal';

const MAX_ENTRIES = 1_000;
/** Maximum unpacked bytes, against ZIP bombs. The parser needs several times as much memory. */
const MAX_UNPACKED = 64 * 1024 * 1024;
const MAX_DEPTH = 64;
const MAX_LINES = 1_048_576;

const NEEDLESS =
  /(^|\/)(media|drawings|charts|embeddings|printerSettings|ctrlProps|activeX|customXml|Pictures|Thumbnails|ObjectReplacements)\/|\.(png|jpe?g|gif|emf|wmf|vml)$/i;

/** Repacks the workbook within limits, so that the parser never reads a ZIP file with an ambiguous structure. */
export function unpackWorkbook(bytes: Uint8Array): { zip: Uint8Array; isOpenDocument: boolean } {
  if (((bytes[6] ?? 0) & 1) === 1) throw new Refusal('import_encrypted');
  const parts = unzipped(bytes);
  const names = Object.keys(parts);
  const has = (end: string) => names.some((name) => name.toLowerCase().endsWith(end));
  if (has('vbaproject.bin')) throw new Refusal('import_macros');
  for (const name of names) {
    if (/\.(xml|rels)$/i.test(name)) parts[name] = checkedXml(parts[name] ?? new Uint8Array());
    if (/\.rels$/i.test(name)) parts[name] = withPlainTargets(name, parts[name] ?? new Uint8Array());
  }
  const text = (end: string) => {
    const name = names.find((each) => each.toLowerCase() === end);
    return name === undefined ? '' : Buffer.from(parts[name] ?? []).toString();
  };
  if (text('meta-inf/manifest.xml').includes('encryption-data')) throw new Refusal('import_encrypted');
  const isWorkbook = /spreadsheetml|ms-excel/.test(text('[content_types].xml'));
  const isOpenDocument = text('mimetype').includes('opendocument.spreadsheet');
  if (!isWorkbook && !isOpenDocument) throw new Refusal('import_type');
  if (isOpenDocument) parts['styles.xml'] ??= Buffer.from('<styles/>');
  return { zip: zipSync(parts, { level: 0 }), isOpenDocument };
}

function unzipped(bytes: Uint8Array): Record<string, Uint8Array> {
  let entries = 0;
  let remaining = MAX_UNPACKED;
  try {
    return unzipSync(bytes, {
      filter: ({ name, originalSize }) => {
        entries += 1;
        if (entries > MAX_ENTRIES) throw new Refusal('import_unpacks');
        if (NEEDLESS.test(name)) return false;
        remaining -= originalSize;
        if (remaining < 0) throw new Refusal('import_unpacks');
        return true;
      },
    });
  } catch (error) {
    throw error instanceof Refusal ? error : new Refusal('import_broken', null, error);
  }
}

function checkedXml(bytes: Uint8Array): Uint8Array {
  const wide =
    bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : bytes[0] === 0xfe && bytes[1] === 0xff ? 'utf-16be' : null;
  const xml =
    wide === null
      ? Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength)
      : Buffer.from(new TextDecoder(wide).decode(bytes));
  checkNesting(xml);
  checkRows(xml);
  return xml;
}

const LT = 0x3c;
const GT = 0x3e;
const SLASH = 0x2f;
const QUOTES = [0x22, 0x27];

/**
 * Limits tag depth, because the parser keeps open tags in memory. Rejects document types, which could define entities.
 */
export function checkNesting(xml: Buffer): void {
  const after = (end: string, from: number): number => {
    const at = xml.indexOf(end, from);
    if (at < 0) throw new Refusal('import_broken');
    return at + end.length;
  };
  let depth = 0;
  let tags = 0;
  for (let at = xml.indexOf(LT); at >= 0; at = xml.indexOf(LT, at)) {
    const next = xml[at + 1];
    if (next === 0x3f) at = after('?>', at);
    else if (next === 0x21) {
      if (xml.toString('latin1', at, at + 4) === '<!--') at = after('-->', at);
      else if (xml.toString('latin1', at, at + 9) === '<![CDATA[') at = after(']]>', at);
      else throw new Refusal('import_broken');
    } else {
      const end = endOfTag(xml, at);
      tags += 1;
      if (next === SLASH) depth -= 1;
      else if (xml[end - 1] !== SLASH) depth += 1;
      if (depth > MAX_DEPTH || depth < 0) throw new Refusal('import_broken');
      at = end;
    }
  }
  if (depth !== 0 || tags === 0) throw new Refusal('import_broken');
}

/** Rejects row numbers that do not increase: of two rows with the same number the parser silently drops the first. */
function checkRows(xml: Buffer): void {
  if (!xml.includes('sheetData')) return;
  let last = 0;
  for (const [tag] of xml.toString('latin1').matchAll(/<(?:\w+:)?row(?=[\s/>])[^<>]*>/g)) {
    const reference = /\sr=["']([^"']*)["']/.exec(tag)?.[1];
    const line = reference === undefined ? last + 1 : Number(reference);
    if (!Number.isInteger(line) || line <= last || line > MAX_LINES) throw new Refusal('import_broken');
    last = line;
  }
}

function endOfTag(xml: Buffer, from: number): number {
  let quote = 0;
  for (let at = from + 1; at < xml.length; at += 1) {
    const byte = xml[at] ?? 0;
    if (quote !== 0) quote = byte === quote ? 0 : quote;
    else if (byte === GT) return at;
    else if (QUOTES.includes(byte)) quote = byte;
  }
  throw new Refusal('import_broken');
}

function withPlainTargets(name: string, xml: Uint8Array): Uint8Array {
  const folder = name.replace(/_rels\/[^/]*$/i, '');
  const text = Buffer.from(xml).toString();
  return Buffer.from(
    text.replace(
      /(<[^<>]*?\sTarget\s*=\s*)(["'])([^"']*)\2/g,
      (whole, before: string, quote: string, target: string) =>
        /TargetMode\s*=\s*["']External/.test(whole) || /^[a-z]+:/i.test(target)
          ? whole
          : `${before}${quote}${rooted(folder, target)}${quote}`,
    ),
  );
}

function rooted(folder: string, target: string): string {
  try {
    const { pathname } = new URL(target, `file:///${folder}`);
    return decodeURIComponent(pathname);
  } catch {
    return target;
  }
}
