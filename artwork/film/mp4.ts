export type Sample = { data: Buffer; isKey: boolean };

export type Film = {
  width: number;
  height: number;
  framesPerSecond: number;
  configuration: Buffer;
  samples: readonly Sample[];
};

const u8 = (...values: number[]) => Buffer.from(values);
const u16 = (...values: number[]) => Buffer.concat(values.map((value) => u8(value >> 8, value & 255)));
const u32 = (...values: number[]) =>
  Buffer.concat(
    values.map((value) => {
      const bytes = Buffer.alloc(4);
      bytes.writeUInt32BE(value);
      return bytes;
    }),
  );

const box = (type: string, ...content: Buffer[]): Buffer => {
  const body = Buffer.concat(content);
  return Buffer.concat([u32(body.length + 8), Buffer.from(type, 'latin1'), body]);
};

const VERSION = u32(0);
/** Identity matrix in fixed-point numbers. */
const MATRIX = u32(0x10000, 0, 0, 0, 0x10000, 0, 0, 0, 0x40000000);
const TIMESCALE = 600;

function sampleEntry({ width, height, configuration }: Film): Buffer {
  const name = Buffer.alloc(32);
  return box(
    'avc1',
    Buffer.alloc(6),
    u16(1),
    Buffer.alloc(16),
    u16(width, height),
    u32(0x480000, 0x480000, 0),
    u16(1),
    name,
    u16(24, 0xffff),
    box('avcC', configuration),
  );
}

function movie(film: Film, dataAt: number): Buffer {
  const { width, height, framesPerSecond, samples } = film;
  const step = TIMESCALE / framesPerSecond;
  const duration = samples.length * step;
  const keys = samples.flatMap(({ isKey }, index) => (isKey ? [index + 1] : []));
  const table = box(
    'stbl',
    box('stsd', VERSION, u32(1), sampleEntry(film)),
    box('stts', VERSION, u32(1, samples.length, step)),
    box('stss', VERSION, u32(keys.length, ...keys)),
    box('stsc', VERSION, u32(1, 1, samples.length, 1)),
    box('stsz', VERSION, u32(0, samples.length, ...samples.map(({ data }) => data.length))),
    box('stco', VERSION, u32(1, dataAt)),
  );
  const handler = box('hdlr', VERSION, u32(0), Buffer.from('vide', 'latin1'), Buffer.alloc(12), u8(0));
  const header = box(
    'tkhd',
    u32(3),
    u32(0, 0, 1, 0, duration, 0, 0),
    u16(0, 0, 0, 0),
    MATRIX,
    u32(width << 16, height << 16),
  );
  return box(
    'moov',
    box(
      'mvhd',
      VERSION,
      u32(0, 0, TIMESCALE, duration, 0x10000),
      u16(0x100, 0),
      u32(0, 0),
      MATRIX,
      Buffer.alloc(24),
      u32(2),
    ),
    box(
      'trak',
      header,
      box(
        'mdia',
        box('mdhd', VERSION, u32(0, 0, TIMESCALE, duration), u16(0x55c4, 0)),
        handler,
        box(
          'minf',
          box('vmhd', u32(1), Buffer.alloc(8)),
          box('dinf', box('dref', VERSION, u32(1), box('url ', u32(1)))),
          table,
        ),
      ),
    ),
  );
}

/** MP4 (ISO 14496-12) with one H.264 track. The `moov` box comes first, so that the film plays while it loads. */
export function mp4(film: Film): Buffer {
  const type = box('ftyp', Buffer.from('isom', 'latin1'), u32(512), Buffer.from('isomavc1mp41', 'latin1'));
  const pictures = box('mdat', ...film.samples.map(({ data }) => data));
  // The length of `moov` does not depend on the offset that it contains.
  const dataAt = type.length + movie(film, 0).length + 8;
  return Buffer.concat([type, movie(film, dataAt), pictures]);
}
