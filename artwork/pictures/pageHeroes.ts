import { backdrop, construction, glow, shadow } from '../drawing/backdrop';
import { caliper } from '../drawing/brakes';
import { building } from '../drawing/building';
import { carFront } from '../drawing/carFront';
import { carSide } from '../drawing/carSide';
import { gauge } from '../drawing/instruments';
import { mountains, range, roadAcross, roadAhead, tree } from '../drawing/landscape';
import { canister } from '../drawing/parts/bottles';
import { ventilatedDisc } from '../drawing/parts/brakeParts';
import { battery } from '../drawing/parts/electrics';
import { spinOnFilter } from '../drawing/parts/filters';
import { sparkPlug } from '../drawing/parts/ignition';
import { strut } from '../drawing/parts/suspension';
import { clipboard } from '../drawing/tools';
import { wheel } from '../drawing/wheel';
import { hall, lift, tablet, trolley } from '../drawing/workshop';
import type { Picture } from '../picture';
import { amber } from '../svg/color';
import { linear } from '../svg/definitions';
import { circle, place, rect, repeat } from '../svg/elements';
import { randomFrom } from '../svg/random';

const [width, height] = [1600, 500];

/** Darkest at the left, below the white heading. */
const quiet = () =>
  rect(0, 0, width, height, {
    fill: linear(0, [0, '#0c121d', 0.94], [0.4, '#0c121d', 0.72], [0.72, '#0c121d', 0.12], [1, '#0c121d', 0.1]),
  });
const dark = (floor?: number) =>
  backdrop({ width, height, tone: 'graphite', light: [0.76, 0.45], ...(floor === undefined ? {} : { floor }) });

const blog = () =>
  dark(400) +
  place({ x: 1180, y: 250, scale: 0.92 }, gauge(190, 0.58, 0.8)) +
  place({ x: 1440, y: 286, scale: 0.86, turn: 6 }, clipboard(3)) +
  place({ x: 940, y: 330, scale: 0.7, turn: -6 }, tablet()) +
  quiet();

const store = () =>
  dark(410) +
  construction(1240, 240, 190, 'graphite', 1.3) +
  shadow(1230, 430, 420, 24, 0.7) +
  place({ x: 1250, y: 244 }, ventilatedDisc(170), place({ x: -6, scaleX: 0.9 }, caliper(164, -26, amber))) +
  place({ x: 1020, y: 256, scale: 0.62, turn: -6 }, strut('#37465c', '#aab6c6')) +
  place({ x: 1470, y: 330, scale: 0.5 }, spinOnFilter('#d8dee6', '#51627c')) +
  place({ x: 880, y: 356, scale: 0.46 }, battery({ sticker: '#51627c' })) +
  place({ x: 1130, y: 436, scale: 0.46, turn: 80 }, sparkPlug()) +
  quiet();

const about = () =>
  hall(width, height, 390) +
  place(
    { x: 1060, y: 398 },
    lift(0, 0, 420, 330, -150),
    carSide({ body: 'sedan', x: 0, y: -128, length: 560, color: '#8796ad', lifted: true }),
  ) +
  trolley(1420, 440, 0.72) +
  place({ x: 760, y: 430 }, carFront({ x: 0, y: 0, width: 260, color: '#5d6c85' })) +
  quiet();

const contact = () =>
  rect(0, 0, width, 400, { fill: linear(90, [0, '#131c2d'], [1, '#4a587c']) }) +
  mountains(width, 392, 250, 14, '#33415e', true) +
  tree(1500, 396, 170, 'poplar', '#27403f') +
  tree(770, 396, 150, 'poplar', '#27403f') +
  building(1160, 396, { bays: 3, shop: 'right', roof: 'flat', color: '#56657d', night: true }) +
  roadAcross(width, 392, 108) +
  carSide({ body: 'sedan', x: 820, y: 470, length: 300, color: '#c6ced9', lamps: true }) +
  quiet();

const services = () =>
  hall(width, height, 400) +
  place(
    { x: 1180, y: 410 },
    lift(0, 0, 470, 350, -170),
    carSide({ body: 'crossover', x: 0, y: -146, length: 600, color: '#6f7f99', accent: true, lifted: true }),
  ) +
  place({ x: 800, y: 356, scale: 0.34 }, canister('#46556d', amber, { main: '#e9edf2', second: '#54657f' })) +
  wheel({ x: 1490, y: 386, r: 74, spokes: 7, accent: false }) +
  quiet();

function town(from: number, to: number, y: number): string {
  const random = randomFrom(31);
  return repeat(90, () => {
    const x = from + (to - from) * random();
    const tint = random() > 0.35 ? '#ffc766' : '#dfe9ff';
    return circle(x, y - 10 * random() ** 2, 0.8 + random() * 1.3, { fill: tint, opacity: 0.35 + random() * 0.6 });
  });
}

const anyPage = () =>
  rect(0, 0, width, 240, { fill: linear(90, [0, '#121a29'], [1, '#3d4c6a']) }) +
  glow(1180, 232, 360, amber, 0.5) +
  range(width, 236, 190, 7, '#34435f', 0.56) +
  range(width, 236, 92, 12, '#222e45') +
  roadAhead(width, height, 232, 1180, [740, 1560]) +
  town(380, 1090, 238) +
  town(1290, 1600, 238) +
  carFront({ x: 1070, y: 372, width: 108, color: '#6f7f99', lamps: true }) +
  quiet();

export const pageHeroes: Picture[] = Object.entries({ blog, store, about, contact, services, default: anyPage }).map(
  ([slug, draw]) => ({ group: 'pageheroes', slug, width, height, draw }),
);
