import * as simpleIcons from 'simple-icons';
import { brands } from '../../server/seed/content/parts/parts';
import { letters } from '../drawing/letters';
import { ink } from '../svg/color';

type Wordmark = { weight: number; gap: number; slant: number; stretch: number };

/** Logos missing in simple-icons: brand names in the letters of ../drawing/letters. */
const wordmarks: Record<string, Wordmark> = {
  daewoo: { weight: 19, gap: 34, slant: 0, stretch: 1 },
  ravon: { weight: 15, gap: 52, slant: 0, stretch: 1.1 },
  byd: { weight: 24, gap: 42, slant: 0, stretch: 1.25 },
  chery: { weight: 21, gap: 32, slant: -8, stretch: 1 },
  haval: { weight: 25, gap: 30, slant: 0, stretch: 1.1 },
  geely: { weight: 17, gap: 46, slant: 0, stretch: 1.15 },
  changan: { weight: 19, gap: 30, slant: -6, stretch: 0.95 },
  jetour: { weight: 23, gap: 34, slant: -10, stretch: 1.05 },
  exeed: { weight: 13, gap: 56, slant: 0, stretch: 1.2 },
  'mercedes-benz': { weight: 15, gap: 30, slant: 0, stretch: 0.82 },
  lexus: { weight: 22, gap: 36, slant: 0, stretch: 1.15 },
};

export const brandLogos = (): [string, string][] =>
  brands.map(({ slug, name }) => [`media/brands/${slug}.svg`, simpleLogo(slug) ?? wordmark(name, wordmarks[slug])]);

function simpleLogo(slug: string): string | undefined {
  const icon = Object.values(simpleIcons).find((candidate) => candidate.slug === slug);
  if (icon === undefined) return undefined;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24" width="96" height="96" fill="${ink}"><path d="${icon.path}"/></svg>\n`;
}

function wordmark(name: string, style: Wordmark = { weight: 18, gap: 36, slant: 0, stretch: 1 }): string {
  const { weight, gap, slant, stretch } = style;
  let x = weight;
  const strokes = Array.from(name.toUpperCase(), (character) => {
    const letter = letters[character];
    if (letter === undefined) throw new Error(`The badge face has no letter ${character} (${name})`);
    const drawn = `<path transform="translate(${x.toFixed(1)} ${weight}) scale(${stretch} 1)" d="${letter[1]}"/>`;
    x += letter[0] * stretch + gap;
    return drawn;
  });
  const lean = Math.tan((-slant * Math.PI) / 180) * (100 + weight * 2);
  const [width, height] = [Math.ceil(x - gap + weight + lean), 100 + weight * 2];
  const moved = slant === 0 ? '' : ` transform="translate(${lean.toFixed(1)} 0) skewX(${slant})"`;
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${width} ${height}" width="${Math.round((width / height) * 40)}" height="40" fill="none" stroke="${ink}" stroke-width="${weight}" stroke-linejoin="miter"><g${moved}>${strokes.join('')}</g></svg>\n`;
}
