// Subsets Onest Variable for Russian and Uzbek: `npm ci --prefix artwork && node artwork/fonts.mjs`.
// The results are committed, so builds need no font tool. Separate files, because Uzbek pages need no Cyrillic and
// Russian pages no Uzbek letters. File names contain a content hash.
import { createHash } from 'node:crypto';
import { readdir, readFile, rm, writeFile } from 'node:fs/promises';
import subsetFont from 'subset-font';

const SOURCE = 'artwork/node_modules/@fontsource-variable/onest/files';
const TARGET = 'public/fonts';
const BUDGET_BYTES = 50 * 1024;

const characters = (from, to) => String.fromCodePoint(...Array.from({ length: to - from + 1 }, (_, i) => from + i));

// U+02BB and U+02BC are Uzbek letters; U+00A0 and U+202F group digits.
const LATIN = `${characters(0x20, 0x7e)}\u00a0\u00a9\u00ab\u00b0\u00b1\u00b2\u00b7\u00bb\u00d7\u00e9\u02bb\u02bc\u2009\u2011\u2013\u2014\u2018\u2019\u201c\u201d\u201e\u2022\u2026\u202f\u2192\u2190\u2212`;
const CYRILLIC = `${characters(0x410, 0x44f)}\u0401\u0451\u2116`;
// Additional letters of Uzbek Cyrillic, used in names and messages: Ў, and Ғ Қ Ҳ from another file of the package.
const UZBEK_U = '\u040e\u045e';
const UZBEK_REST = '\u0492\u0493\u049a\u049b\u04b2\u04b3';

// Separate families instead of `unicode-range`: for each face that has not loaded, Chrome looks up a system font for
// every size and weight. On Linux each lookup starts a process and blocks, even if no letter needs the face.
const families = [
  { name: 'latin', family: 'Onest', text: LATIN, display: 'optional' },
  { name: 'cyrillic', family: 'Onest Cyrillic', text: CYRILLIC + UZBEK_U, display: 'optional' },
  // Not preloaded. With `swap` a font that loads late is still applied, so that no word keeps mixing two fonts.
  { name: 'cyrillic-ext', family: 'Onest Uzbek Cyrillic', text: UZBEK_REST, display: 'swap' },
];

const unicodeRange = (text) =>
  [...new Set(text)]
    .map((letter) => letter.codePointAt(0))
    .toSorted((a, b) => a - b)
    .reduce((ranges, code) => {
      const last = ranges.at(-1);
      if (last && last[1] === code - 1) last[1] = code;
      else ranges.push([code, code]);
      return ranges;
    }, [])
    .map(([from, to]) => `U+${from.toString(16)}${to > from ? `-${to.toString(16)}` : ''}`)
    .join(', ');

for (const old of await readdir(TARGET)) if (old.startsWith('onest-')) await rm(`${TARGET}/${old}`);

let total = 0;
const faces = [];
const names = [];
for (const { name, family, text, display } of families) {
  const source = await readFile(`${SOURCE}/onest-${name}-wght-normal.woff2`);
  const cut = await subsetFont(source, text, {
    targetFormat: 'woff2',
    variationAxes: { wght: { min: 400, max: 800 } },
    keepFeatures: ['kern', 'mark', 'ccmp', 'locl', 'tnum'],
    noHinting: true,
  });
  const hash = createHash('sha256').update(cut).digest('hex').slice(0, 8);
  const file = `onest-${name}.${hash}.woff2`;
  await writeFile(`${TARGET}/${file}`, cut);
  total += cut.length;
  if (display === 'optional') names.push(`  ${name}: '/fonts/${file}',`);
  faces.push(`@font-face {
  font-family: "${family}";
  font-style: normal;
  font-weight: 400 800;
  font-display: ${display};
  src: url("/fonts/${file}") format("woff2");
  unicode-range: ${unicodeRange(text)};
}
`);
  console.log(file, cut.length);
}
if (total > BUDGET_BYTES) throw new Error(`The fonts weigh ${total} bytes, more than ${BUDGET_BYTES}.`);

await writeFile('src/shared/styles/fonts.css', `/* Made by artwork/fonts.mjs: do not edit. */\n${faces.join('\n')}`);
await writeFile(
  'src/shared/styles/fontFiles.ts',
  `// Made by artwork/fonts.mjs: do not edit. Fonts to preload: latin always, cyrillic for Russian.\nexport const FONT_FILES = {\n${names.join('\n')}\n} as const;\n`,
);
