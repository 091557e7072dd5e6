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
import { blur, clip, linear } from '../svg/definitions';
import { circle, group, path, place, rect, repeat } from '../svg/elements';
import { paint } from '../svg/materials';
import { dark, height, inset, insetY, width } from './sceneCard';

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
  inset(
    construction(430, 320, 270, 'graphite'),
    shadow(430, 590, 280, 18, 0.6),
    place({ x: 430, y: 320 }, ventilatedDisc(250), place({ x: -8, scaleX: 0.9 }, caliper(240, -28, amber))),
    place({ x: 800, y: 470, scale: 0.62, turn: -14 }, brakePad('lining', '#8c99ab')),
  );

const suspension = () =>
  dark([0.5, 0.45]) +
  inset(
    construction(430, 310, 260, 'graphite'),
    place({ x: 400, y: 326, scale: 0.96, turn: 8 }, strut('#37465c', amber)),
    place({ x: 680, y: 334, scale: 0.9, turn: 14 }, damper('#5a6b85')),
  );

const tyreFitting = () =>
  hall(width, height, insetY(500)) +
  inset(
    shadow(400, 566, 260, 22, 0.8),
    shadow(690, 560, 150, 18, 0.8),
    place({ x: 690, y: 320 }, treadFront(200, 470)),
    wheel({ x: 400, y: 340, r: 224, spokes: 5, tread: true, disc: false }),
    place({ x: 860, y: 460, turn: 24 }, crossWrench(86)),
    circle(400, 340, 40, { fill: 'none', stroke: amber, 'stroke-width': 9 }),
  );

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
  dark([0.5, 0.45], insetY(500)) +
  inset(
    carFront({ x: 480, y: 560, width: 540, color: '#64748d' }),
    laser(276, -34),
    laser(684, 34),
    [276, 684]
      .map(
        (x) =>
          rect(x - 52, 440, 104, 104, { rx: 20, fill: linear(60, [0, '#c6ced8'], [0.5, '#6b788b'], [1, '#283240']) }) +
          circle(x, 492, 26, { fill: '#0d121b', stroke: amber, 'stroke-width': 6 }),
      )
      .join(''),
    dimension(276, 606, 684, 606, 'graphite'),
  );

const door = 'M250 270Q300 150 420 134H560Q596 240 580 330Q590 440 556 540H300Q258 540 256 500z';
const doorWindow = 'M292 268Q340 178 430 164H530Q552 216 552 262z';

const bodyRepairPaint = () =>
  dark([0.45, 0.45]) +
  inset(
    construction(420, 330, 240, 'graphite', 1.35),
    shadow(420, 588, 190, 16, 0.7),
    path(door, { fill: paint('#99a5b6'), stroke: '#0d131e', 'stroke-width': 5 }),
    group(
      { 'clip-path': clip(path(door)) },
      path('M430 100H640V600H400Q470 480 424 380Q470 260 430 100z', {
        fill: linear(90, [0, '#ffe0a8'], [0.3, '#ffc24d'], [0.6, amber], [1, '#9a5e00']),
      }),
      path('M256 330Q430 300 590 322', { fill: 'none', stroke: '#ffffff', 'stroke-opacity': 0.6, 'stroke-width': 6 }),
      rect(240, 470, 360, 6, { fill: '#05080f', opacity: 0.4 }),
    ),
    path(doorWindow, { fill: linear(60, [0, '#65788f'], [1, '#141d2c']), stroke: '#0a0e16', 'stroke-width': 8 }),
    path('M340 262L430 166H476L384 262z', { fill: '#ffffff', opacity: 0.16 }),
    rect(462, 336, 84, 18, { rx: 9, fill: linear(90, [0, '#fff3d6'], [1, '#c98a1c']) }),
    path(door, { fill: 'none', stroke: '#ffffff', 'stroke-opacity': 0.35, 'stroke-width': 3 }),
    place({ x: 640, y: 342, turn: -18 }, mist(180, 90, amber)),
    place({ x: 782, y: 312, scale: 0.72, turn: -18 }, sprayGun()),
  );

const detailing = () =>
  dark([0.5, 0.35], insetY(470)) +
  inset(
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
      ),
  );
