import { inflateSync } from 'node:zlib';
import jsQR from 'jsqr';

const SCALE = 4;
const CHANNELS = 4;
const QUIET = 4;

export function qrOfPdf(pdf: Buffer): string {
  const squares = squaresOf(pageOf(pdf));
  const [left, top] = [Math.min(...squares.map(({ x }) => x)), Math.min(...squares.map(({ y }) => y))];
  const cell = squares[0]?.side ?? 1;
  const placeOf = (at: number, from: number) => Math.round((at - from) / cell) + QUIET;
  const count = Math.max(...squares.map(({ x }) => placeOf(x, left))) + 1 + QUIET;
  const side = count * SCALE;
  const picture = new Uint8ClampedArray(side * side * CHANNELS).fill(255);
  for (const { x, y } of squares)
    for (let row = 0; row < SCALE; row++) {
      const start = (placeOf(y, top) * SCALE + row) * side + placeOf(x, left) * SCALE;
      for (let pixel = start; pixel < start + SCALE; pixel++) picture.fill(0, pixel * CHANNELS, pixel * CHANNELS + 3);
    }
  return jsQR(picture, side, side)?.data ?? '';
}

function pageOf(pdf: Buffer): string {
  for (const { 0: mark, index } of pdf.toString('latin1').matchAll(/stream\r?\n/g)) {
    try {
      const drawn = inflateSync(pdf.subarray(index + mark.length)).toString('latin1');
      if (/ re\s/.test(drawn)) return drawn;
    } catch {}
  }
  throw new Error('The PDF draws nothing');
}

const squaresOf = (drawn: string) =>
  [...drawn.matchAll(/^([\d.-]+) ([\d.-]+) ([\d.-]+) ([\d.-]+) re$/gm)]
    .map(([, x, y, width, height]) => ({ x: Number(x), y: Number(y), side: Number(width), height: Number(height) }))
    .filter(({ side, height }) => side === height);
