import { building, type Facade } from '../drawing/building';
import { carSide } from '../drawing/carSide';
import type { Landmark } from '../drawing/landmarks/mood';
import {
  brickBridge,
  carWorks,
  flowerPark,
  fountain,
  fridayMosque,
  gurEmir,
  kalyan,
  registan,
  yurts,
} from '../drawing/landmarks/regions';
import { glassTowers, hotel, mosaicBlocks, televisionTower, viaduct } from '../drawing/landmarks/tashkent';
import { mountains, roadAcross, sky, sun, tree } from '../drawing/landscape';
import { clouds, type HourName, hours, leaves, streetLamp } from '../drawing/street';
import type { Picture } from '../picture';
import { blur, linear } from '../svg/definitions';
import { group, place, rect, repeat } from '../svg/elements';

const [width, height] = [960, 640];
const ground = 478;

type Scene = Omit<Facade, 'night'> & {
  landmark: Landmark;
  hour: HourName;
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
    landmark: hotel,
    hour: 'day',
    trees: 'round',
    car: ['sedan', '#f2f4f7', 260],
  },
  'tashkent-yunusobod': {
    bays: 3,
    shop: 'left',
    roof: 'tower',
    color: '#9aa9bd',
    landmark: televisionTower,
    hour: 'day',
    trees: 'poplar',
    car: ['crossover', '#44546c', 700],
  },
  'tashkent-chilonzor': {
    bays: 4,
    shop: 'right',
    roof: 'saw',
    color: '#d8d3c5',
    landmark: mosaicBlocks,
    hour: 'morning',
    trees: 'round',
    car: ['hatchback', '#8592a8', 280],
  },
  'tashkent-mirzo-ulugbek': {
    bays: 2,
    shop: 'left',
    roof: 'arch',
    color: '#b7c1cd',
    landmark: glassTowers,
    hour: 'dusk',
    trees: 'round',
    car: ['sedan', '#2c3b55', 720],
  },
  'tashkent-sergeli': {
    bays: 4,
    shop: 'right',
    roof: 'flat',
    color: '#56657d',
    landmark: viaduct,
    hour: 'night',
    trees: 'poplar',
    car: ['van', '#cfd6de', 230],
  },
  'samarkand-rudakiy': {
    bays: 3,
    shop: 'right',
    roof: 'gable',
    color: '#dcc9a6',
    landmark: registan,
    hour: 'day',
    trees: 'round',
    car: ['sedan', '#5c6b82', 250],
  },
  'samarkand-ulugbek': {
    bays: 2,
    shop: 'left',
    roof: 'flat',
    storeys: 2,
    color: '#d3bf9c',
    landmark: gurEmir,
    hour: 'dusk',
    trees: 'poplar',
    car: ['hatchback', '#f2f4f7', 720],
  },
  bukhara: {
    bays: 3,
    shop: 'left',
    roof: 'arch',
    color: '#d9bb8b',
    landmark: kalyan,
    hour: 'morning',
    trees: 'poplar',
    car: ['crossover', '#e8ebef', 720],
  },
  andijan: {
    bays: 3,
    shop: 'right',
    roof: 'saw',
    color: '#a9b8a9',
    landmark: fridayMosque,
    hour: 'day',
    trees: 'poplar',
    car: ['sedan', '#7d8da6', 260],
  },
  asaka: {
    bays: 2,
    shop: 'right',
    roof: 'gable',
    color: '#bcc4cd',
    landmark: carWorks,
    hour: 'morning',
    trees: 'round',
    car: ['sedan', '#ffffff', 240],
  },
  namangan: {
    bays: 3,
    shop: 'left',
    roof: 'flat',
    color: '#c4b7a4',
    landmark: flowerPark,
    hour: 'morning',
    trees: 'round',
    car: ['van', '#aeb7c4', 720],
  },
  fergana: {
    bays: 2,
    shop: 'left',
    roof: 'tower',
    storeys: 2,
    color: '#a7b6c6',
    landmark: fountain,
    hour: 'day',
    trees: 'round',
    car: ['hatchback', '#46566f', 730],
  },
  karshi: {
    bays: 3,
    shop: 'right',
    roof: 'gable',
    color: '#d5cbb6',
    landmark: brickBridge,
    hour: 'day',
    trees: 'poplar',
    car: ['crossover', '#5c6b82', 250],
  },
  nukus: {
    bays: 2,
    shop: 'right',
    roof: 'saw',
    color: '#cdbf9f',
    landmark: yurts,
    hour: 'dusk',
    trees: 'poplar',
    car: ['sedan', '#dfe3e8', 230],
  },
};

function draw({ landmark, hour, trees, car, ...facade }: Scene, seed: number): string {
  const { sky: ends, mood, leaf, sun: light } = hours[hour];
  const dark = hour === 'dusk' || hour === 'night';
  const [type, color, x] = car;
  const toLeft = x > 480;
  const front = place({ x: toLeft ? 606 : 354, y: ground, scale: 0.8 }, building(0, 0, { ...facade, night: dark }));
  const landmarkX = toLeft ? 176 : 784;
  const far = mountains(width, ground, 190, seed, mood.haze, hour !== 'dusk');
  return (
    sky(width, 480, ...ends) +
    sun(...light) +
    clouds(width, dark ? mood.haze : '#ffffff', seed) +
    group({ opacity: 0.55, filter: blur(1.5) }, far) +
    place({ x: landmarkX, y: ground, scale: 0.88 }, landmark(mood)) +
    rect(0, 330, width, 150, { fill: linear(90, [0, mood.haze, 0], [1, mood.haze, 0.45]) }) +
    repeat(2, (i) => tree(toLeft ? 905 - i * 66 : 55 + i * 66, 480, 170 + ((seed * 13 + i * 37) % 50), trees, leaf)) +
    tree(toLeft ? 330 : 630, 480, 120, trees, leaf) +
    front +
    roadAcross(width, 474, 166) +
    (dark ? group({ opacity: 0.2, filter: blur(5) }, place({ y: 2 * ground - 2, scaleX: 1, scaleY: -1 }, front)) : '') +
    streetLamp(toLeft ? 60 : 858, dark) +
    carSide({ body: type, x, y: 596, length: 372, color, facing: toLeft ? 'left' : 'right', lamps: dark }) +
    leaves(dark ? '#0d1620' : '#2f5137', toLeft ? 900 : 60, seed)
  );
}

export const branches: Picture[] = Object.entries(scenes).map(([slug, scene], i) => ({
  group: 'branches',
  slug,
  width,
  height,
  draw: () => draw(scene, 3 + i * 5),
}));
