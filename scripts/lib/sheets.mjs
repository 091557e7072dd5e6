import { mkdirSync, readdirSync } from 'node:fs';
import sharp from 'sharp';

const gap = 16;
const tallest = 1800;
const shownAt = { 360: 300, 768: 420, 1440: 720 };

async function tile(file, width) {
  const shown = shownAt[width] ?? Number(width);
  const { data, info } = await sharp(file).resize({ width: shown }).toBuffer({ resolveWithObject: true });
  const height = Math.min(info.height, tallest);
  return {
    input: await sharp(data).extract({ left: 0, top: 0, width: shown, height }).png().toBuffer(),
    width: shown,
    height,
  };
}

/** Writes a contact sheet per state, language and theme. Returns the number of sheets. */
export async function makeSheets(folder) {
  const groups = new Map();
  for (const name of readdirSync(folder).toSorted()) {
    const [state, language, width, theme, ending] = name.split('.');
    if (ending !== 'png') continue;
    const group = `${state}.${language}.${theme}`;
    groups.set(group, [...(groups.get(group) ?? []), { file: `${folder}/${name}`, width }]);
  }
  mkdirSync(`${folder}/sheets`, { recursive: true });
  for (const [group, pictures] of groups) {
    const tiles = [];
    let left = gap;
    for (const { file, width } of pictures.toSorted((a, b) => a.width - b.width)) {
      const { input, ...size } = await tile(file, width);
      tiles.push({ input, left, top: gap, ...size });
      left += size.width + gap;
    }
    const height = Math.max(...tiles.map((one) => one.height)) + 2 * gap;
    await sharp({ create: { width: left, height, channels: 3, background: '#8a8f98' } })
      .composite(tiles.map(({ input, left, top }) => ({ input, left, top })))
      .png()
      .toFile(`${folder}/sheets/${group}.png`);
  }
  return groups.size;
}
