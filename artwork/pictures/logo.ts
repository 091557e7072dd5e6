import sharp from 'sharp';
import { amber, ink } from '../svg/color';

/** A Y whose stem is a road, in a rounded square on a grid of 64. */
const roadY = (road: string, dash: string) =>
  `<path d="M7 12H23L32 27L41 12H57L40.500 39.500V54H23.500V39.500z" fill="${road}"/><path d="M32 32.500v4M32 40.500v5M32 49.500v4.500" stroke="${dash}" stroke-width="3.200" stroke-linecap="butt"/>`;

export const logoMark = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 64 64" width="64" height="64"><rect width="64" height="64" rx="14" fill="${ink}"/>${roadY(amber, ink)}</svg>\n`;

/** Square with a wide margin, because Android applies its own mask. */
const maskable = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="-10 -10 84 84" width="512" height="512"><rect x="-10" y="-10" width="84" height="84" fill="${ink}"/>${roadY(amber, ink)}</svg>`;

const png = (svg: string, size: number) =>
  sharp(Buffer.from(svg), { density: 600 }).resize(size, size).png({ compressionLevel: 9, palette: true }).toBuffer();

export async function iconFiles(): Promise<[string, string | Buffer][]> {
  return [
    ['favicon.svg', logoMark],
    ['icons/logo.svg', logoMark],
    ['icons/icon-192.png', await png(logoMark, 192)],
    ['icons/icon-512.png', await png(logoMark, 512)],
    ['icons/icon-maskable-192.png', await png(maskable, 192)],
    ['icons/icon-maskable-512.png', await png(maskable, 512)],
    ['icons/apple-touch-icon.png', await png(maskable, 180)],
    ['favicon.ico', ico(await png(logoMark, 32), 32)],
  ];
}

/** ICO file: a header of 6 bytes, a directory entry of 16 bytes and a PNG. */
function ico(picture: Buffer, size: number): Buffer {
  const head = Buffer.alloc(22);
  head.writeUInt16LE(1, 2);
  head.writeUInt16LE(1, 4);
  head.writeUInt8(size, 6);
  head.writeUInt8(size, 7);
  head.writeUInt16LE(1, 10);
  head.writeUInt16LE(32, 12);
  head.writeUInt32LE(picture.length, 14);
  head.writeUInt32LE(head.length, 18);
  return Buffer.concat([head, picture]);
}
