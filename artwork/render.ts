// npm run artwork: draws all pictures into public/media.
// `-- --only parts/oil-filter-cobalt` limits it to a group or part of a slug (`files`: icons, logos, preview).
// `-- --sheets` also writes contact sheets to .cache/sheets.
import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import sharp from 'sharp';
import { brakePads } from './film/brakePads';
import { encode } from './film/encode';
import { manifest } from './manifest';
import { filesOf, isDrawing, type Picture } from './picture';
import { contactSheet } from './sheets';
import { singleFiles } from './singleFiles';
import { openStudio, type Studio } from './studio/studio';
import { svgDocument } from './svg/definitions';

const root = join(__dirname, '..');
const media = join(root, 'public', 'media');
// libvips would take every core, which builds and tests need too.
sharp.concurrency(1);

/** WebP quality. Below 82, dark gradients of heroes show blocks. Dense screens load the large files and hide blocks. */
function qualityAt(width: number, group: string): number {
  if (group === 'heroes') return 82;
  return width > 640 ? 70 : 75;
}

let studio: Promise<Studio> | undefined;

async function pixels(picture: Picture): Promise<Buffer> {
  const { width, height } = picture;
  if (isDrawing(picture))
    return sharp(Buffer.from(svgDocument(width, height, picture.draw())))
      .flatten({ background: '#111827' })
      .png()
      .toBuffer();
  studio ??= openStudio();
  const photograph = await (await studio).take(picture.scene, width, height);
  return sharp(photograph).resize(width, height, { kernel: 'lanczos3' }).png().toBuffer();
}

async function renderPicture(picture: Picture): Promise<number> {
  const drawing = await pixels(picture);
  let bytes = 0;
  for (const { file, width: target } of filesOf(picture)) {
    const output = join(media, file);
    mkdirSync(dirname(output), { recursive: true });
    const { size } = await sharp(drawing)
      .resize(target)
      .webp({ quality: qualityAt(target, picture.group), effort: 5, smartSubsample: true })
      .toFile(output);
    bytes += size;
  }
  return bytes;
}

/** Wider than the film is displayed, for high-density screens. */
const filmWidth = 960;

async function renderFilm(): Promise<void> {
  const { file, width, height, seconds, draw } = brakePads;
  const shown = { width: filmWidth, height: (filmWidth * height) / width };
  const picture = (second: number) =>
    sharp(Buffer.from(svgDocument(width, height, draw(second))))
      .resize(shown.width)
      .flatten({ background: '#111827' })
      .png({ compressionLevel: 1 })
      .toBuffer();
  const film = await encode(picture, seconds, shown.width, shown.height);
  mkdirSync(dirname(join(media, file)), { recursive: true });
  writeFileSync(join(media, file), film);
  console.log(`${file}  ${Math.round(film.length / 1024)} KB`);
}

async function main(options: string[]): Promise<void> {
  const only = options[options.indexOf('--only') + 1] ?? '';
  const chosen = options.includes('--only')
    ? manifest.filter(({ group, slug }) => `${group}/${slug}`.startsWith(only))
    : manifest;
  let total = 0;
  for (const [i, picture] of chosen.entries()) {
    const bytes = await renderPicture(picture);
    total += bytes;
    console.log(
      `${String(i + 1).padStart(3)}/${chosen.length}  ${picture.group}/${picture.slug}  ${Math.round(bytes / 1024)} KB`,
    );
  }
  if (!options.includes('--only') || brakePads.file.startsWith(only)) await renderFilm();
  if (!options.includes('--only') || only === 'files') {
    const files = await singleFiles();
    for (const [name, content] of files) {
      mkdirSync(dirname(join(root, 'public', name)), { recursive: true });
      writeFileSync(join(root, 'public', name), content);
    }
    console.log(`${files.length} files: icons, logos, marks, preview`);
  }
  console.log(`${chosen.length} pictures, ${Math.round(total / 1024)} KB with all their widths`);
  if (!options.includes('--sheets')) return;
  for (const group of new Set(chosen.map((picture) => picture.group)))
    for (const width of [96, 300, 760])
      console.log(
        await contactSheet(
          chosen.filter((picture) => picture.group === group),
          media,
          join(root, '.cache', 'sheets'),
          width,
        ),
      );
}

main(process.argv.slice(2))
  .catch((error: unknown) => {
    console.error(error);
    process.exitCode = 1;
  })
  .finally(() => {
    void studio?.then(({ close }) => close());
  });
