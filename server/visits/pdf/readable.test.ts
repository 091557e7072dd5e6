import fc from 'fast-check';
import { readable } from './sheet';

const hasGlyph = (codePoint: number): boolean => /[ -~\u00a0\u0400-\u04ff№…ʻʼ½]/.test(String.fromCodePoint(codePoint));

it.each([
  ['Замена масла, 4½ л № 1', 'Замена масла, 4½ л № 1'],
  ['Moy almashtirish: oʻng', 'Moy almashtirish: oʻng'],
  ['Мои\u0306ка', 'Мойка'],
  ['Ǵárezsizlik, Nókis ǵ', 'Garezsizlik, Nokis g'],
  ['Мойка 🚗 готова', 'Мойка ? готова'],
  ['семья 👨‍👩‍👧 и флаг 🇺🇿', 'семья ? и флаг ?'],
  ['洗车', '??'],
  ['ＡＢＣ ﬁlter 5㎞ ①', 'ABC filter 5km 1'],
  ['масло 5W‑30', 'масло 5W-30'],
  ['сло\u00adво\ufeff \u202eодно', 'слово одно'],
  ['одна\r\n\tстрока\u2028', 'одна строка '],
  ['\ud800a\u0007', '?a?'],
  ['1\u00a0000', '1\u00a0000'],
  ['\u1cd4', '?'],
  ['\u00a8', '?'],
])('makes %j readable with the glyphs of the font', (text, shown) => {
  expect(readable(text, hasGlyph)).toBe(shown);
});

it('readable text has only glyphs of the font, and is blank only if the original is', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), (text) => {
      const shown = readable(text, hasGlyph);
      expect(Array.from(shown).every((sign) => hasGlyph(sign.codePointAt(0) ?? 0))).toBe(true);
      expect(readable(shown, hasGlyph)).toBe(shown);
      const isVisible = /[^\s\p{Default_Ignorable_Code_Point}]/u.test(text);
      expect(/\S/.test(shown)).toBe(isVisible);
    }),
    { numRuns: 1_000 },
  );
});
