import { construction, dimension, glow, shadow } from '../drawing/backdrop';
import { carFront } from '../drawing/carFront';
import { carSide } from '../drawing/carSide';
import { chargePlug, childSeat, fuelNozzle, gasCylinder, paintGauge, sealedBox } from '../drawing/equipment';
import { engineSign, gauge, thermometer } from '../drawing/instruments';
import { crystal, mountains, roadAcross, roadAhead, sky, snowbank, snowfall, sun, tree } from '../drawing/landscape';
import { battery, bulb } from '../drawing/parts/electrics';
import { extinguisher } from '../drawing/reception';
import { clipboard, magnifier } from '../drawing/tools';
import { wheel } from '../drawing/wheel';
import { amber } from '../svg/color';
import { clip, linear } from '../svg/definitions';
import { circle, group, path, place, rect, repeat } from '../svg/elements';
import { dark, height, light, width } from './sceneCard';

const checkEngine = () =>
  dark([0.5, 0.5]) +
  place({ x: 230, y: 330 }, gauge(190, 0.3, 0.8)) +
  place({ x: 730, y: 330 }, gauge(190, 0.52, 0.84)) +
  rect(376, 200, 208, 250, {
    rx: 26,
    fill: linear(90, [0, '#1d2a3f'], [1, '#0b111b']),
    stroke: '#5f7190',
    'stroke-width': 3,
  }) +
  glow(480, 320, 210, amber, 0.75) +
  place({ x: 478, y: 322, scale: 0.86 }, engineSign(amber, 15));

const seat = () =>
  light([0.45, 0.4], 520) +
  construction(420, 310, 240, 'paper') +
  shadow(420, 580, 220, 20, 0.35) +
  place({ x: 420, y: 330, scale: 1.14 }, childSeat()) +
  dimension(720, 110, 720, 560, 'paper') +
  repeat(9, (i) => rect(742, 126 + i * 50, i % 2 ? 24 : 44, 6, { rx: 3, fill: '#8896a8' })) +
  rect(742, 274, 70, 10, { rx: 5, fill: amber });

const electricHeat = () =>
  sky(width, height, '#f6c878', '#fdf1d8') +
  sun(170, 140, 62, '#ff9d2e') +
  mountains(width, 430, 150, 4, '#d5a670') +
  roadAcross(width, 430, 210) +
  carSide({ body: 'crossover', x: 400, y: 560, length: 700, color: '#f2f4f7', facing: 'left' }) +
  place({ x: 800, y: 360, scale: 0.86 }, chargePlug()) +
  glow(690, 352, 60, amber, 0.9);

const fuel = () =>
  light([0.5, 0.42]) +
  construction(470, 300, 240, 'paper') +
  place({ x: 380, y: 280, scale: 1.05 }, fuelNozzle('#2f7a53')) +
  place({ x: 620, y: 350, scale: 1.05 }, fuelNozzle('#35507e')) +
  path('M186 380C214 424 228 446 228 468A42 42 0 0 1 144 468C144 446 158 424 186 380z', {
    fill: linear(60, [0, '#ffe0a3'], [0.5, amber], [1, '#a86400']),
  }) +
  path('M404 460C424 492 434 508 434 524A30 30 0 0 1 374 524C374 508 384 492 404 460z', {
    fill: linear(60, [0, '#ffe0a3'], [0.5, amber], [1, '#a86400']),
  });

const genuine = () =>
  light([0.5, 0.42], 500) +
  shadow(270, 540, 200, 18, 0.35) +
  shadow(700, 540, 200, 18, 0.35) +
  place({ x: 250, y: 380, scale: 1.1 }, sealedBox('#37547f', amber, true)) +
  place({ x: 680, y: 380, scale: 1.1 }, sealedBox('#8a8f98', '#d5483c', false)) +
  place(
    { x: 470, y: 220, scale: 0.86 },
    magnifier(repeat(9, (i) => rect(-76 + i * 17, -58, i % 3 === 0 ? 10 : 5, 116, { fill: '#e8edf3' }))),
  );

const kamchik = () =>
  sky(width, height, '#6f8db3', '#dfe9f4') +
  mountains(width, 400, 330, 17, '#5a7294', true) +
  mountains(width, 420, 190, 8, '#47608a', true) +
  snowbank(width, 410, 30, 4) +
  roadAhead(width, height, 400, 560, [120, 860]) +
  path('M0 404H556L100 640H0zM566 404H960V640H890z', { fill: linear(90, [0, '#eef4fa'], [1, '#b7c9de']) }) +
  carFront({ x: 424, y: 600, width: 250, color: '#46536a', lamps: true }) +
  snowfall(width, height, 130, 5);

const methane = () =>
  dark([0.5, 0.42], 500) +
  shadow(480, 556, 380, 26) +
  place({ x: 400, y: 400, scale: 1.16 }, gasCylinder('#c5483c')) +
  place({ x: 470, y: 206, scale: 0.92 }, gasCylinder('#d9dee5')) +
  circle(806, 330, 84, { fill: linear(60, [0, '#dfe5ec'], [1, '#4a5566']) }) +
  place({ x: 806, y: 330 }, gauge(72, 0.66, 0.82));

