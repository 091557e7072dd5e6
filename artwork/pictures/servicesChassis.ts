import { construction, dimension, shadow } from '../drawing/backdrop';
import { caliper } from '../drawing/brakes';
import { carFront } from '../drawing/carFront';
import { carSide } from '../drawing/carSide';
import { brakePad, ventilatedDisc } from '../drawing/parts/brakeParts';
import { damper, strut } from '../drawing/parts/suspension';
import { crossWrench, mist, sparkle, sprayGun } from '../drawing/tools';
import { treadFront } from '../drawing/tread';
import { wheel } from '../drawing/wheel';
import { hall } from '../drawing/workshop';
import { amber } from '../svg/color';
import { blur, linear } from '../svg/definitions';
import { circle, group, path, place, rect, repeat } from '../svg/elements';
import { dark, height, width } from './sceneCard';

export const chassisServices: Record<string, () => string> = {
  brakes: () => brakes(),
  suspension: () => suspension(),
  'tyre-fitting': () => tyreFitting(),
  'wheel-alignment': () => wheelAlignment(),
  'body-repair-paint': () => bodyRepairPaint(),
  detailing: () => detailing(),
};

const brakes = () =>
  dark([0.45, 0.45]) +
  construction(430, 320, 270, 'graphite') +
  shadow(430, 590, 280, 18, 0.6) +
  place({ x: 430, y: 320 }, ventilatedDisc(250), place({ x: -8, scaleX: 0.9 }, caliper(240, -28, amber))) +
  place({ x: 800, y: 470, scale: 0.62, turn: -14 }, brakePad('lining', '#8c99ab'));

const suspension = () =>
  dark([0.5, 0.45]) +
  construction(430, 310, 260, 'graphite') +
  place({ x: 400, y: 316, scale: 1.0, turn: 8 }, strut('#37465c', amber)) +
  place({ x: 680, y: 330, scale: 0.92, turn: 14 }, damper('#5a6b85'));

const tyreFitting = () =>
  hall(width, height, 500) +
  shadow(400, 566, 260, 22, 0.8) +
  shadow(690, 560, 150, 18, 0.8) +
  place({ x: 690, y: 320 }, treadFront(200, 470)) +
  wheel({ x: 400, y: 340, r: 224, spokes: 5, tread: true, disc: false }) +
  place({ x: 860, y: 460, turn: 24 }, crossWrench(86)) +
  circle(400, 340, 40, { fill: 'none', stroke: amber, 'stroke-width': 9 });

const laser = (x: number, lean: number) =>
  group(
    { stroke: amber, fill: 'none' },
    path(`M${x} 560L${x + lean} 110`, { 'stroke-width': 4 }),
    path(`M${x} 560L${x + lean} 110`, { 'stroke-width': 16, 'stroke-opacity': 0.25, filter: blur(5) }),
    path(`M${x} 560V130`, {
      stroke: '#b9c8de',
      'stroke-opacity': 0.7,
      'stroke-width': 2.4,
      'stroke-dasharray': '14 6 3 6',
    }),
    path(`M${x} 210A350 350 0 0 ${lean > 0 ? 1 : 0} ${x + lean * 0.8} 212`, { 'stroke-width': 4 }),
  );

const wheelAlignment = () =>
  dark([0.5, 0.45], 500) +
  carFront({ x: 480, y: 560, width: 540, color: '#64748d' }) +
  laser(276, -34) +
  laser(684, 34) +
  [276, 684]
    .map(
      (x) =>
        rect(x - 52, 440, 104, 104, { rx: 20, fill: linear(60, [0, '#c6ced8'], [0.5, '#6b788b'], [1, '#283240']) }) +
        circle(x, 492, 26, { fill: '#0d121b', stroke: amber, 'stroke-width': 6 }),
    )
    .join('') +
  dimension(276, 606, 684, 606, 'graphite');

const bodyRepairPaint = () =>
  dark([0.4, 0.42], 450) +
  carSide({ body: 'sedan', x: 350, y: 560, length: 780, color: '#99a5b6' }) +
  place(
    { x: -40, y: 560, scale: 0.78 },
    path('M446 -224L448 -150Q448 -86 440 -62H648C668 -130 672 -190 661 -226z', {
      fill: linear(90, [0, '#ffe0a8'], [0.18, '#ffc24d'], [0.5, amber], [1, '#9a5e00']),
    }),
    rect(585, -195, 50, 10, { rx: 5, fill: '#fff3d6' }),
  ) +
  place({ x: 650, y: 294, turn: -32 }, mist(270, 96, amber)) +
  place({ x: 800, y: 236, scale: 0.74, turn: -32 }, sprayGun());

const detailing = () =>
  dark([0.5, 0.35], 470) +
  carSide({ body: 'crossover', x: 470, y: 540, length: 820, color: '#2c3b55' }) +
  place(
    { x: 0, y: 1084, scaleY: -1 },
    group(
      { opacity: 0.14 },
      carSide({ body: 'crossover', x: 470, y: 544, length: 820, color: '#2c3b55', lifted: true }),
    ),
  ) +
  path('M200 300C330 268 520 268 640 292', {
    fill: 'none',
    stroke: '#ffffff',
    'stroke-width': 7,
    'stroke-opacity': 0.8,
    filter: blur(3),
  }) +
  sparkle(250, 262, 70) +
  sparkle(700, 322, 48) +
  sparkle(560, 180, 34, amber) +
  repeat(26, (i) =>
    circle(130 + ((i * 137) % 690), 300 + ((i * 59) % 130), 4 + (i % 4) * 2.2, {
      fill: linear(50, [0, '#ffffff', 0.9], [1, '#8fb4e6', 0.25]),
    }),
  );
