import { crc32, deflateSync } from 'node:zlib';
import sharp from 'sharp';

export const plainPicture = (width: number, height: number) =>
  sharp({ create: { width, height, channels: 3, background: '#3366cc' } });

const chunk = (type: string, data: Buffer): Buffer => {
  const body = Buffer.concat([Buffer.from(type, 'latin1'), data]);
  const head = Buffer.alloc(4);
  head.writeUInt32BE(data.length);
  const end = Buffer.alloc(4);
  end.writeUInt32BE(crc32(body));
  return Buffer.concat([head, body, end]);
};

function pngOf(width: number, height: number, pixels: Buffer, before: [string, Buffer][] = []): Buffer {
  const head = Buffer.alloc(13);
  head.writeUInt32BE(width, 0);
  head.writeUInt32BE(height, 4);
  head.set([8, 0, 0, 0, 0], 8);
  return Buffer.concat([
    Buffer.from('\x89PNG\r\n\x1a\n', 'latin1'),
    chunk('IHDR', head),
    ...before.map(([type, data]) => chunk(type, data)),
    chunk('IDAT', deflateSync(pixels)),
    chunk('IEND', Buffer.alloc(0)),
  ]);
}

const mediaFile = (...brands: string[]): Buffer => {
  const length = Buffer.alloc(4);
  length.writeUInt32BE(12 + 4 * brands.length);
  return Buffer.concat([
    length,
    Buffer.from(`ftyp${brands[0]}\0\0\0\0${brands.slice(1).join('')}`, 'latin1'),
    Buffer.alloc(4_000, 1),
  ]);
};

export const SCRIPT = '<script>alert(1)</script>';

const text = (words: string) => Buffer.from(words);

async function bareCmyk(): Promise<Buffer> {
  const jpeg = await plainPicture(400, 400).toColourspace('cmyk').jpeg().toBuffer();
  const at = jpeg.indexOf(Buffer.from([0xff, 0xee]));
  return Buffer.concat([jpeg.subarray(0, at), jpeg.subarray(at + 2 + jpeg.readUInt16BE(at + 2))]);
}

export async function hostilePictures(): Promise<[name: string, bytes: Buffer, code: string][]> {
  const jpeg = await plainPicture(800, 600).jpeg().toBuffer();
  const colours = Buffer.alloc(2 * 200 * 200 * 3, 90).fill(190, 200 * 200 * 3);
  const frames = await sharp(colours, { raw: { width: 200, height: 400, channels: 3, pageHeight: 200 } })
    .webp({ delay: [100, 100], loop: 0 })
    .toBuffer();
  const noisy = sharp({
    create: {
      width: 700,
      height: 700,
      channels: 3,
      background: '#888',
      noise: { type: 'gaussian', mean: 120, sigma: 40 },
    },
  });
  const half = (bytes: Buffer) => bytes.subarray(0, bytes.length / 2);
  return [
    ['nothing', Buffer.alloc(0), 'picture_type'],
    ['three bytes', Buffer.from([0xff, 0xd8, 0xff]), 'picture_broken'],
    [
      'SVG with a script',
      text(`<svg xmlns="http://www.w3.org/2000/svg" width="900" height="900">${SCRIPT}</svg>`),
      'picture_type',
    ],
    [
      'SVG that reads a file',
      text('<?xml version="1.0"?><!DOCTYPE s [<!ENTITY x SYSTEM "file:///etc/passwd">]><svg>&x;</svg>'),
      'picture_type',
    ],
    ['HTML', text(`<!doctype html>${SCRIPT}`), 'picture_type'],
    ['ZIP', Buffer.concat([text('PK\x03\x04'), Buffer.alloc(2_000)]), 'picture_type'],
    ['PDF', text('%PDF-1.7\n'), 'picture_type'],
    ['GIF', await plainPicture(300, 300).gif().toBuffer(), 'picture_type'],
    ['TIFF', await plainPicture(300, 300).tiff().toBuffer(), 'picture_type'],
    ['HEIC', mediaFile('heic', 'mif1', 'heic'), 'picture_heic'],
    ['HEIC that says mif1', mediaFile('mif1', 'heic'), 'picture_heic'],
    ['a film', mediaFile('isom', 'mp42'), 'picture_type'],
    ['AVIF of nothing', mediaFile('avif', 'mif1', 'avif'), 'picture_broken'],
    ['a bomb of 3.6 billion pixels', pngOf(60_000, 60_000, Buffer.alloc(1_000_000)), 'picture_too_large'],
    ['a PNG that holds less than it says', pngOf(4_000, 4_000, Buffer.alloc(9_000)), 'picture_broken'],
    ['an animated PNG', pngOf(300, 300, Buffer.alloc(301 * 300), [['acTL', Buffer.alloc(8)]]), 'picture_animated'],
    ['an animated WebP', frames, 'picture_animated'],
    ['a JPEG of CMYK without the marker of Adobe', await bareCmyk(), 'picture_cmyk'],
    ['a very small one', await plainPicture(159, 900).png().toBuffer(), 'picture_too_small'],
    ['half a JPEG', half(await noisy.clone().jpeg().toBuffer()), 'picture_broken'],
    ['half a progressive JPEG', half(await noisy.clone().jpeg({ progressive: true }).toBuffer()), 'picture_broken'],
    ['half a PNG', half(await noisy.clone().png().toBuffer()), 'picture_broken'],
    ['half a WebP', half(await noisy.clone().webp().toBuffer()), 'picture_broken'],
    ['half an AVIF', half(await noisy.clone().avif({ effort: 0 }).toBuffer()), 'picture_broken'],
    ['a JPEG of 15 MB and more', Buffer.concat([jpeg, Buffer.alloc(15 * 1024 * 1024)]), 'picture_too_heavy'],
  ];
}
