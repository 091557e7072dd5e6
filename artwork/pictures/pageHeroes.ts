import { backdrop, construction, glow, shadow } from '../drawing/backdrop';
import { building } from '../drawing/building';
import { carFront } from '../drawing/carFront';
import { gauge } from '../drawing/instruments';
import { mountains, range, roadAcross, roadAhead, tree } from '../drawing/landscape';
import { bottle, canister } from '../drawing/parts/bottles';
import { fan, radiator } from '../drawing/parts/cooling';
import { battery, headlampUnit } from '../drawing/parts/electrics';
import { panelFilter } from '../drawing/parts/filters';
import { manual } from '../drawing/reception';
import { gear, ratchet, screwdriver, spanner } from '../drawing/tools';
import type { Picture } from '../picture';
import { amber } from '../svg/color';
import { blur, linear } from '../svg/definitions';
import { circle, path, place, rect, repeat } from '../svg/elements';
import { steel } from '../svg/materials';
import { randomFrom } from '../svg/random';

const [width, height] = [1600, 500];

/** Pages show the right half beside the title and fade its left edge, so the subject is between x = 690 and 1440. */
const dark = (floor?: number) =>
  backdrop({ width, height, tone: 'graphite', light: [0.67, 0.45], ...(floor === undefined ? {} : { floor }) });

const blog = () =>
  dark() +
  construction(1284, 250, 172, 'graphite', 1.3) +
  place({ x: 892, y: 262, scale: 0.86, turn: -3 }, manual(place({ scale: 0.62 }, gear(130, 22)))) +
  place({ x: 1284, y: 250 }, gauge(158, 0.58, 0.8));

const store = () => {
  const shelf = (y: number) =>
    rect(620, y, 980, 14, { fill: linear(90, [0, '#9aa8bb'], [1, '#3b4960']) }) +
    rect(620, y + 14, 980, 16, { fill: '#05080f', opacity: 0.5, filter: blur(7) });
  return (
    dark() +
    shelf(236) +
    shelf(458) +
    [676, 1460].map((x) => rect(x, 0, 16, height, { fill: linear(0, [0, '#8c99ab'], [1, '#2a3549']) })).join('') +
    place({ x: 822, y: 150, scale: 0.3 }, radiator()) +
    place({ x: 1040, y: 146, scale: 0.32 }, headlampUnit()) +
    place({ x: 1282, y: 146, scale: 0.29 }, fan()) +
    place(
      { x: 772, y: 370, scale: 0.33 },
      canister('#46556d', amber, { main: '#e9edf2', second: '#54657f', drop: amber }),
    ) +
    place({ x: 930, y: 372, scale: 0.3 }, bottle('#8f3b36', '#2a3342', { main: '#e9edf2', second: '#54657f' })) +
    place({ x: 1110, y: 382, scale: 0.34 }, battery({ sticker: '#51627c' })) +
    place({ x: 1330, y: 372, scale: 0.32 }, panelFilter('#2b3648', '#dfe4ea'))
  );
};

const about = () =>
  rect(0, 0, width, 400, { fill: linear(90, [0, '#1b2740'], [1, '#5a6890']) }) +
  mountains(width, 392, 250, 14, '#33415e', true) +
  tree(1516, 396, 190, 'poplar', '#27403f') +
  tree(712, 396, 170, 'poplar', '#27403f') +
  building(1110, 396, { bays: 3, shop: 'right', roof: 'tower', color: '#6b7b95', night: true }) +
  roadAcross(width, 392, 108);

const contact = () => {
  const street = (d: string, wide: number) =>
    path(d, { fill: 'none', stroke: '#0d1421', 'stroke-width': wide + 6 }) +
    path(d, { fill: 'none', stroke: '#4d5f80', 'stroke-width': wide });
  return (
    rect(0, 0, width, height, { fill: linear(20, [0, '#1a2639'], [1, '#22314a']) }) +
    repeat(19, (i) =>
      repeat(6, (k) =>
        (i * 7 + k * 3) % 5 === 0
          ? rect(170 + i * 78, 12 + k * 84, 60, 66, { rx: 6, fill: '#2f5a55', opacity: 0.7 })
          : rect(170 + i * 78, 12 + k * 84, 28 + ((i + k) % 3) * 15, 30 + ((i * k) % 3) * 17, {
              rx: 4,
              fill: '#33435f',
            }),
      ),
    ) +
    path('M600 -20C760 120 700 300 860 360S1180 420 1240 520', {
      fill: 'none',
      stroke: '#3d6ea8',
      'stroke-width': 40,
      'stroke-opacity': 0.75,
    }) +
    street('M0 92H1600M0 344H1600M480 0V500M792 0V500M1370 0V500', 12) +
    street('M600 500L1180 216L1600 40', 26) +
    street('M1104 0V500', 26) +
    path('M640 480L1104 253V120', {
      fill: 'none',
      stroke: '#dfe9ff',
      'stroke-width': 7,
      'stroke-dasharray': '4 15',
      'stroke-linecap': 'round',
    }) +
    rect(0, 0, 760, height, { fill: linear(0, [0, '#1a2639'], [0.25, '#1a2639'], [1, '#1a2639', 0]) }) +
    shadow(1116, 262, 60, 14, 0.7) +
    path('M1104 253C1066 190 1034 160 1034 112A70 70 0 0 1 1174 112C1174 160 1142 190 1104 253z', {
      fill: linear(60, [0, '#ffd685'], [0.4, amber], [1, '#c67f06']),
      stroke: '#111827',
      'stroke-width': 5,
    }) +
    circle(1104, 112, 42, { fill: '#111827' }) +
    place({ x: 1104, y: 112 }, path('M-25 -24H-10L0 -7L10 -24H25L8.500 6V26H-8.500V6z', { fill: '#f4f6f9' }))
  );
};

const services = () =>
  dark() +
  repeat(14, (i) => repeat(8, (k) => circle(640 + i * 68, 40 + k * 60, 4, { fill: '#0b111c', opacity: 0.7 }))) +
  [230, 268, 306, 344, 382]
    .map((length, i) => place({ x: 740 + i * 88, y: 66 + length / 2 }, spanner(length, steel(0))))
    .join('') +
  place({ x: 1190, y: 262 }, ratchet(390)) +
  place({ x: 1290, y: 240 }, screwdriver(350, amber)) +
  place({ x: 1376, y: 215 }, screwdriver(300, '#51627c')) +
  repeat(8, (i) => rect(722 + i * 88 + (i > 4 ? 10 : 0), 40, 36, 14, { rx: 5, fill: steel(90) }));

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
  carFront({ x: 1070, y: 372, width: 108, color: '#6f7f99', lamps: true });

export const pageHeroes: Picture[] = Object.entries({ blog, store, about, contact, services, default: anyPage }).map(
  ([slug, draw]) => ({ group: 'pageheroes', slug, width, height, draw }),
);