const paintThickness = () =>
  light([0.5, 0.42]) +
  place({ x: 0, y: 0 }, carSide({ body: 'sedan', x: 340, y: 620, length: 1240, color: '#8091ad' })) +
  place({ x: 690, y: 210, turn: 18, scale: 1.02 }, paintGauge()) +
  circle(632, 392, 46, { fill: 'none', stroke: amber, 'stroke-width': 7 }) +
  circle(632, 392, 74, { fill: 'none', stroke: amber, 'stroke-width': 3, 'stroke-dasharray': '6 10' });

const inspection = () =>
  light([0.5, 0.42], 510) +
  shadow(290, 572, 130, 16, 0.35) +
  place({ x: 280, y: 338, scale: 1.02 }, extinguisher()) +
  place({ x: 640, y: 310, scale: 1.05, turn: 5 }, clipboard(5)) +
  place(
    { x: 456, y: 500, scale: 1.3 },
    path('M-54 46L0 -52L54 46z', { fill: amber, stroke: '#111827', 'stroke-width': 9, 'stroke-linejoin': 'round' }),
    path('M-26 28L0 -20L26 28z', { fill: '#fff6e0' }),
  );

const usedCar = () =>
  sky(width, height, '#a9c3e4', '#eef3f8') +
  rect(0, 380, width, 260, { fill: linear(90, [0, '#c9c3b4'], [1, '#8d8777']) }) +
  repeat(5, (i) => tree(60 + i * 220, 392, 150 + (i % 2) * 40, 'poplar')) +
  carSide({ body: 'hatchback', x: 200, y: 440, length: 330, color: '#a7b2c1' }) +
  carSide({ body: 'sedan', x: 560, y: 434, length: 350, color: '#46566f' }) +
  carSide({ body: 'van', x: 850, y: 440, length: 300, color: '#dfe3e8' }) +
  carSide({ body: 'sedan', x: 440, y: 596, length: 720, color: '#e8ebef' }) +
  place(
    { x: 690, y: 410, scale: 1.0 },
    magnifier(
      group(
        { 'clip-path': clip(circle(0, 0, 104)) },
        rect(-110, -110, 220, 220, { fill: linear(60, [0, '#f5f7f9'], [1, '#a7b3c3']) }),
        path('M-90 60Q-10 10 100 -60', { fill: 'none', stroke: '#8b97a8', 'stroke-width': 8 }),
        path('M-34 -70l22 50l-30 20l34 60', {
          fill: 'none',
          stroke: amber,
          'stroke-width': 11,
          'stroke-linejoin': 'round',
          'stroke-linecap': 'round',
        }),
      ),
    ),
  );

const winterPreparation = () =>
  rect(0, 0, width, height, { fill: linear(90, [0, '#22324b'], [1, '#6d86a8']) }) +
  snowfall(width, height, 110, 41) +
  snowbank(width, 540, 40, 3) +
  shadow(230, 590, 190, 18, 0.5) +
  wheel({ x: 230, y: 410, r: 176, spokes: 10, tread: true }) +
  shadow(590, 590, 220, 18, 0.5) +
  place({ x: 590, y: 474, scale: 0.78 }, battery({ sticker: '#44546c' })) +
  place({ x: 850, y: 420, scale: 0.66 }, bulb('h7')) +
  crystal(640, 180, 92, '#ffffff', 10) +
  crystal(430, 130, 40, '#dbe8f7', 6) +
  crystal(826, 150, 32, '#dbe8f7', 5);

const plusSeven = () =>
  rect(0, 0, width, height, { fill: linear(0, [0, '#2b3f5e'], [0.5, '#7f96b5'], [0.72, '#e9c489'], [1, '#f0a94a']) }) +
  crystal(160, 150, 84, '#ffffff', 9) +
  sun(850, 130, 50, '#ffd37a') +
  rect(0, 540, width, 100, { fill: linear(0, [0, '#eef4fa'], [0.45, '#cdd9e6'], [0.7, '#7b7466'], [1, '#5c5548']) }) +
  shadow(390, 580, 230, 20, 0.6) +
  wheel({ x: 390, y: 366, r: 214, spokes: 7, tread: true, accent: true }) +
  place({ x: 706, y: 320, scale: 1.12 }, thermometer(0.5, '#e0392c'));

export const roadArticles: Record<string, () => string> = {
  'check-engine-light': checkEngine,
  'child-seat-choice': seat,
  'electric-car-heat': electricHeat,
  'fuel-octane-and-quality': fuel,
  'genuine-or-fake-parts': genuine,
  'kamchik-pass-winter': kamchik,
  'methane-or-propane': methane,
  'paint-thickness-check': paintThickness,
  'technical-inspection-checklist': inspection,
  'used-car-sergeli-market': usedCar,
  'winter-preparation': winterPreparation,
  'winter-tyres-plus-seven': plusSeven,
};
