/** @jest-environment node */
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brakePads } from './brakePads';
import { mp4 } from './mp4';

function boxesIn(bytes: Buffer, from = 0, to = bytes.length) {
  const boxes: { type: string; from: number; to: number }[] = [];
  for (let at = from; at < to; ) {
    const size = bytes.readUInt32BE(at);
    boxes.push({ type: bytes.toString('latin1', at + 4, at + 8), from: at + 8, to: at + size });
    at += size;
  }
  return boxes;
}

function inside(bytes: Buffer, ...path: string[]) {
  return path.reduce(
    ({ from, to }, type) => {
      const found = boxesIn(bytes, from, to).find((box) => box.type === type);
      if (!found) throw new Error(`No box ${type}`);
      return found;
    },
    { type: '', from: 0, to: bytes.length },
  );
}

const table = ['moov', 'trak', 'mdia', 'minf', 'stbl'];

test('writes the moov box before the frames, with their sizes and the offset of the first frame', () => {
  const pictures = ['key', 'then', 'last one'].map((data, index) => ({ data: Buffer.from(data), isKey: index === 0 }));
  const film = mp4({ width: 64, height: 36, framesPerSecond: 15, configuration: Buffer.from([1]), samples: pictures });
  expect(boxesIn(film).map(({ type }) => type)).toEqual(['ftyp', 'moov', 'mdat']);
  const sizes = inside(film, ...table, 'stsz');
  expect([0, 1, 2].map((index) => film.readUInt32BE(sizes.from + 12 + 4 * index))).toEqual([3, 4, 8]);
  const first = film.readUInt32BE(inside(film, ...table, 'stco').from + 8);
  expect(film.toString('latin1', first, first + 3)).toBe('key');
  expect(film.readUInt32BE(inside(film, ...table, 'stss').from + 4)).toBe(1);
});

test('the film in public/media has the duration of its script', () => {
  const film = readFileSync(join(__dirname, '..', '..', 'public', 'media', brakePads.file));
  const { from } = inside(film, 'moov', 'mvhd');
  const [timescale, duration] = [film.readUInt32BE(from + 12), film.readUInt32BE(from + 16)];
  expect(duration / timescale).toBe(brakePads.seconds);
});
