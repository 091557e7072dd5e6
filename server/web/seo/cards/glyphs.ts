import { type Font, type PathCommand, parse } from 'opentype.js';
import { readOnest } from '#server/platform/files';

let loaded: Font | undefined;

/** Bold, as in the headings of the site. Read for the first card. */
const font = (): Font => {
  if (!loaded) {
    const { buffer, byteOffset, byteLength } = readOnest('bold');
    loaded = parse(buffer.slice(byteOffset, byteOffset + byteLength));
  }
  return loaded;
};

/** The text without the characters that the font lacks. */
const drawable = (text: string): string =>
  Array.from(text)
    .filter((sign) => font().charToGlyphIndex(sign) > 0)
    .join('');

/** Returns the width of a line in pixels. */
export const widthOf = (text: string, size: number): number => font().getAdvanceWidth(drawable(text), size);

/** Not the library's `toPathData`, which writes NaN for some numbers and remembers every number for ever. */
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

/**
 * A line as SVG path data, its baseline starting at (x, y). Outlines instead of text: librsvg would look for fonts on the machine,
 * and a server may have none.
 */
export const outlineOf = (text: string, x: number, y: number, size: number): string =>
  font().getPath(drawable(text), x, y, size).commands.map(pathData).join('');
