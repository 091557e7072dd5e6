/** @jest-environment node */
import { existsSync, readdirSync, statSync } from 'node:fs';
import { join, relative } from 'node:path';
import sharp from 'sharp';
import { PICTURE_WIDTHS } from '../contract/rules/pictures';
import { brakePads } from './film/brakePads';
import { manifest } from './manifest';
import { filesOf, isDrawing, largestFile } from './picture';
import { svgDocument } from './svg/definitions';

const root = join(__dirname, '..');
const media = join(root, 'public', 'media');
const kilobyte = 1000;
/** Picture width on a phone: 360 CSS px at device pixel ratio 2. Browsers load the next wider file. */
const phonePixels = 720;

function filesBelow(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    return entry.isDirectory() ? filesBelow(path) : [path];
  });
}

function mediaPaths(value: unknown): string[] {
  if (typeof value === 'string') return value.startsWith('/media/') ? [value] : [];
  if (typeof value !== 'object' || value === null) return [];
  return Object.values(value).flatMap(mediaPaths);
}

function filesFor(address: string): string[] {
  const width = /\.(\d+)x\d+\.webp$/.exec(address)?.[1];
  if (width === undefined) return [address];
  return [
    address,
    ...PICTURE_WIDTHS.filter((step) => step < Number(width)).map((step) =>
      address.replace(/\.webp$/, `.w${step}.webp`),
    ),
  ];
}

const sizes = filesBelow(media).map((path) => ({ file: relative(media, path), bytes: statSync(path).size }));

test('every picture of the demo content exists in every width', async () => {
  const modules = filesBelow(join(root, 'server', 'seed', 'content')).filter(
    (path) => path.endsWith('.ts') && !path.endsWith('.test.ts'),
  );
  const contents = await Promise.all(modules.map((path): Promise<unknown> => import(path)));
  const addresses = [...new Set(contents.flatMap(mediaPaths))];
  expect(addresses.length).toBeGreaterThan(100);
  expect(addresses.flatMap(filesFor).filter((address) => !existsSync(join(root, 'public', address)))).toEqual([]);
});

test('public/media contains exactly the drawn pictures', () => {
  const drawn = manifest.flatMap(filesOf).map(({ file }) => file);
  const pictures = sizes.map(({ file }) => file).filter((file) => file.endsWith('.webp'));
  expect(pictures.toSorted()).toEqual(drawn.toSorted());
  expect(sizes.map(({ file }) => file).filter((file) => file.endsWith('.mp4'))).toEqual([brakePads.file]);
});

test('pictures stay below 6 MB in total, 120 KB on phones (heroes 45 KB), the film below 600 KB', () => {
  const heavy = manifest.flatMap((picture) => {
    const narrowestFirst = filesOf(picture).toSorted((a, b) => a.width - b.width);
    const asked = narrowestFirst.find(({ width }) => width >= phonePixels) ?? narrowestFirst.at(-1);
    const bytes = sizes.find(({ file }) => file === asked?.file)?.bytes ?? Infinity;
    return bytes > (picture.group === 'heroes' ? 45 : 120) * kilobyte ? [{ file: asked?.file, bytes }] : [];
  });
  expect(heavy).toEqual([]);
  const film = sizes.find(({ file }) => file === brakePads.file)?.bytes ?? Infinity;
  expect(film).toBeLessThan(600 * kilobyte);
  expect(sizes.reduce((sum, { bytes }) => sum + bytes, 0) - film).toBeLessThan(6000 * kilobyte);
});

test('every picture has the width and height that its file name states', async () => {
  const wrong: string[] = [];
  for (const picture of manifest) {
    const { width, height } = await sharp(join(media, largestFile(picture))).metadata();
    if (width !== picture.width || height !== picture.height) wrong.push(largestFile(picture));
  }
  expect(wrong).toEqual([]);
});

test('drawings contain no undefined values and are equal when drawn again', () => {
  const scenes = [1, 4, 7, 9, 11.5, 13, 15.5, 16.2, 19, 20.5, 21.4, 23, 25].map((second) => ({
    slug: `film at ${second} s`,
    width: brakePads.width,
    height: brakePads.height,
    draw: () => brakePads.draw(second),
  }));
  for (const { slug, width, height, draw } of [...manifest.filter(isDrawing), ...scenes]) {
    const drawing = svgDocument(width, height, draw());
    expect(`${slug} ${svgDocument(width, height, draw()) === drawing}`).toBe(`${slug} true`);
    expect(`${slug} ${/NaN|undefined|Infinity/.exec(drawing)?.[0] ?? ''}`).toBe(`${slug} `);
    expect(`${slug} ${/<text|<image/.exec(drawing)?.[0] ?? ''}`).toBe(`${slug} `);
  }
});
