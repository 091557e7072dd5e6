import { join } from 'node:path';
import { type Browser, chromium, type Page } from '@playwright/test';
import { build } from 'esbuild';

/** Software WebGL renders equal pixels on every machine. */
const flags = ['--no-sandbox', '--use-angle=swiftshader', '--enable-unsafe-swiftshader', '--ignore-gpu-blocklist'];

const exposures = 16;

/** Maximum rendered width; wider files are upscaled. */
const widest = 880;

async function openPage(browser: Browser): Promise<Page> {
  const bundle = await build({
    entryPoints: [join(__dirname, 'entry.ts')],
    bundle: true,
    write: false,
    format: 'iife',
    globalName: 'studio',
  });
  const page = await browser.newPage();
  page.on('console', (message) => {
    if (message.type() === 'error' || message.type() === 'warning') console.error(message.text());
  });
  await page.addScriptTag({ content: bundle.outputFiles[0]?.text ?? '' });
  return page;
}

export type Studio = {
  take: (name: string, width: number, height: number) => Promise<Buffer>;
  close: () => Promise<void>;
};

export async function openStudio(): Promise<Studio> {
  const { findBrowser } = await import('../../scripts/lib/browser.mjs');
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: flags });
  const page = await openPage(browser);
  return {
    take: async (name, width, height) => {
      const scale = Math.min(1, widest / width);
      const size = [Math.round(width * scale), Math.round(height * scale)].join(', ');
      const address: string = await page.evaluate(`studio.take(${JSON.stringify(name)}, ${size}, ${exposures})`);
      return Buffer.from(address.slice(address.indexOf(',') + 1), 'base64');
    },
    close: () => browser.close(),
  };
}
