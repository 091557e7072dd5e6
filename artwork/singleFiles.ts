import sharp from 'sharp';
import { brandLogos } from './pictures/brandLogos';
import { iconFiles } from './pictures/logo';
import { socialPreview } from './pictures/scenes';
import { serviceIcons } from './pictures/serviceIcons';
import { svgDocument } from './svg/definitions';

/** Files of special formats: [path under public/, content]. */
export async function singleFiles(): Promise<[string, string | Buffer][]> {
  const { width, height, draw } = socialPreview;
  const preview = await sharp(Buffer.from(svgDocument(width, height, draw())))
    .jpeg({ quality: 82, mozjpeg: true })
    .toBuffer();
  return [...serviceIcons(), ...brandLogos(), ...(await iconFiles()), ['media/social/preview.1200x630.jpg', preview]];
}
