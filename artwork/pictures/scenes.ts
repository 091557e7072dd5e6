import { backdrop, construction, glow, shadow } from '../drawing/backdrop';
import { callout, carOutline, carPlan, tickDial } from '../drawing/blueprint';
import { caliper } from '../drawing/brakes';
import { carFront } from '../drawing/carFront';
import { carSide } from '../drawing/carSide';
import { calendar } from '../drawing/instruments';
import { mountains, roadAcross, roadAhead, sun } from '../drawing/landscape';
import { brakePad, ventilatedDisc } from '../drawing/parts/brakeParts';
import { sparkPlug } from '../drawing/parts/ignition';
import { strut } from '../drawing/parts/suspension';
import { carKey, smartphone } from '../drawing/reception';
import { airVent, gear, magnifier } from '../drawing/tools';
import { treadFront } from '../drawing/tread';
import { wheel } from '../drawing/wheel';
import { engine, hall, lift, trolley } from '../drawing/workshop';
import type { Picture } from '../picture';
import { amber } from '../svg/color';
import { blur, linear } from '../svg/definitions';
import { circle, group, path, place, rect } from '../svg/elements';
import { steel } from '../svg/materials';

/** Promotion pictures are cropped to an aspect ratio as low as 0.7, so the subject is between x = 270 and 690. */
const firstVisit = () =>
  backdrop({ width: 960, height: 640, tone: 'graphite', light: [0.5, 0.5] }) +
  construction(480, 320, 232, 'graphite', 1.9) +
  place({ x: 480, y: 320 }, tickDial(206, 60, 52), place({ scale: 0.7 }, carPlan())) +
  (
    [
      [480, 190],
      [412, 224],
      [548, 224],
      [480, 320],
      [412, 416],
      [548, 416],
    ] as const
  )
    .map(([x, y]) => checkMark(x, y))
    .join('');

const checkMark = (x: number, y: number) =>
  circle(x, y, 20, { fill: '#f4f6f9', stroke: '#111827', 'stroke-width': 4 }) +
  path(`M${x - 9} ${y + 1}l6 7l12 -15`, {
    fill: 'none',
    stroke: '#111827',
    'stroke-width': 5.5,
    'stroke-linecap': 'round',
    'stroke-linejoin': 'round',
  });

const fleet = () => {
  const rail = (y: number) =>
    rect(0, y - 18, 960, 36, { fill: linear(90, [0, '#8c99ab'], [0.3, '#4d5c74'], [1, '#1f2939']) }) +
    rect(0, y + 18, 960, 10, { fill: '#05080f', opacity: 0.45, filter: blur(5) }) +
    rect(0, y - 18, 960, 3, { fill: '#ffffff', opacity: 0.3 });
  const hooks = (y: number) =>
    [19, 167, 315, 463, 611, 759, 907]
      .map((x) => circle(x, y, 9, { fill: steel(30), stroke: '#141c2a', 'stroke-width': 3 }))
      .join('');
  const tags = [
    ['#e9edf2', '#8fa3bf', '#e9edf2'],
    ['#8fa3bf', amber, '#8fa3bf'],
  ];
  return (
    backdrop({ width: 960, height: 640, tone: 'graphite', light: [0.5, 0.45] }) +
    tags
      .map((row, i) => {
        const y = 56 + i * 296;
        const keys = row.map((tag, k) => place({ x: 315 + k * 148, y: y + 14, scale: 0.92 }, carKey(tag)));
        return rail(y) + hooks(y) + keys.join('');
      })
      .join('')
  );
};

const aboutUs = () =>
  hall(1200, 900, 640) +
  [0, 1, 2].map((i) => place({ x: 150, y: 790 - i * 96, scale: 0.42, turn: 90 }, treadFront(226, 560))).join('') +
  place(
    { x: 610, y: 680 },
    lift(0, 0, 640, 520, -250),
    carSide({ body: 'sedan', x: 0, y: -220, length: 860, color: '#a3b0c3', lifted: true, accent: true }),
  ) +
  trolley(1030, 800, 1.02);

/** Cropped to 4:3 or wider, at most 16:9, so the subject is between y = 140 and 760. */
const aboutBanner = () =>
  backdrop({ width: 1200, height: 900, tone: 'graphite', light: [0.5, 0.48] }) +
  construction(430, 450, 340, 'graphite', 1.12) +
  place({ x: 430, y: 450, scale: 1.04, turn: -6 }, smartphone()) +
  place({ x: 800, y: 476, scale: 1.08, turn: 5 }, calendar([11, 12]));

/** Cropped to 16:9, so the subject is between y = 130 and 770. */
const intro = () =>
  backdrop({ width: 1200, height: 900, tone: 'graphite', light: [0.5, 0.5] }) +
  carOutline({ body: 'sedan', x: 600, y: 586, length: 760 }) +
  callout(190, 250, 92, [372, 448], place({ scale: 0.32, turn: 14 }, strut('#37465c', '#c9d0d9'))) +
  callout(600, 222, 88, [590, 372], place({ y: 6, scale: 0.36 }, airVent())) +
  callout(1010, 250, 92, [862, 452], place({ x: 10, y: 4, scale: 0.34 }, engine(false))) +
  callout(190, 676, 88, [372, 532], wheel({ x: 0, y: 0, r: 74, spokes: 7 })) +
  callout(600, 690, 76, [640, 540], place({ x: -6, y: 4 }, gear(58, 20))) +
  callout(
    1010,
    676,
    88,
    [828, 532],
    place({ x: -6, scale: 0.29 }, ventilatedDisc(230), place({ x: -8, scaleX: 0.9 }, caliper(220, -28, amber))),
  );

