import { backdrop, glow } from '../drawing/backdrop';
import { type Look, person } from '../drawing/person';
import type { Picture } from '../picture';
import { linear } from '../svg/definitions';
import { circle, rect } from '../svg/elements';

const [width, height] = [640, 800];

const looks: Record<string, Look> = {
  'rustam-karimov': {
    skin: '#d9a67c',
    hair: '#4a4d52',
    style: 'side',
    clothes: 'suit',
    cloth: '#2f3c54',
    beard: 'stubble',
    age: 1,
  },
  'dmitriy-sokolov': {
    skin: '#ecc4a3',
    hair: '#9a7a4e',
    style: 'receding',
    clothes: 'polo',
    cloth: '#3e5d86',
    beard: 'full',
    glasses: true,
    face: [1.02, 1],
  },
  'vitaliy-kim': {
    skin: '#e6bd92',
    hair: '#1d1f24',
    style: 'side',
    clothes: 'overall',
    cloth: '#33425b',
    eyes: 0.62,
    face: [1.04, 0.98],
  },
  'shahnoza-yoldosheva': {
    skin: '#dfaf86',
    hair: '#2b2019',
    style: 'long',
    clothes: 'blouse',
    cloth: '#51627c',
    face: [0.93, 1],
  },
  'timur-gaynutdinov': {
    skin: '#e3b48c',
    hair: '#5a4231',
    style: 'crop',
    clothes: 'overall',
    cloth: '#3b4a61',
    beard: 'moustache',
    age: 0.7,
    face: [1.06, 1],
  },
  'nilufar-abdullayeva': {
    skin: '#e5b991',
    hair: '#1f1815',
    style: 'bun',
    clothes: 'blouse',
    cloth: '#6d5563',
    face: [0.92, 0.98],
    glasses: true,
  },
  'azamat-tursunov': {
    skin: '#c98f63',
    hair: '#1c1a1b',
    style: 'short',
    clothes: 'overall',
    cloth: '#2c3a52',
    beard: 'stubble',
    cap: true,
  },
  'aydos-seytniyazov': {
    skin: '#d3a074',
    hair: '#17181c',
    style: 'short',
    clothes: 'polo',
    cloth: '#56657d',
    eyes: 0.66,
    face: [1.03, 0.97],
  },
};

const portrait = (look: Look, even: boolean) =>
  backdrop({ width, height, tone: 'paper', light: [0.5, 0.4] }) +
  circle(320, 360, 268, { fill: linear(60, [0, even ? '#d8dfe8' : '#e4e2d8'], [1, even ? '#aebccd' : '#c9c5b5']) }) +
  glow(250, 240, 220, '#ffffff', 0.55) +
  rect(0, 799, width, 1, { fill: '#111827', opacity: 0.2 }) +
  person(look);

export const staff: Picture[] = Object.entries(looks).map(([slug, look], i) => ({
  group: 'staff',
  slug,
  width,
  height,
  draw: () => portrait(look, i % 2 === 0),
}));
