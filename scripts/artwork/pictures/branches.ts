import { building, type Facade } from '../drawing/building';
import { carSide } from '../drawing/carSide';
import { mountains, roadAcross, sky, sun, tree } from '../drawing/landscape';
import { skyline } from '../drawing/skyline';
import type { Picture } from '../picture';
import { place, repeat } from '../svg/elements';

const [width, height] = [960, 640];

type Scene = Facade & {
  view: 'city' | 'mountains' | 'steppe' | 'domes' | 'towers';
  hour: 'morning' | 'day' | 'dusk' | 'night';
  trees: 'poplar' | 'round';
  car: readonly ['sedan' | 'hatchback' | 'crossover' | 'van', string, number];
};

const scenes: Record<string, Scene> = {
  'tashkent-mirobod': {
    bays: 3,
    shop: 'right',
    roof: 'flat',
    storeys: 2,
    color: '#c9d0d9',
    view: 'city',
    hour: 'day',
    trees: 'round',
    car: ['sedan', '#f2f4f7', 180],
  },
  'tashkent-yunusobod': {
    bays: 3,
    shop: 'left',
    roof: 'tower',
    color: '#9aa9bd',
    view: 'towers',
    hour: 'day',
    trees: 'poplar',
    car: ['crossover', '#44546c', 780],
  },
  'tashkent-chilonzor': {
    bays: 4,
    shop: 'right',
    roof: 'saw',
    color: '#d8d3c5',
    view: 'city',
    hour: 'morning',
    trees: 'round',
    car: ['hatchback', '#8592a8', 200],
  },
  'tashkent-mirzo-ulugbek': {
    bays: 2,
    shop: 'left',
    roof: 'arch',
    color: '#b7c1cd',
    view: 'towers',
    hour: 'dusk',
    trees: 'round',
    car: ['sedan', '#2c3b55', 800],
  },
  'tashkent-sergeli': {
    bays: 4,
    shop: 'right',
    roof: 'flat',
    color: '#56657d',
    view: 'city',
    hour: 'night',
    trees: 'poplar',
    car: ['van', '#cfd6de', 150],
    night: true,
  },
  'samarkand-rudakiy': {
    bays: 3,
    shop: 'right',
    roof: 'gable',
    color: '#dcc9a6',
    view: 'domes',
    hour: 'day',
    trees: 'round',
    car: ['sedan', '#5c6b82', 170],
  },
  'samarkand-ulugbek': {
    bays: 2,
    shop: 'left',
    roof: 'flat',
    storeys: 2,
    color: '#d3bf9c',
    view: 'domes',
    hour: 'dusk',
    trees: 'poplar',
    car: ['hatchback', '#f2f4f7', 800],
  },
  bukhara: {
    bays: 3,
    shop: 'left',
    roof: 'arch',
    color: '#d9bb8b',
    view: 'domes',
    hour: 'morning',
    trees: 'poplar',
    car: ['crossover', '#e8ebef', 800],
  },
  andijan: {
    bays: 3,
    shop: 'right',
    roof: 'saw',
    color: '#a9b8a9',
    view: 'mountains',
    hour: 'day',
    trees: 'poplar',
    car: ['sedan', '#7d8da6', 180],
  },
  asaka: {
    bays: 2,
    shop: 'right',
    roof: 'gable',
    color: '#bcc4cd',
    view: 'mountains',
    hour: 'morning',
    trees: 'round',
    car: ['sedan', '#ffffff', 160],
  },
  namangan: {
    bays: 3,
    shop: 'left',
    roof: 'flat',
    color: '#c4b7a4',
    view: 'mountains',
    hour: 'dusk',
    trees: 'round',
    car: ['van', '#aeb7c4', 800],
  },
  fergana: {
    bays: 2,
    shop: 'left',
    roof: 'tower',
    storeys: 2,
    color: '#a7b6c6',
    view: 'mountains',
    hour: 'day',
    trees: 'round',
    car: ['hatchback', '#46566f', 810],
  },
  karshi: {
    bays: 3,
    shop: 'right',
    roof: 'gable',
    color: '#d5cbb6',
    view: 'steppe',
    hour: 'day',
    trees: 'poplar',
    car: ['crossover', '#5c6b82', 170],
  },
  nukus: {
    bays: 2,
    shop: 'right',
    roof: 'saw',
    color: '#cdbf9f',
    view: 'steppe',
    hour: 'dusk',
    trees: 'poplar',
    car: ['sedan', '#dfe3e8', 150],
  },
};

const skies = {
  morning: ['#8fb3dd', '#fbe9cd'],
  day: ['#6f9fd6', '#e9f2fa'],
  dusk: ['#3a4a78', '#f3b274'],
  night: ['#0a101c', '#2b3a57'],
} as const;

function draw({ view, hour, trees, car, ...facade }: Scene): string {
  const [top, bottom] = skies[hour];
  const [type, color, x] = car;
  const far = hour === 'night' ? '#1b2740' : hour === 'dusk' ? '#6d6a8d' : '#9db3cc';
  const leaf = hour === 'night' ? '#1d3033' : '#4a6b58';
  const views = {
    city: skyline(width, 470, far, 'blocks', 3),
    towers: skyline(width, 470, far, 'towers', 8),
    domes: skyline(width, 470, far, 'domes', 5),
    mountains: mountains(width, 470, 390, 5 + facade.bays * 3, far, true),
    steppe: skyline(width, 470, far, 'steppe', 2),
  };
  return (
    sky(width, 480, top, bottom) +
    (hour === 'night'
      ? sun(800, 90, 26, '#dfe7f5')
      : sun(hour === 'day' ? 790 : 160, hour === 'dusk' ? 330 : 110, 34, hour === 'dusk' ? '#ffb020' : '#fff1cf')) +
    views[view] +
    repeat(3, (i) => tree(i === 2 ? 905 : 30 + i * 70, 476, 190 + ((i * 37) % 60), trees, leaf)) +
    place({ x: 480, y: 478, scale: 0.9 }, building(0, 0, facade)) +
    roadAcross(width, 474, 166) +
    carSide({ body: type, x, y: 590, length: 330, color, facing: x > 480 ? 'left' : 'right', lamps: hour === 'night' })
  );
}

export const branches: Picture[] = Object.entries(scenes).map(([slug, scene]) => ({
  group: 'branches',
  slug,
  width,
  height,
  draw: () => draw(scene),
}));
