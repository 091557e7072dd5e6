import { backdrop, construction, glow, shadow } from '../drawing/backdrop';
import { carFront } from '../drawing/carFront';
import { carSide } from '../drawing/carSide';
import { calendar } from '../drawing/instruments';
import { mountains, roadAcross, roadAhead, sky, sun } from '../drawing/landscape';
import { canister } from '../drawing/parts/bottles';
import { sparkPlug } from '../drawing/parts/ignition';
import { person } from '../drawing/person/person';
import { clipboard, magnifier } from '../drawing/tools';
import { engine, hall, lift, tablet, trolley } from '../drawing/workshop';
import type { Picture } from '../picture';
import { amber } from '../svg/color';
import { linear } from '../svg/definitions';
import { circle, group, path, place, rect } from '../svg/elements';
import { looks } from './staff';

const firstVisit = () =>
  backdrop({ width: 960, height: 640, tone: 'graphite', light: [0.6, 0.42], floor: 510 }) +
  shadow(360, 576, 290, 20) +
  carFront({ x: 360, y: 576, width: 480, color: '#8796ad', lamps: true }) +
  place({ x: 730, y: 310, scale: 1.16, turn: 6 }, clipboard(5));

const fleet = () =>
  sky(960, 400, '#22304a', '#b98b5c') +
  mountains(960, 404, 190, 11, '#3a4763') +
  roadAcross(960, 400, 240) +
  carSide({ body: 'van', x: 300, y: 446, length: 470, color: '#dfe4ea' }) +
  carSide({ body: 'sedan', x: 700, y: 476, length: 500, color: '#6c7c95' }) +
  carSide({ body: 'hatchback', x: 300, y: 572, length: 540, color: amber }) +
  carSide({ body: 'crossover', x: 800, y: 606, length: 560, color: '#39475e', lamps: true });

const aboutUs = () =>
  hall(1200, 900, 640) +
  place(
    { x: 620, y: 660 },
    lift(0, 0, 660, 500, -230),
    carSide({ body: 'sedan', x: 0, y: -200, length: 880, color: '#a3b0c3', lifted: true, accent: true }),
  ) +
  trolley(1040, 760, 1.05) +
  place({ x: 60, y: 430, scale: 0.62 }, person(looks['azamat-tursunov']));

const aboutBanner = () =>
  backdrop({ width: 1200, height: 900, tone: 'graphite', light: [0.55, 0.4], floor: 700 }) +
  shadow(520, 800, 420, 28) +
  carFront({ x: 500, y: 800, width: 700, color: '#8796ad', lamps: true }) +
  place({ x: 960, y: 420, scale: 1.15, turn: 5 }, calendar([11, 12]));

const intro = () =>
  hall(1200, 900, 660) +
  shadow(480, 800, 400, 28, 0.7) +
  carFront({
    x: 470,
    y: 800,
    width: 640,
    color: '#5f7089',
    hood: 'open',
    inside: place({ y: -206, scaleX: 0.44, scaleY: 0.2 }, engine(true)),
  }) +
  place({ x: 640, y: 330, scale: 0.78 }, person(looks['azamat-tursunov'])) +
  place({ x: 800, y: 800, scale: 0.74, turn: -5 }, tablet());

const video = () =>
  hall(1280, 720, 500) +
  place(
    { x: 760, y: 520 },
    lift(0, 0, 560, 420, -190),
    carSide({ body: 'crossover', x: 0, y: -162, length: 720, color: '#7d8da6', lifted: true, accent: true }),
  ) +
  trolley(1160, 610, 0.86) +
  place({ x: 40, y: 200, scale: 0.66 }, person(looks['azamat-tursunov'])) +
  place({ x: 470, y: 626, scale: 0.32 }, canister('#46556d', amber, { main: '#e9edf2', second: '#54657f' }));

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
