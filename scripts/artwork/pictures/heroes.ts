import { backdrop, construction, dimension, glow, shadow } from '../drawing/backdrop';
import { caliper } from '../drawing/brakes';
import { carSide } from '../drawing/carSide';
import { crystal, mountains, snowbank, snowfall } from '../drawing/landscape';
import { oilPour } from '../drawing/oilPour';
import { canister } from '../drawing/parts/bottles';
import { ventilatedDisc } from '../drawing/parts/brakeParts';
import { battery } from '../drawing/parts/electrics';
import { spinOnFilter } from '../drawing/parts/filters';
import { sparkPlug } from '../drawing/parts/ignition';
import { strut } from '../drawing/parts/suspension';
import { treadFront } from '../drawing/tread';
import { wheel } from '../drawing/wheel';
import { engine, tablet } from '../drawing/workshop';
import type { Picture } from '../picture';
import { amber } from '../svg/color';
import { linear, radial } from '../svg/definitions';
import { circle, group, place, rect } from '../svg/elements';

const [width, height] = [1600, 900];

/** The left third is calm and dark: a headline in white stands there. */
const quietLeft = () =>
  rect(0, 0, width, height, { fill: linear(0, [0, '#0c121d', 0.92], [0.34, '#0c121d', 0.62], [0.6, '#0c121d', 0]) });

const winterTyres = () =>
  rect(0, 0, width, height, { fill: linear(90, [0, '#0e1624'], [0.5, '#2a3b55'], [0.8, '#6f86a6'], [1, '#9fb3cc']) }) +
  glow(1230, 330, 620, '#9fc0ea', 0.35) +
  mountains(width, 690, 430, 12, '#4c6283', true) +
  mountains(width, 700, 170, 5, '#2c3d57') +
  snowbank(width, 690, 40, 9) +
  shadow(1180, 822, 380, 40, 0.6) +
  place({ x: 1330, y: 500 }, treadFront(330, 620)) +
  wheel({ x: 1020, y: 560, r: 268, spokes: 10, accent: true, tread: true }) +
  crystal(1020, 560, 34, '#ffffff', 4) +
  snowbank(width, 830, 46, 21) +
  quietLeft() +
  snowfall(width, height, 240, 3);

const engineDiagnostics = () =>
  backdrop({ width, height, tone: 'graphite', light: [0.72, 0.5], floor: 720 }) +
  quietLeft() +
  carSide({ body: 'sedan', x: 1105, y: 770, length: 950, color: '#43556f', facing: 'right' }) +
  glow(1384, 610, 260, amber, 0.55) +
  xRay() +
  dimension(640, 826, 1570, 826, 'graphite') +
  place({ x: 1366, y: 262, scale: 1.2, turn: 4 }, shadow(0, 130, 190, 26, 0.5), tablet());

/** The engine seen through the wing, framed by a measuring circle. */
const xRay = () =>
  circle(1384, 610, 150, {
    fill: radial(0.5, 0.5, 0.5, [0, '#22304a', 0.97], [0.8, '#141d2d', 0.97], [1, '#0e1521', 0.95]),
  }) +
  place({ x: 1390, y: 610, scale: 0.56 }, engine()) +
  circle(1384, 610, 150, { fill: 'none', stroke: amber, 'stroke-width': 5 }) +
  construction(1384, 610, 168, 'graphite', 1.2) +
  group(
    { fill: 'none', stroke: amber, 'stroke-width': 3, 'stroke-dasharray': '2 9', 'stroke-linecap': 'round' },
    '<path d="M1384 446V400"/>',
  );

const oilService = () =>
  backdrop({ width, height, tone: 'graphite', light: [0.68, 0.38] }) +
  quietLeft() +
  construction(1010, 470, 330, 'graphite', 1.2) +
  oilPour(1000, 610, 1056, 366) +
  place(
    { x: 1270, y: 246, scale: 0.98, turn: -112 },
    canister('#46556d', amber, { main: '#e9edf2', second: '#54657f', drop: amber }, true),
  );

const partsShop = () =>
  backdrop({ width, height, tone: 'graphite', light: [0.68, 0.42], floor: 690 }) +
  quietLeft() +
  construction(1120, 420, 300, 'graphite', 1.3) +
  shadow(1120, 706, 520, 34, 0.75) +
  place({ x: 1120, y: 430 }, ventilatedDisc(270), place({ x: -8, scaleX: 0.9 }, caliper(258, -24, amber))) +
  place({ x: 760, y: 430, scale: 0.94, turn: -7 }, strut('#2f3b4d', '#aab6c6')) +
  place({ x: 1475, y: 560, scale: 0.68 }, spinOnFilter('#d8dee6', '#51627c')) +
  shadow(940, 770, 190, 22, 0.7) +
  place({ x: 930, y: 656, scale: 0.66 }, battery({ sticker: '#51627c' })) +
  shadow(1290, 800, 230, 18, 0.7) +
  place({ x: 1270, y: 762, scale: 0.82, turn: 78 }, sparkPlug());

export const heroes: Picture[] = [
  { slug: 'winter-tyres', draw: winterTyres },
  { slug: 'engine-diagnostics', draw: engineDiagnostics },
  { slug: 'oil-service', draw: oilService },
  { slug: 'parts-shop', draw: partsShop },
].map((picture) => ({ group: 'heroes', width, height, ...picture }));
