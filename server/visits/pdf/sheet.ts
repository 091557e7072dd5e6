import PDFDocument from 'pdfkit';
import { readOnest } from '../../platform/files';

const WHITE_SPACE = /[^\S\u00a0]+/g;
const IGNORABLE = /\p{Default_Ignorable_Code_Point}/gu;
const DASHES = /[\u2010-\u2015]/g;
const MARKS = /\p{M}/gu;
const MISSING = '?';

const graphemes = new Intl.Segmenter('ru', { granularity: 'grapheme' });

/** Replaces missing glyphs with an equivalent or a question mark. */
export function readable(text: string, hasGlyph: (codePoint: number) => boolean): string {
  const isShown = (part: string) => Array.from(part, (sign) => sign.codePointAt(0) ?? 0).every(hasGlyph);
  const line = text.normalize('NFC').replaceAll(WHITE_SPACE, ' ');
  if (isShown(line)) return line;
  return Array.from(graphemes.segment(line), ({ segment }) => {
    const visible = segment.replaceAll(IGNORABLE, '');
    const plain = visible.normalize('NFKC').replaceAll(DASHES, '-');
    const letters = plain.normalize('NFD').replaceAll(MARKS, '');
    const isBlank = !/\S/.test(visible);
    return [visible, plain, letters].find((part) => isShown(part) && !/\S/.test(part) === isBlank) ?? MISSING;
  }).join('');
}

const A4 = { width: 595.28, height: 841.89 };
const MARGIN = 42;
const FOOTER = 34;
export const LEFT = MARGIN;
export const WIDTH = A4.width - 2 * MARGIN;
export const TOP = MARGIN;
const BOTTOM = A4.height - MARGIN - FOOTER;

export const INK = { text: '#111827', soft: '#4a5361', line: '#d9dce1', band: '#f3f4f1', amber: '#ffb020' };
export const SIZE = { small: 8, text: 9, head: 11, title: 20 };
const LEADING = 2.5;
const TABULAR: PDFKit.Mixins.TextOptions = { features: ['tnum'] };

type Weight = 'text' | 'bold';
let fonts: Record<Weight, Buffer> | undefined;
const fontFiles = () => (fonts ??= { text: readOnest('text'), bold: readOnest('bold') });

type Glyphs = { hasGlyphForCodePoint(codePoint: number): boolean };

/** PDFKit's types lack the font. Both weights have the same glyphs. */
const glyphsOf = (pdf: PDFKit.PDFDocument): Glyphs => (pdf as unknown as { _font: { font: Glyphs } })._font.font;

type Words = {
  size?: number;
  weight?: Weight;
  colour?: string;
  align?: 'left' | 'right' | 'center';
};
type Box = { x: number; y: number; width: number };

export class Sheet {
  readonly pdf: PDFKit.PDFDocument;
  y = TOP;
  private readonly glyphs: Glyphs;
  private readonly done: Promise<Buffer>;
  private readonly structure: PDFKit.PDFStructureElement;

  constructor({ title, author, language, at }: { title: string; author: string; language: string; at: Date }) {
    this.pdf = new PDFDocument({
      size: 'A4',
      margin: 0,
      bufferPages: true,
      lang: language,
      tagged: true,
      displayTitle: true,
      info: { Title: title, Author: author, CreationDate: at, ModDate: at, Producer: 'Yolda', Creator: 'Yolda' },
    });
    this.structure = this.pdf.struct('Document');
    this.pdf.addStructure(this.structure);
    for (const [name, bytes] of Object.entries(fontFiles())) this.pdf.registerFont(name, bytes);
    this.glyphs = glyphsOf(this.pdf.font('text'));
    const pieces: Buffer[] = [];
    this.done = new Promise((resolve, reject) => {
      this.pdf.on('data', (piece: Buffer) => pieces.push(piece));
      this.pdf.on('end', () => resolve(Buffer.concat(pieces)));
      this.pdf.on('error', reject);
    });
  }

  private as({ size = SIZE.text, weight = 'text', colour = INK.text }: Words): PDFKit.PDFDocument {
    return this.pdf.font(weight).fontSize(size).fillColor(colour);
  }

  private shown(text: string): string {
    return readable(text, (codePoint) => this.glyphs.hasGlyphForCodePoint(codePoint));
  }

  heightOf(text: string, width: number, words: Words = {}): number {
    const shown = this.shown(text);
    return shown === '' ? 0 : this.as(words).heightOfString(shown, { width, lineGap: LEADING });
  }

  private tagged(role: 'H1' | 'H2' | 'P' | 'Figure', draw: () => unknown, alt?: string): void {
    const element = this.pdf.struct(role, alt === undefined ? {} : { alt }, () => void draw());
    this.structure.add(element);
    element.end();
  }

  figure(alt: string, draw: () => unknown): void {
    this.tagged('Figure', draw, alt);
  }

  artifact(draw: () => unknown): void {
    this.pdf.markContent('Artifact', { type: 'Layout' });
    draw();
    this.pdf.endMarkedContent();
  }

  private print(text: string, { x, y, width }: Box, words: Words): void {
    const { align = 'left' } = words;
    // With a finite height PDFKit would add pages.
    const options = { width, align, lineGap: LEADING, height: Infinity, ...(align === 'right' && TABULAR) };
    this.as(words).text(text, x, y, options);
  }

  write(text: string, box: Box, words: Words = {}): number {
    const shown = this.shown(text);
    if (shown === '') return 0;
    const role = words.size === SIZE.title ? 'H1' : words.size === SIZE.head ? 'H2' : 'P';
    this.tagged(role, () => this.print(shown, box, words));
    return this.pdf.y - box.y;
  }

  flow(paragraphs: readonly string[], { x, width }: Omit<Box, 'y'>, words: Words = {}): void {
    for (const text of paragraphs) {
      this.room(this.heightOf(text, width, words));
      this.y += this.write(text, { x, y: this.y, width }, words);
    }
  }

  line(text: string, words: Words = {}): void {
    this.flow([text], { x: LEFT, width: WIDTH }, words);
  }

  room(height: number): boolean {
    if (this.y + height <= BOTTOM || this.y === TOP) return false;
    this.pdf.addPage();
    this.y = TOP;
    return true;
  }

  rule(y = this.y, colour = INK.line): void {
    this.artifact(() =>
      this.pdf
        .moveTo(LEFT, y)
        .lineTo(LEFT + WIDTH, y)
        .lineWidth(0.6)
        .strokeColor(colour)
        .stroke(),
    );
  }

  foot(text: string): void {
    const { start, count } = this.pdf.bufferedPageRange();
    for (let page = 0; page < count; page++) {
      this.pdf.switchToPage(start + page);
      const y = A4.height - MARGIN - 12;
      this.rule(y - 6);
      const words = { size: SIZE.small, colour: INK.soft };
      this.artifact(() => this.print(this.shown(text), { x: LEFT, y, width: WIDTH - 60 }, words));
      const box = { x: LEFT + WIDTH - 60, y, width: 60 };
      this.artifact(() => this.print(`${page + 1} / ${count}`, box, { ...words, align: 'right' }));
    }
  }

  end(): Promise<Buffer> {
    this.structure.end();
    this.pdf.end();
    return this.done;
  }
}
