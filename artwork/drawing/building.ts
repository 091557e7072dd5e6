import { amber, darker, lighter } from '../svg/color';
import { clip, linear } from '../svg/definitions';
import { group, line, path, place, rect, repeat } from '../svg/elements';
import { glow } from './backdrop';
import { carFront } from './carFront';
import { letters } from './letters';

export type Facade = {
  bays: number;
  shop: 'left' | 'right' | 'none';
  roof: 'flat' | 'gable' | 'arch' | 'saw' | 'tower';
  color: string;
  night?: boolean;
  storeys?: 1 | 2;
};

/** (x, y) is the middle of the ground line. The bays determine the width. */
export function building(
  x: number,
  y: number,
  { bays, shop, roof, color, night = false, storeys = 1 }: Facade,
): string {
  const bay = 148;
  const shopWidth = shop === 'none' ? 0 : 230;
  const width = bays * bay + shopWidth + 44;
  const height = storeys === 2 ? 306 : 226;
  const left = -width / 2;
  const doorsFrom = left + 22 + (shop === 'left' ? shopWidth : 0);
  const shopFrom = shop === 'left' ? left + 22 : left + 22 + bays * bay;
  return place(
    { x, y },
    rect(left - 10, -6, width + 20, 12, { fill: '#0b1018', opacity: 0.35 }),
    roofOf(roof, left, width, height, color),
    rect(left, -height, width, height, {
      fill: linear(90, [0, lighter(color, 0.16)], [0.6, color], [1, darker(color, 0.28)]),
    }),
    repeat(Math.floor(width / 22), (i) =>
      line(left + 11 + i * 22, -height, left + 11 + i * 22, 0, {
        stroke: '#05080f',
        'stroke-opacity': 0.07,
        'stroke-width': 2,
      }),
    ),
    rect(left, -height, width, 10, { fill: '#ffffff', opacity: 0.25 }),
    storeys === 2 ? upperWindows(left, width, height, night) : '',
    sign(left, width, -176),
    repeat(bays, (i) => door(doorsFrom + i * bay + 12, bay - 24, i === 0 || i === 2, night)),
    shop === 'none' ? '' : shopWindow(shopFrom + 12, shopWidth - 24, night),
    rect(left, -10, width, 10, { fill: darker(color, 0.55) }),
    night
      ? repeat(bays + 1, (i) => glow(left + 60 + i * ((width - 120) / Math.max(1, bays)), -196, 70, '#ffe3ad', 0.5))
      : '',
  );
}

function roofOf(kind: Facade['roof'], left: number, width: number, height: number, color: string): string {
  const fill = linear(90, [0, darker(color, 0.2)], [1, darker(color, 0.5)]);
  const top = -height;
  if (kind === 'gable')
    return (
      path(`M${left - 18} ${top}L0 ${top - 92}L${left + width + 18} ${top}z`, { fill }) +
      path(`M${left - 18} ${top}L0 ${top - 92}L${left + width + 18} ${top}`, {
        fill: 'none',
        stroke: '#ffffff',
        'stroke-opacity': 0.3,
        'stroke-width': 4,
      })
    );
  if (kind === 'arch')
    return (
      path(`M${left - 12} ${top + 2}Q0 ${top - 150} ${left + width + 12} ${top + 2}z`, { fill }) +
      path(`M${left - 12} ${top + 2}Q0 ${top - 150} ${left + width + 12} ${top + 2}`, {
        fill: 'none',
        stroke: '#ffffff',
        'stroke-opacity': 0.3,
        'stroke-width': 4,
      })
    );
  if (kind === 'saw') {
    const count = Math.round(width / 150);
    const step = width / count;
    return repeat(
      count,
      (i) =>
        path(`M${left + i * step} ${top + 2}V${top - 58}L${left + (i + 1) * step} ${top + 2}z`, { fill }) +
        path(`M${left + i * step + 6} ${top}V${top - 46}L${left + i * step + 34} ${top - 34}V${top}z`, {
          fill: '#b9d3ee',
          opacity: 0.6,
        }),
    );
  }
  const parapet = rect(left - 10, top - 18, width + 20, 22, { fill: darker(color, 0.35) });
  if (kind === 'flat') return parapet;
  return (
    parapet +
    rect(left + width - 150, top - 116, 112, 116, {
      fill: linear(0, [0, lighter(color, 0.1)], [1, darker(color, 0.35)]),
    }) +
    rect(left + width - 160, top - 128, 132, 16, { fill: darker(color, 0.5) }) +
    place({ x: left + width - 94, y: top - 60, scale: 0.9 }, mark())
  );
}

