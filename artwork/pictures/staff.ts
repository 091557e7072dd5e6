import { glow } from '../drawing/backdrop';
import { type Look } from '../drawing/person/look';
import { person } from '../drawing/person/person';
import type { Picture } from '../picture';
import { blur, linear } from '../svg/definitions';
import { circle, group, rect, repeat } from '../svg/elements';
import { randomFrom } from '../svg/random';

const [width, height] = [640, 800];

export const looks = {
  'rustam-karimov': {
    skin: '#c98e64',
    hair: '#7d8086',
    style: 'sweptBack',
    clothes: 'suit',
    cloth: '#2b3850',
    face: { temples: 90, cheeks: 94, jaw: 76, chin: 124 },
    beard: 'stubble',
    age: 1,
    lean: -1.5,
  },
  'dmitriy-sokolov': {
    skin: '#e6b896',
    hair: '#9a6c3c',
    style: 'receding',
    clothes: 'polo',
    cloth: '#3a5a86',
    face: { temples: 90, cheeks: 92, jaw: 72, chin: 124 },
    beard: 'full',
    glasses: true,
    iris: '#4f7590',
    smile: 0.6,
    age: 0.5,
    lean: 2,
  },
  'vitaliy-kim': {
    skin: '#dfae80',
    hair: '#17181c',
    style: 'sidePart',
    clothes: 'overall',
    cloth: '#33425b',
    face: { temples: 92, cheeks: 98, jaw: 74, chin: 120 },
    eyes: 0.66,
    iris: '#2d1d13',
    smile: 0.5,
    lean: -2,
  },
  'shahnoza-yoldosheva': {
    skin: '#d9a278',
    hair: '#33211a',
    style: 'wavy',
    clothes: 'blazer',
    cloth: '#3f5573',
    face: { temples: 84, cheeks: 86, jaw: 62, chin: 118 },
    woman: true,
    smile: 0.8,
    lean: 3,
  },
  'timur-gaynutdinov': {
    skin: '#d8a27b',
    hair: '#553a28',
    style: 'crop',
    clothes: 'overall',
    cloth: '#3b4a61',
    face: { temples: 92, cheeks: 97, jaw: 86, chin: 122 },
    beard: 'moustache',
    iris: '#5d6b3d',
    age: 0.8,
    lean: 1,
  },
  'nilufar-abdullayeva': {
    skin: '#e2b08a',
    hair: '#1d1614',
    style: 'bun',
    clothes: 'blazer',
    cloth: '#6c4a5b',
    face: { temples: 85, cheeks: 86, jaw: 58, chin: 114 },
    woman: true,
    glasses: true,
    smile: 0.6,
    lean: -3,
  },
  'azamat-tursunov': {
    skin: '#b97c52',
    hair: '#19181a',
    style: 'crop',
    clothes: 'overall',
    cloth: '#2c3a52',
    face: { temples: 89, cheeks: 91, jaw: 78, chin: 126 },
    beard: 'stubble',
    cap: true,
    smile: 0.9,
    lean: 2,
  },
  'aydos-seytniyazov': {
    skin: '#c9935f',
    hair: '#121317',
    style: 'fade',
    clothes: 'polo',
    cloth: '#59677d',
    face: { temples: 90, cheeks: 96, jaw: 70, chin: 116 },
    eyes: 0.72,
    iris: '#2d1d13',
    smile: 0.25,
    lean: -1,
  },
} satisfies Record<string, Look>;

function lights(seed: number): string {
  const random = randomFrom(seed);
  return repeat(16, (i) => {
    const [x, y, r] = [random() * width, 60 + random() * 480, 16 + random() * 34];
    const fill = i % 4 === 0 ? '#ffb84a' : '#86a8dc';
    return circle(x, y, r, { fill, opacity: 0.08 + random() * 0.14, filter: blur(3) });
  });
}

const portrait = (look: Look, seed: number) =>
  rect(0, 0, width, height, { fill: linear(70, [0, '#31425f'], [0.5, '#1c2839'], [1, '#0d131e']) }) +
  glow(180, 260, 380, '#88a9dc', 0.4) +
  glow(560, 420, 260, '#ffb020', 0.16) +
  lights(seed) +
  group({ opacity: 0.5 }, rect(0, 560, width, 240, { fill: linear(90, [0, '#0d131e', 0], [1, '#05080f', 0.9]) })) +
  person(look);

export const staff: Picture[] = Object.entries(looks).map(([slug, look], i) => ({
  group: 'staff',
  slug,
  width,
  height,
  draw: () => portrait(look, 40 + i * 7),
}));
