import { existsSync } from 'node:fs';
import { join, sep } from 'node:path';
import sharp, { type OverlayOptions } from 'sharp';
import type { CardFacts } from '#server/catalog/previewCards';
import { projectRoot } from '#server/platform/files';
import { outlineOf, widthOf } from './glyphs';

interface TextBox {
  width: number;
  maxLines: number;
  measure: (text: string) => number;
}

interface Wrapped {
  lines: string[];
  whole: boolean;
}

const piecesOf = (word: string, { width, measure }: TextBox): string[] => {
  const pieces: string[] = [];
  let piece = '';
  for (const letter of word) {
    if (piece && measure(`${piece}${letter}-`) > width) {
      pieces.push(`${piece}-`);
      piece = '';
    }
    piece += letter;
  }
  return [...pieces, piece];
};

const withEllipsis = (line: string, { width, measure }: TextBox): string => {
  let shortened = line;
  while (shortened && measure(`${shortened}…`) > width)
    shortened = shortened.slice(0, shortened.includes(' ') ? shortened.lastIndexOf(' ') : -1);
  return `${shortened.replace(/[\s.,:;–—-]+$/, '')}…`;
};

export const wrapText = (text: string, box: TextBox): Wrapped => {
  const { width, maxLines, measure } = box;
  const lines: string[] = [];
  let whole = true;
  for (const word of text.split(/[ \t\r\n]+/).filter(Boolean)) {
    const last = lines.at(-1);
    if (last !== undefined && measure(`${last} ${word}`) <= width) {
      lines[lines.length - 1] = `${last} ${word}`;
    } else if (measure(word) <= width) {
      lines.push(word);
    } else {
      whole = false;
      lines.push(...piecesOf(word, box));
    }
  }
  if (lines.length <= maxLines) return { lines, whole };
  const visible = lines.slice(0, maxLines);
  return { lines: [...visible.slice(0, -1), withEllipsis(visible.at(-1) ?? '', box)], whole: false };
};

export const CARD_WIDTH = 1200;
export const CARD_HEIGHT = 630;

const PHOTO_WIDTH = 480;
const MARGIN = 64;
const MARK_SIZE = 64;
const LABEL = { top: 216, size: 28 };
const TITLE = { top: 244, height: 322, leading: 1.16, sizes: [66, 60, 54, 48, 42, 38] };

const COLOURS = { night: '#111827', onNight: '#ffffff', amber: '#ffb020' };

const fileOf = (photo: string): string | undefined => {
  const root = join(projectRoot(), 'public', 'media') + sep;
  const file = join(projectRoot(), 'public', photo);
  return photo.startsWith('/media/') && file.startsWith(root) && existsSync(file) ? file : undefined;
};

const fitTitle = (title: string, width: number): Wrapped & { size: number } => {
  let fitted = { lines: [title], whole: false, size: 0 };
  for (const size of TITLE.sizes) {
    const maxLines = Math.floor(TITLE.height / (size * TITLE.leading));
    fitted = { ...wrapText(title, { width, maxLines, measure: (text) => widthOf(text, size) }), size };
    if (fitted.whole) break;
  }
  return fitted;
};

const shape = (data: string, colour: string) => `<path d="${data}" fill="${colour}"/>`;

export const wordsSvg = ({ label, title }: CardFacts, width: number): string => {
  const { lines, size } = fitTitle(title, width);
  const [labelLine = ''] = wrapText(label, { width, maxLines: 1, measure: (text) => widthOf(text, LABEL.size) }).lines;
  const rows = lines.map((line, row) =>
    shape(outlineOf(line, MARGIN, TITLE.top + size * (row * TITLE.leading + 1), size), COLOURS.onNight),
  );
  return (
    `<svg xmlns="http://www.w3.org/2000/svg" width="${CARD_WIDTH}" height="${CARD_HEIGHT}">` +
    shape(outlineOf('Yolda', MARGIN + MARK_SIZE + 20, 104, 40), COLOURS.onNight) +
    `${shape(outlineOf(labelLine, MARGIN, LABEL.top, LABEL.size), COLOURS.amber)}${rows.join('')}</svg>`
  );
};

/** Draws a card as JPEG. Equal facts give equal bytes. `uploaded`: picture stored in the database. */
export const drawCard = async (card: CardFacts, uploaded: Buffer | null = null): Promise<Buffer> => {
  const photo = uploaded ?? fileOf(card.photo);
  const layers: OverlayOptions[] = [];
  if (photo) {
    const picture = await sharp(photo)
      .resize(PHOTO_WIDTH, CARD_HEIGHT, { fit: 'cover' })
      .flatten({ background: COLOURS.onNight })
      .toBuffer();
    const bar = { create: { width: 8, height: CARD_HEIGHT, channels: 3 as const, background: COLOURS.amber } };
    layers.push({ input: picture, left: CARD_WIDTH - PHOTO_WIDTH, top: 0 });
    layers.push({ input: bar, left: CARD_WIDTH - PHOTO_WIDTH - 8, top: 0 });
  }
  const mark = await sharp(join(projectRoot(), 'public', 'favicon.svg'), { density: 300 })
    .resize(MARK_SIZE)
    .png()
    .toBuffer();
  const words = wordsSvg(card, CARD_WIDTH - 2 * MARGIN - (photo ? PHOTO_WIDTH : 0));
  layers.push({ input: mark, left: MARGIN, top: 56 }, { input: Buffer.from(words), left: 0, top: 0 });
  return sharp({ create: { width: CARD_WIDTH, height: CARD_HEIGHT, channels: 3, background: COLOURS.night } })
    .composite(layers)
    .jpeg({ quality: 84, chromaSubsampling: '4:4:4' })
    .toBuffer();
};
