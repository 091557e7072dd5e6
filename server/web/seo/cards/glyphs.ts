import { type Font, type PathCommand, parse } from 'opentype.js';
import { readOnest } from '#server/platform/files';

let loaded: Font | undefined;

const font = (): Font => {
  if (!loaded) {
    const { buffer, byteOffset, byteLength } = readOnest('bold');
    loaded = parse(buffer.slice(byteOffset, byteOffset + byteLength));
  }
  return loaded;
};

const drawable = (text: string): string =>
  Array.from(text)
    .filter((sign) => font().charToGlyphIndex(sign) > 0)
    .join('');

export const widthOf = (text: string, size: number): number => font().getAdvanceWidth(drawable(text), size);

/** Replaces the library's `toPathData`, which writes NaN for some numbers and has an unbounded cache. */
const pathData = (command: PathCommand): string => {
  const { type, ...numbers } = command;
  const { x1, y1, x2, y2, x, y }: Partial<Record<'x1' | 'y1' | 'x2' | 'y2' | 'x' | 'y', number>> = numbers;
  return (
    type +
    [x1, y1, x2, y2, x, y]
      .flatMap((number) => number ?? [])
      .map((number) => number.toFixed(2))
      .join(' ')
  );
};

/** Returns SVG path data. A `text` element would need fonts on the server. */
export const outlineOf = (text: string, x: number, y: number, size: number): string =>
  font().getPath(drawable(text), x, y, size).commands.map(pathData).join('');