/** The play button covers the lower left corner, on phones the lower right corner. */
const video = () =>
  backdrop({ width: 1280, height: 720, tone: 'graphite', light: [0.58, 0.45] }) +
  construction(740, 330, 250, 'graphite', 1.2) +
  shadow(740, 606, 250, 18, 0.6) +
  place({ x: 740, y: 330 }, ventilatedDisc(232)) +
  place({ x: 890, y: 372, scale: 0.94 }, caliper(232, -28, amber)) +
  place({ x: 320, y: 220, scale: 0.62, turn: -8 }, brakePad('lining', '#8c99ab')) +
  place({ x: 360, y: 400, scale: 0.62, turn: -8 }, brakePad('back', '#8c99ab'));

const preview = () =>
  rect(0, 0, 1200, 380, { fill: linear(90, [0, '#0e1522'], [1, '#46557a']) }) +
  glow(760, 350, 420, amber, 0.55) +
  mountains(1200, 372, 250, 23, '#2b3850', true) +
  roadAhead(1200, 630, 366, 760, [240, 1180]) +
  carFront({ x: 860, y: 590, width: 330, color: '#8796ad', lamps: true }) +
  place(
    { x: 250, y: 300, scale: 4.3 },
    rect(-38, -38, 76, 76, { rx: 17, fill: '#111827' }),
    path('M-25 -24H-10L0 -7L10 -24H25L8.500 6V26H-8.500V6z', { fill: amber }),
    path('M0 2V6M0 10V15M0 19V25', { stroke: '#111827', 'stroke-width': 3.4 }),
  );

const notFound = () =>
  backdrop({ width: 960, height: 640, tone: 'paper', light: [0.5, 0.4], floor: 470 }) +
  sun(770, 130, 42) +
  mountains(960, 472, 190, 16, '#b9c3d0', true) +
  roadAcross(700, 470, 170) +
  path('M700 470l34 26l-22 22l40 30l-30 34l26 58H960V470z', { fill: '#e4e2da' }) +
  path('M700 470l34 26l-22 22l40 30l-30 34l26 58', { fill: 'none', stroke: '#5d6b80', 'stroke-width': 5 }) +
  carSide({ body: 'sedan', x: 320, y: 560, length: 480, color: '#8796ad', lamps: true }) +
  place(
    { x: 850, y: 520 },
    rect(-9, -10, 18, 120, { fill: '#5d6b80' }),
    path('M0 -150L96 -54L0 42L-96 -54z', {
      fill: amber,
      stroke: '#111827',
      'stroke-width': 9,
      'stroke-linejoin': 'round',
    }),
    path('M-24 -74Q-22 -104 2 -104Q30 -102 28 -76Q26 -60 2 -50V-30M2 -8V-6', {
      fill: 'none',
      stroke: '#111827',
      'stroke-width': 13,
      'stroke-linecap': 'round',
    }),
  );

const empty = () =>
  backdrop({ width: 960, height: 640, tone: 'paper', light: [0.5, 0.4] }) +
  construction(480, 300, 220, 'paper') +
  [210, 400, 590]
    .map((y) => rect(170, y, 620, 16, { rx: 4, fill: linear(90, [0, '#b4bfcd'], [1, '#66748a']) }))
    .join('') +
  [190, 756].map((x) => rect(x, 60, 14, 560, { rx: 4, fill: linear(0, [0, '#b4bfcd'], [1, '#66748a']) })).join('') +
  shadow(300, 402, 60, 6, 0.3) +
  place({ x: 300, y: 320, scale: 0.28 }, sparkPlug()) +
  place(
    { x: 560, y: 300, scale: 1.2 },
    magnifier(
      group(
        {},
        circle(0, 0, 104, { fill: '#f2f5f8' }),
        path('M-40 -10h80M-40 24h52', {
          stroke: '#8896a8',
          'stroke-width': 12,
          'stroke-linecap': 'round',
          'stroke-dasharray': '1 26',
        }),
      ),
    ),
  );

const picture = (group: string, slug: string, width: number, height: number, draw: () => string): Picture => ({
  group,
  slug,
  width,
  height,
  draw,
});

export const scenes: Picture[] = [
  picture('promos', 'first-visit', 960, 640, firstVisit),
  picture('promos', 'fleet-service', 960, 640, fleet),
  picture('about', 'about-us', 1200, 900, aboutUs),
  picture('about', 'about-banner', 1200, 900, aboutBanner),
  picture('about', 'intro', 1200, 900, intro),
  picture('video', 'workshop', 1280, 720, video),
  picture('states', 'not-found', 960, 640, notFound),
  picture('states', 'empty', 960, 640, empty),
];

/** Messengers and social networks expect a JPEG of this size. */
export const socialPreview = { width: 1200, height: 630, draw: preview };
