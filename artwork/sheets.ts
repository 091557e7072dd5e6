import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import sharp from 'sharp';
import { largestFile, type Picture } from './picture';

const gap = 12;
const sheetWidth = 1560;

export async function contactSheet(
  pictures: readonly Picture[],
  media: string,
  folder: string,
  width: number,
): Promise<string> {
  const [first] = pictures;
  if (first === undefined) throw new Error('A contact sheet needs at least one picture');
  const height = Math.round((width * first.height) / first.width);
  const columns = Math.max(1, Math.min(pictures.length, Math.floor(sheetWidth / (width + gap))));
  const tiles = await Promise.all(
    pictures.map(async (picture, i) => ({
      input: await sharp(join(media, largestFile(picture)))
        .resize(width, height, { fit: 'cover' })
        .png()
        .toBuffer(),
      left: gap + (i % columns) * (width + gap),
      top: gap + Math.floor(i / columns) * (height + gap),
    })),
  );
  mkdirSync(folder, { recursive: true });
  const file = join(folder, `${first.group}-${width}.png`);
  const size = {
    width: gap + columns * (width + gap),
    height: gap + Math.ceil(pictures.length / columns) * (height + gap),
  };
  await sharp({ create: { ...size, channels: 3, background: '#ffffff' } })
    .composite(tiles)
    .png()
    .toFile(file);
  return file;
}
