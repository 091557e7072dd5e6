import { chromium } from '@playwright/test';
import { mp4, type Sample } from './mp4';

const framesPerSecond = 15;
/** Key frame interval in frames. A player seeks to key frames. */
const keyEvery = 4 * framesPerSecond;

type Encoded = { configuration: string; samples: { data: string; isKey: boolean }[] };
type Options = { width: number; height: number; framesPerSecond: number; keyEvery: number };

function openEncoder({ width, height, framesPerSecond, keyEvery }: Options) {
  const samples: Encoded['samples'] = [];
  let configuration = '';
  const base64 = (bytes: Uint8Array) => btoa(Array.from(bytes, (byte) => String.fromCharCode(byte)).join(''));
  const encoder = new VideoEncoder({
    output: (chunk, metadata) => {
      const bytes = new Uint8Array(chunk.byteLength);
      chunk.copyTo(bytes);
      samples.push({ data: base64(bytes), isKey: chunk.type === 'key' });
      const description = metadata?.decoderConfig?.description;
      if (description) configuration = base64(new Uint8Array(description as ArrayBuffer));
    },
    error: (problem) => {
      throw problem;
    },
  });
  encoder.configure({
    codec: 'avc1.42001f',
    width,
    height,
    framerate: framesPerSecond,
    bitrate: 160_000,
    bitrateMode: 'variable',
    latencyMode: 'quality',
    avc: { format: 'avc' },
  });
  let count = 0;
  return {
    add: async (picture: string) => {
      const blob = await (await fetch(`data:image/png;base64,${picture}`)).blob();
      const bitmap = await createImageBitmap(blob);
      const frame = new VideoFrame(bitmap, { timestamp: Math.round((count * 1_000_000) / framesPerSecond) });
      encoder.encode(frame, { keyFrame: count % keyEvery === 0 });
      frame.close();
      count += 1;
    },
    finish: async (): Promise<Encoded> => {
      await encoder.flush();
      return { configuration, samples };
    },
  };
}

export async function encode(
  pictureAt: (second: number) => Promise<Buffer>,
  seconds: number,
  width: number,
  height: number,
): Promise<Buffer> {
  const { findBrowser } = await import('../../scripts/lib/browser.mjs');
  const browser = await chromium.launch({ executablePath: await findBrowser(), args: ['--no-sandbox'] });
  try {
    const page = await browser.newPage();
    // WebCodecs requires a secure context. The route answers, so no request leaves this machine.
    await page.route('https://film.invalid/', (route) => route.fulfill({ contentType: 'text/html', body: '' }));
    await page.goto('https://film.invalid/');
    const encoder = await page.evaluateHandle(openEncoder, { width, height, framesPerSecond, keyEvery });
    for (let index = 0; index < seconds * framesPerSecond; index += 1) {
      const picture = (await pictureAt(index / framesPerSecond)).toString('base64');
      await page.evaluate(([open, data]) => open.add(data), [encoder, picture] as const);
    }
    const { configuration, samples } = await encoder.evaluate((open) => open.finish());
    const decoded = samples.map(({ data, isKey }): Sample => ({ data: Buffer.from(data, 'base64'), isKey }));
    return mp4({
      width,
      height,
      framesPerSecond,
      configuration: Buffer.from(configuration, 'base64'),
      samples: decoded,
    });
  } finally {
    await browser.close();
  }
}
