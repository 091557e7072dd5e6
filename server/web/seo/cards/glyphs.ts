import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { type Font, type PathCommand, parse } from 'opentype.js';
import { projectRoot } from '#server/platform/files';

/** Bold, as the site's headings; a letter is taken from the first file that has it. */
const SUBSETS = ['latin', 'cyrillic', 'latin-ext', 'cyrillic-ext'];

let loaded: Font[] | undefined;

/** Read at the first card: 4 files of about 15 KB. */
const fonts = (): Font[] => {
  const { resolve } = createRequire(join(projectRoot(), 'package.json'));
  loaded ??= SUBSETS.map((subset) => {
    const { buffer, byteOffset, byteLength } = readFileSync(
      resolve(`@fontsource/onest/files/onest-${subset}-700-normal.woff`),
    );
    return parse(buffer.slice(byteOffset, byteOffset + byteLength));
  });
  return loaded;
};

interface Run {
  font: Font;
  text: string;
}

/** Neighbouring letters of one file together, so that they keep their kerning. A sign that no file has is left out. */
const runsOf = (text: string): Run[] => {
  const runs: Run[] = [];
  for (const sign of text) {
    const has = (font: Font) => font.charToGlyphIndex(sign) > 0;
    const last = runs.at(-1);
    const font = last && has(last.font) ? last.font : fonts().find(has);
    if (!font) continue;
    if (last?.font === font) last.text += sign;
    else runs.push({ font, text: sign });
  }
  return runs;
};

/** Width of a line in pixels. */
export const widthOf = (text: string, size: number): number =>
  runsOf(text).reduce((width, run) => width + run.font.getAdvanceWidth(run.text, size), 0);

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
export const outlineOf = (text: string, x: number, y: number, size: number): string => {
  let left = x;
  return runsOf(text)
    .map((run) => {
      const { commands } = run.font.getPath(run.text, left, y, size);
      left += run.font.getAdvanceWidth(run.text, size);
      return commands.map(pathData).join('');
    })
    .join('');
};
