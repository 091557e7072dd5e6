import { Readable } from 'node:stream';
import { createInflateRaw } from 'node:zlib';
import { ApiFailure } from '../../http/errors';
import { refused } from './sheet';

const MOST_ENTRIES = 1_000;
/** Of everything that is unpacked of one file, whatever it says of itself. */
const MOST_UNPACKED = 120 * 1024 * 1024;
const END = 0x06054b50;
const ENTRY = 0x02014b50;
const STORED = 0;
const DEFLATED = 8;
const ENCRYPTED = 1;

type Entry = { from: number; packed: number; size: number; method: number };

/** The files of a ZIP by their names, unpacked as they are asked for, all of them within one limit. */
export class Zip {
  readonly #bytes: Buffer;
  readonly #entries = new Map<string, Entry>();
  #left = MOST_UNPACKED;

  /** Reads the list at the end. Throws a refusal. */
  constructor(bytes: Buffer) {
    this.#bytes = bytes;
    try {
      this.#readEntries();
    } catch (error) {
      throw error instanceof ApiFailure ? error : refused('import_broken', error);
    }
  }

  #readEntries(): void {
    const bytes = this.#bytes;
    const end = bytes.lastIndexOf(Buffer.from([0x50, 0x4b, 5, 6]));
    if (end < 0 || bytes.readUInt32LE(end) !== END) throw refused('import_broken');
    const count = bytes.readUInt16LE(end + 10);
    if (count > MOST_ENTRIES) throw refused('import_unpacks');
    let at = bytes.readUInt32LE(end + 16);
    for (let entry = 0; entry < count; entry += 1) {
      if (bytes.readUInt32LE(at) !== ENTRY) throw refused('import_broken');
      if (bytes.readUInt16LE(at + 8) & ENCRYPTED) throw refused('import_encrypted');
      const names = bytes.readUInt16LE(at + 28);
      const rest = bytes.readUInt16LE(at + 30) + bytes.readUInt16LE(at + 32);
      const header = bytes.readUInt32LE(at + 42);
      this.#entries.set(bytes.toString('utf8', at + 46, at + 46 + names), {
        from: header,
        packed: bytes.readUInt32LE(at + 20),
        size: bytes.readUInt32LE(at + 24),
        method: bytes.readUInt16LE(at + 10),
      });
      at += 46 + names + rest;
    }
  }

  has(name: string): boolean {
    return this.#entries.has(name);
  }

  /** The bytes of one file, a piece at a time: each is looked at in a turn of its own. */
  async *read(name: string): AsyncGenerator<Buffer> {
    const entry = this.#entries.get(name);
    if (!entry) throw refused('import_broken');
    if (entry.size > this.#left) throw refused('import_unpacks');
    try {
      for await (const chunk of this.#unpacked(entry)) {
        this.#left -= (chunk as Buffer).length;
        if (this.#left < 0) throw refused('import_unpacks');
        yield chunk as Buffer;
      }
    } catch (error) {
      throw error instanceof ApiFailure ? error : refused('import_broken', error);
    }
  }

  #unpacked({ from, packed, method }: Entry): Readable {
    const bytes = this.#bytes;
    const begin = from + 30 + bytes.readUInt16LE(from + 26) + bytes.readUInt16LE(from + 28);
    if (begin + packed > bytes.length) throw refused('import_broken');
    const given = bytes.subarray(begin, begin + packed);
    if (method === STORED) return Readable.from(slices(given));
    if (method !== DEFLATED) throw refused('import_broken');
    const inflating = createInflateRaw({ chunkSize: 64 * 1024 });
    inflating.end(given);
    return inflating;
  }
}

function* slices(bytes: Buffer): Generator<Buffer> {
  for (let at = 0; at < bytes.length; at += 64 * 1024) yield bytes.subarray(at, at + 64 * 1024);
}
