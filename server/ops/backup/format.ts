import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { StartError } from '../../platform/startError';
import type { Sequences, Table } from './catalog';
import { type Digest, RowDigest } from './rows';

// Gzipped JSON lines: arrays are headers (file, table, end), objects are rows.
// Rejected: pg_dump and PGlite dumps, because each restores into one database only and needs a matching version.
const magic = 'yolda backup';
const format = 2;
/** First format with a seal. Format 1 is still accepted. */
const firstSealed = 2;

export type Header = { made: string; schema: number };
export type End = { tables: Record<string, Digest>; sequences: Sequences };

export const headerLine = (header: Header) => `${JSON.stringify([magic, { format, ...header }])}\n`;
export const tableLine = ({ name, columns }: Table) => `${JSON.stringify(['table', name, columns])}\n`;
/** Last line: counts, hashes and sequences, with a hash (seal) of header and line. */
export const endLine = (header: Header, end: End) =>
  `${JSON.stringify(['end', { ...end, seal: sealOf(header, end) }])}\n`;

const sealOf = ({ made, schema }: Header, { tables, sequences }: End) =>
  createHash('sha256').update(JSON.stringify({ made, schema, tables, sequences })).digest('hex');

type Reader = {
  header?(header: Header): Promise<void> | void;
  table?(table: Table): Promise<void> | void;
  row?(line: string): Promise<void> | void;
};

/**
 * Reads a backup and verifies counts and hashes.
 * @throws StartError for a damaged, incomplete or newer file
 */
export async function readBackup(path: string, reader: Reader = {}): Promise<Header & End> {
  let header: (Header & { format: number }) | undefined;
  let end: (End & { seal?: string }) | undefined;
  let table: Table | undefined;
  let digest = new RowDigest();
  const found: Record<string, Digest> = {};
  for await (const line of linesOf(path)) {
    if (end) throw damaged(path, 'something follows its end');
    if (line.startsWith('{')) {
      if (!table) throw damaged(path, 'rows without a table');
      digest.add(line);
      await reader.row?.(line);
      continue;
    }
    const [kind, ...rest] = parse(line, path);
    if (!header) {
      header = headerOf(kind, rest, path);
      await reader.header?.(header);
      continue;
    }
    if (table) found[table.name] = digest.end();
    if (kind === 'end') end = endOf(rest, path);
    else if (kind === 'table') {
      table = { name: rest[0] as string, columns: rest[1] as string[] };
      digest = new RowDigest();
      await reader.table?.(table);
    } else throw damaged(path, 'a line that no backup has');
  }
  if (!header) throw notABackup(path);
  if (!end) throw cutOff(path);
  if (header.format >= firstSealed && end.seal !== sealOf(header, end)) throw damaged(path, 'its counts');
  if (Object.keys(found).some((name) => !(name in end.tables))) throw damaged(path, 'a table nobody counted');
  for (const [name, { rows, sha256 }] of Object.entries(end.tables)) {
    if (found[name]?.rows !== rows || found[name].sha256 !== sha256) throw damaged(path, `table ${name}`);
  }
  return { ...header, ...end };
}

async function* linesOf(path: string): AsyncGenerator<string> {
  const text = createGunzip().setEncoding('utf8');
  // An error destroys `text`, and the loop below throws it.
  pipeline(createReadStream(path), text, () => {});
  // A row with a picture arrives in hundreds of chunks. Joining them once avoids quadratic copying.
  let pieces: string[] = [];
  try {
    for await (const chunk of text) {
      const [first = '', ...others] = String(chunk).split('\n');
      pieces.push(first);
      for (const other of others) {
        yield pieces.join('');
        pieces = [other];
      }
    }
  } catch (error) {
    throw understood(error, path);
  }
}

function understood(error: unknown, path: string): unknown {
  const { code, message } = error as NodeJS.ErrnoException;
  if (code === 'ENOENT' || code === 'EISDIR' || code === 'EACCES')
    return new StartError(`Cannot read ${path}: ${code}`);
  if (code === 'Z_BUF_ERROR') return cutOff(path);
  if (code !== 'Z_DATA_ERROR') return error;
  return message.includes('header') ? notABackup(path) : damaged(path, 'its compressed data');
}

function parse(line: string, path: string): unknown[] {
  try {
    const found: unknown = JSON.parse(line);
    if (Array.isArray(found)) return found;
  } catch {}
  throw notABackup(path);
}

function headerOf(kind: unknown, [rest]: unknown[], path: string): Header & { format: number } {
  if (kind !== magic || !isObject(rest)) throw notABackup(path);
  const header = rest as Header & { format: number };
  if (!(header.format <= format))
    throw new StartError(`${path} was made by a newer release. Restore it with that release`);
  return header;
}

function endOf([rest]: unknown[], path: string): End & { seal?: string } {
  if (!isObject(rest) || !isObject(rest['tables']) || !isObject(rest['sequences'])) throw damaged(path, 'its end');
  return rest as End & { seal?: string };
}

const isObject = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null;

const notABackup = (path: string) => new StartError(`${path} is not a backup of this site. Nothing was changed`);
const cutOff = (path: string) => new StartError(`${path} is cut off: its end is missing. Nothing was changed`);
const damaged = (path: string, what: string) => new StartError(`${path} is damaged (${what}). Nothing was changed`);
