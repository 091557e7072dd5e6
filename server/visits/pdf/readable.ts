const WHITE_SPACE = /[^\S\u00a0]+/g;
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;
const DASHES = /[\u2010-\u2015]/g;
const MARKS = /\p{M}/gu;
const MISSING = '?';

const graphemes = new Intl.Segmenter('ru', { granularity: 'grapheme' });

/** A text on one line as a font can show it: what it lacks becomes what means the same, or a question mark. */
export function readable(text: string, hasGlyph: (codePoint: number) => boolean): string {
  const isShown = (part: string) => Array.from(part, (sign) => sign.codePointAt(0) ?? 0).every(hasGlyph);
  const line = text.normalize('NFC').replaceAll(WHITE_SPACE, ' ');
  if (isShown(line)) return line;
  return Array.from(graphemes.segment(line), ({ segment }) => {
    const visible = segment.replaceAll(IGNORABLE, '');
    const plain = visible.normalize('NFKC').replaceAll(DASHES, '-');
    // Karakalpak ǵ without its acute is still read; a question mark is not.
    const letters = plain.normalize('NFD').replaceAll(MARKS, '');
    // A lone combining mark leaves nothing, or a space, when its marks are removed.
    const isBlank = !/\S/.test(visible);
    return [visible, plain, letters].find((part) => isShown(part) && !/\S/.test(part) === isBlank) ?? MISSING;
  }).join('');
}