export const mark = (): string =>
  rect(-38, -38, 76, 76, { rx: 17, fill: '#111827' }) +
  path('M-25 -24H-10L0 -7L10 -24H25L8.500 6V26H-8.500V6z', { fill: amber }) +
  path('M0 4V8M0 12V17M0 21V25', { stroke: '#111827', 'stroke-width': 3 });

function wordmark(x: number, y: number, size: number): string {
  let at = 0;
  const drawn = 'YOLDA'.split('').map((letter) => {
    const [advance, d] = letters[letter] ?? [0, ''];
    const text = place({ x: at }, path(d));
    at += advance + 34;
    return text;
  });
  const stroke = { fill: 'none', stroke: '#f4f6f9', 'stroke-width': 20, 'stroke-linejoin': 'round' };
  return place({ x, y, scale: size / 100 }, group(stroke, ...drawn));
}

const sign = (left: number, width: number, y: number) =>
  rect(left + 18, y - 34, width - 36, 52, { rx: 6, fill: linear(90, [0, '#27334a'], [1, '#111827']) }) +
  rect(left + 18, y + 12, width - 36, 6, { fill: amber }) +
  place(
    { x: left + 50, y: y - 11, scale: 0.58 },
    path('M-25 -24H-10L0 -7L10 -24H25L8.500 6V26H-8.500V6z', { fill: amber }),
  ) +
  wordmark(left + 84, y - 22, 22);

function door(x: number, width: number, open: boolean, night: boolean): string {
  const frame = rect(x, -138, width, 138, {
    rx: 4,
    fill: night ? linear(90, [0, '#ffdf9f'], [1, '#b88434']) : linear(90, [0, '#39465b'], [1, '#10161f']),
  });
  const inside = group(
    { 'clip-path': clip(rect(x, -138, width, 138)) },
    rect(x, -34, width, 34, { fill: '#05080f', opacity: 0.35 }),
    carFront({ x: x + width / 2, y: -8, width: width * 0.74, color: night ? '#6b5a3c' : '#70809a' }),
  );
  const shutter =
    rect(x, -138, width, open ? 34 : 138, { fill: linear(90, [0, '#dfe4ea'], [1, '#9aa6b5']) }) +
    repeat(open ? 3 : 11, (i) =>
      line(x, -126 + i * 12, x + width, -126 + i * 12, {
        stroke: '#5b687a',
        'stroke-opacity': 0.6,
        'stroke-width': 2.5,
      }),
    );
  return (
    frame +
    (open ? inside : '') +
    shutter +
    rect(x, open ? -108 : -8, width, 7, { fill: amber }) +
    rect(x - 5, -142, 6, 142, { fill: '#111827', opacity: 0.6 }) +
    rect(x + width - 1, -142, 6, 142, { fill: '#111827', opacity: 0.6 })
  );
}

function shopWindow(x: number, width: number, night: boolean): string {
  const glassFill = night
    ? linear(90, [0, '#fff0cf'], [1, '#dcae62'])
    : linear(60, [0, '#cfe2f5'], [0.5, '#7e9cbf'], [1, '#3f5675']);
  const shelf = (y: number) =>
    repeat(7, (i) =>
      rect(x + 14 + i * ((width - 96) / 7), y - 14 - (i % 3) * 5, 12, 14 + (i % 3) * 5, {
        rx: 2,
        fill: ['#36435a', '#f4f5f7', amber, '#7b8aa0'][i % 4],
      }),
    ) + rect(x + 8, y, width - 84, 4, { fill: '#1b2433', opacity: 0.7 });
  return (
    rect(x, -138, width, 138, { rx: 4, fill: '#111827' }) +
    rect(x + 5, -133, width - 76, 112, { fill: glassFill }) +
    shelf(-92) +
    shelf(-56) +
    rect(x + width - 64, -133, 56, 128, { fill: glassFill }) +
    rect(x + width - 20, -76, 5, 28, { rx: 2, fill: '#111827' }) +
    path(`M${x + 30} -133h40l-70 112h-40z`, { fill: '#ffffff', opacity: 0.28 }).replace(
      '<path',
      `<path clip-path="${clip(rect(x + 5, -133, width - 76, 112))}"`,
    )
  );
}

const upperWindows = (left: number, width: number, height: number, night: boolean) => {
  const count = Math.floor((width - 60) / 92);
  return repeat(count, (i) =>
    rect(left + 40 + i * ((width - 80) / count), -height + 26, 62, 54, {
      rx: 3,
      fill: night && i % 3 !== 1 ? '#ffe0a3' : linear(60, [0, '#cfe2f5'], [0.5, '#7e9cbf'], [1, '#3f5675']),
      stroke: '#111827',
      'stroke-opacity': 0.6,
      'stroke-width': 4,
    }),
  );
};
