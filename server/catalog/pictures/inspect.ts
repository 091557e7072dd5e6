import sharp, { type Metadata, type Sharp } from 'sharp';
import { PICTURE_MAX_BYTES, PICTURE_MAX_PIXELS } from '#contract/rules/deskLimits';
import type { PictureSize } from '#contract/rules/pictures';
import { ApiFailure } from '../../platform/http/errors';

type Format = 'jpeg' | 'png' | 'webp' | 'avif';

const AVIF = /^(?:avif|avis)$/;
const HEIC = /^(?:hei[cmsx]|hev[cmsx])$/;

const latin = (bytes: Buffer, from: number, to: number): string => bytes.toString('latin1', from, to);

function formatOf(bytes: Buffer): Format {
  if (bytes[0] === 0xff && bytes[1] === 0xd8 && bytes[2] === 0xff) return 'jpeg';
  if (latin(bytes, 0, 8) === '\x89PNG\r\n\x1a\n') return 'png';
  if (latin(bytes, 0, 4) === 'RIFF' && latin(bytes, 8, 12) === 'WEBP') return 'webp';
  if (latin(bytes, 4, 8) === 'ftyp') {
    const brands = brandsOf(bytes);
    if (brands.some((brand) => AVIF.test(brand))) return 'avif';
    if (brands.some((brand) => HEIC.test(brand))) throw new ApiFailure(400, 'picture_heic');
  }
  throw new ApiFailure(400, 'picture_type');
}

function brandsOf(bytes: Buffer): string[] {
  const end = Math.min(bytes.readUInt32BE(0), bytes.length, 256);
  const brands = [latin(bytes, 8, 12)];
  for (let at = 16; at + 4 <= end; at += 4) brands.push(latin(bytes, at, at + 4));
  return brands;
}

/** libpng does not report animated PNG (APNG) and would read only the first frame. */
const isAnimatedPng = (bytes: Buffer): boolean =>
  bytes.subarray(0, Math.max(0, bytes.indexOf('IDAT'))).includes('acTL');

function hasAdobeMarker(bytes: Buffer): boolean {
  for (let at = 2; at + 4 <= bytes.length && bytes[at] === 0xff; at += 2 + bytes.readUInt16BE(at + 2)) {
    const marker = bytes[at + 1];
    if (marker === 0xee) return latin(bytes, at + 4, at + 9) === 'Adobe';
    if (marker === 0xda) return false;
  }
  return false;
}

const FORMATS: Record<Format, (metadata: Metadata) => boolean> = {
  jpeg: ({ format }) => format === 'jpeg',
  png: ({ format }) => format === 'png',
  webp: ({ format }) => format === 'webp',
  avif: ({ format, compression }) => format === 'heif' && compression === 'av1',
};

export const openPicture = (bytes: Buffer): Sharp =>
  sharp(bytes, { failOn: 'error', limitInputPixels: PICTURE_MAX_PIXELS, sequentialRead: true });

type TooSmall = 'picture_too_small' | 'photo_too_small';

export async function inspectPicture(
  bytes: Buffer,
  leastSide: number,
  tooSmall: TooSmall = 'picture_too_small',
): Promise<void> {
  if (bytes.length > PICTURE_MAX_BYTES) throw new ApiFailure(413, 'picture_too_heavy');
  const format = formatOf(bytes);
  const metadata = await readHead(bytes);
  if (!FORMATS[format](metadata)) throw new ApiFailure(400, 'picture_type');
  const { width, height, pages = 1 } = metadata;
  if (width * height > PICTURE_MAX_PIXELS) throw new ApiFailure(400, 'picture_too_large');
  refuseSmall(metadata, leastSide, tooSmall);
  // Adobe stores CMYK colours inverted. Without the Adobe marker, a wrong guess would show a negative.
  if (format === 'jpeg' && metadata.space === 'cmyk' && !hasAdobeMarker(bytes))
    throw new ApiFailure(400, 'picture_cmyk');
  if (pages > 1 || (format === 'png' && isAnimatedPng(bytes))) throw new ApiFailure(400, 'picture_animated');
}

export function refuseSmall(
  { width, height }: PictureSize,
  leastSide: number,
  tooSmall: TooSmall = 'picture_too_small',
): void {
  if (Math.min(width, height) < leastSide) throw new ApiFailure(400, tooSmall);
}

async function readHead(bytes: Buffer) {
  try {
    return await sharp(bytes, { limitInputPixels: false }).metadata();
  } catch (error) {
    throw new ApiFailure(400, 'picture_broken', { cause: error });
  }
}
