import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { PicturePlace } from '#contract/pictures';
import { type Crop, cropOf, type FocusPoint, PICTURE_WIDTHS, type PictureSize } from '#contract/rules/pictures';
import { ApiFailure } from '../../platform/http/errors';
import { openPicture } from './inspect';

// One thread, because libvips would use every core and slow the site down.
sharp.concurrency(1);

/** Pixels of the longer side: twice the widest picture on the site, so that crops are sharp. */
const ORIGINAL_MAX_SIDE = 3_200;
const ORIGINAL_QUALITY = 90;
const PATIENCE = 20;
const PREVIEW_WIDTH = 640;
export const PHOTO_BACKGROUND = '#ffffff';
const RENDERING = 1;

export type StoredImage = PictureSize & { original: Buffer };

export const fitOriginal = (bytes: Buffer): Promise<StoredImage> => fitted(bytes, ORIGINAL_MAX_SIDE, ORIGINAL_QUALITY);

export async function fitted(bytes: Buffer, side: number, quality: number): Promise<StoredImage> {
  try {
    const { data, info } = await openPicture(bytes)
      .autoOrient()
      .resize({ width: side, height: side, fit: 'inside', withoutEnlargement: true })
      .webp({ quality, smartSubsample: true })
      .timeout({ seconds: PATIENCE })
      .toBuffer({ resolveWithObject: true });
    return { original: data, width: info.width, height: info.height };
  } catch (error) {
    throw new ApiFailure(400, 'picture_broken', { cause: error });
  }
}

const wholeOf = ({ width, height }: PictureSize) => ({
  crop: { left: 0, top: 0, width, height },
  ratio: { width, height },
});

export type Rendering = PictureSize & { hash: string; crop: Crop; ground: string | null };

export function renderingOf(
  picture: PictureSize & { sha256: string },
  place: PicturePlace,
  focus: FocusPoint,
): Rendering {
  const { crop, ratio } =
    place.fit === 'contain' ? wholeOf(picture) : { crop: cropOf(picture, place, focus), ratio: place };
  const width = Math.max(1, Math.round(Math.min(place.width, (place.height * ratio.width) / ratio.height, crop.width)));
  const height = Math.max(1, Math.round((width * ratio.height) / ratio.width));
  const { left, top } = crop;
  const ground = place.fit === 'contain' ? null : PHOTO_BACKGROUND;
  const what = [
    RENDERING,
    picture.sha256,
    left,
    top,
    crop.width,
    crop.height,
    width,
    height,
    ...(ground ? [] : ['clear']),
  ];
  const hash = createHash('sha256').update(JSON.stringify(what)).digest('hex').slice(0, 20);
  return { hash, crop, width, height, ground };
}

export const previewOf = (picture: PictureSize & { sha256: string }): Rendering => {
  const width = Math.min(picture.width, PREVIEW_WIDTH);
  const height = Math.max(1, Math.round((width * picture.height) / picture.width));
  return renderingOf(picture, { width, height }, { x: 0.5, y: 0.5 });
};

export const pathOf = ({ hash, width, height }: Rendering): string => `/media/p/${hash}.${width}x${height}.webp`;

/** Returns the WebP quality, as in artwork/render.ts: below 82, dark gradients of wide pictures show blocks. */
const qualityAt = (width: number, widest: number): number => {
  if (widest >= 1_600) return 82;
  return width > 640 ? 70 : 75;
};

export type PictureFile = { width: number; bytes: Buffer };

export async function filesOf(
  original: Uint8Array,
  { crop, width, height, ground }: Rendering,
): Promise<PictureFile[]> {
  const whole = sharp(original).extract(crop);
  const { data, info } = await (ground === null ? whole : whole.flatten({ background: ground }))
    .resize(width, height, { fit: 'fill', kernel: 'lanczos3' })
    .raw()
    .toBuffer({ resolveWithObject: true });
  const raw = { width: info.width, height: info.height, channels: info.channels };
  const files: PictureFile[] = [];
  for (const step of [width, ...PICTURE_WIDTHS.filter((narrower) => narrower < width)]) {
    const quality = qualityAt(step, width);
    const bytes = await sharp(data, { raw }).resize(step).webp({ quality, smartSubsample: true }).toBuffer();
    files.push({ width: step, bytes });
  }
  return files;
}
