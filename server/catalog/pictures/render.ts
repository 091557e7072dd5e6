import { createHash } from 'node:crypto';
import sharp from 'sharp';
import type { PicturePlace } from '#contract/pictures';
import { type Crop, cropOf, type FocusPoint, PICTURE_WIDTHS, type PictureSize } from '#contract/rules/pictures';
import { ApiFailure } from '../../platform/http/errors';
import { openPicture } from './inspect';

// One thread a picture: libvips would take every core, and the site is answered meanwhile.
sharp.concurrency(1);

/** Pixels of the longer side that are kept: twice what the widest place shows, so that a crop stays sharp. */
const KEPT_SIDE = 3_200;
const KEPT_QUALITY = 90;
/** Seconds after which a file that decodes for ever is given up. */
const PATIENCE = 20;
const PREVIEW_WIDTH = 640;
/** The light surface of the site. A photo that is cut out stands on it in both themes, as on its white sheet; logos stay transparent. */
export const PHOTO_GROUND = '#ffffff';
/** Raise it when files are made otherwise: they then have other addresses. */
const RENDERING = 1;

export type Kept = PictureSize & { original: Buffer };

/** Upright, in sRGB, without metadata and whatever else stood in the file. Throws a refusal where it cannot be decoded whole. */
export const keep = (bytes: Buffer): Promise<Kept> => fitted(bytes, KEPT_SIDE, KEPT_QUALITY);

/** The same, of another size: so many pixels of the longer side, if it has them. */
export async function fitted(bytes: Buffer, side: number, quality: number): Promise<Kept> {
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

/** `ground`: what shines through where the picture is transparent; null: it stays so. */
export type Rendering = PictureSize & { hash: string; crop: Crop; ground: string | null };

/** How a picture is cut for a place: never enlarged, so it may come out narrower than asked for. */
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
  const ground = place.fit === 'contain' ? null : PHOTO_GROUND;
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

/** The whole of it, in the library and under the focus point. */
export const previewOf = (picture: PictureSize & { sha256: string }): Rendering => {
  const width = Math.min(picture.width, PREVIEW_WIDTH);
  const height = Math.max(1, Math.round((width * picture.height) / picture.width));
  return renderingOf(picture, { width, height }, { x: 0.5, y: 0.5 });
};

export const pathOf = ({ hash, width, height }: Rendering): string => `/media/p/${hash}.${width}x${height}.webp`;

/** As the demo's pictures (artwork/render.ts): wide dark gradients show blocks below 82, large versions bear more on dense screens. */
const qualityAt = (width: number, widest: number): number => {
  if (widest >= 1_600) return 82;
  return width > 640 ? 70 : 75;
};

export type PictureFile = { width: number; bytes: Buffer };

/** Every file of a crop, the widest first. */
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
