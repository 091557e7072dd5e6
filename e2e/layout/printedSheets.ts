import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser, Page } from '@playwright/test';
import jsQR from 'jsqr';
import sharp from 'sharp';

type Word = { text: string; left: number; top: number; width: number; height: number };

export interface PrintedSheet {
  words: Word[];
  /** Bottom of the lowest word, as a fraction of the page height. */
  filled: number;
  covered: string[];
  png: string;
}

/** Pixels per PDF point: a QR module needs several pixels to be readable. */
const SCALE = 2;
const READER = join(__dirname, '..', '..', 'node_modules', 'unpdf', 'dist', 'pdfjs.mjs');

type Viewport = { width: number; height: number; convertToViewportPoint: (x: number, y: number) => [number, number] };
type PdfPage = {
  getViewport: (given: { scale: number }) => Viewport;
  render: (given: object) => { promise: Promise<void> };
  getOperatorList: () => Promise<{ fnArray: number[] }>;
  getTextContent: () => Promise<{ items: { str: string; transform: number[]; width: number; height: number }[] }>;
};
type PdfReader = {
  OPS: { showText: number };
  getDocument: (given: { data: Uint8Array }) => {
    promise: Promise<{ numPages: number; getPage: (number: number) => Promise<PdfPage> }>;
  };
};

/** Renders each page with and without text, to find the background of words. Runs in a browser. */
async function drawSheets({ pdf, scale }: { pdf: string; scale: number }): Promise<PrintedSheet[]> {
  const { getDocument, OPS } = (window as unknown as { pdfReader: PdfReader }).pdfReader;
  const file = await getDocument({ data: Uint8Array.from(atob(pdf), (sign) => sign.charCodeAt(0)) }).promise;
  const sheets: PrintedSheet[] = [];
  for (let number = 1; number <= file.numPages; number += 1) {
    const page = await file.getPage(number);
    const viewport = page.getViewport({ scale });
    const draw = async (more: object) => {
      const canvas = document.createElement('canvas');
      canvas.width = Math.ceil(viewport.width);
      canvas.height = Math.ceil(viewport.height);
      await page.render({ canvas, canvasContext: canvas.getContext('2d'), viewport, ...more }).promise;
      return canvas;
    };
    const { fnArray } = await page.getOperatorList();
    const png = (await draw({})).toDataURL();
    const behind = await draw({ operationsFilter: (index: number) => fnArray[index] !== OPS.showText });
    const pixels = behind.getContext('2d')?.getImageData(0, 0, behind.width, behind.height).data ?? [];
    const { items } = await page.getTextContent();
    const words = items
      .filter(({ str, width }) => str.trim() !== '' && width > 0)
      .map(({ str, transform, width, height }) => {
        const [left, bottom] = viewport.convertToViewportPoint(transform[4] ?? 0, transform[5] ?? 0);
        return { text: str, left, top: bottom - height * scale, width: width * scale, height: height * scale };
      });
    // Checks the middle of a word only, because an underline is not a dark background.
    const isCovered = ({ left, top, width, height }: Word) => {
      let [dark, all] = [0, 0];
      for (let y = Math.round(top + height * 0.3); y < top + height * 0.7; y += 1)
        for (let x = Math.round(left); x < left + width; x += 1) {
          const at = (y * behind.width + x) * 4;
          all += 1;
          if ((pixels[at] ?? 255) + (pixels[at + 1] ?? 255) + (pixels[at + 2] ?? 255) < 600) dark += 1;
        }
      return dark > all * 0.3;
    };
    sheets.push({
      words,
      filled: Math.max(0, ...words.map(({ top, height }) => top + height)) / behind.height,
      covered: words.filter(isCovered).map(({ text }) => text),
      png: png.slice(png.indexOf(',') + 1),
    });
  }
  return sheets;
}

/** `background`: the option "Background graphics" of the print dialog. */
export async function printedSheets(
  page: Page,
  browser: Browser,
  { background = true }: { background?: boolean } = {},
): Promise<PrintedSheet[]> {
  const pdf = (await page.pdf({ preferCSSPageSize: true, printBackground: background })).toString('base64');
  const context = await browser.newContext();
  try {
    const table = await context.newPage();
    const address = await table.evaluate(
      (text) => URL.createObjectURL(new Blob([text], { type: 'text/javascript' })),
      readFileSync(READER, 'utf8'),
    );
    const content = `import * as reader from '${address}'; window.pdfReader = reader;`;
    await table.addScriptTag({ type: 'module', content });
    await table.waitForFunction(() => 'pdfReader' in window);
    return await table.evaluate(drawSheets, { pdf, scale: SCALE });
  } finally {
    await context.close();
  }
}

export const wordsOf = ({ words }: PrintedSheet): string =>
  words
    .map(({ text }) => text)
    .join(' ')
    .replace(/\s+/g, ' ');

export async function qrOf({ png }: PrintedSheet): Promise<string> {
  const { data, info } = await sharp(Buffer.from(png, 'base64'))
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return jsQR(new Uint8ClampedArray(data), info.width, info.height)?.data ?? '';
}
