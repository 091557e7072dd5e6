import { linear, radial } from '../../svg/definitions';
import { around, circle, ellipse, group, path, place, rect, repeat } from '../../svg/elements';
import { brushed, coloured, iron, steel } from '../../svg/materials';
import { hexagon, tube } from '../solids';

type Point = readonly [number, number];

/** Evenly spaced points around two pulleys, with the angle of the outward normal. */
function loop(a: Point, ra: number, b: Point, rb: number, step: number): { x: number; y: number; angle: number }[] {
  const [dx, dy] = [b[0] - a[0], b[1] - a[1]];
  const distance = Math.hypot(dx, dy);
  const heading = Math.atan2(dy, dx);
  const lean = Math.acos((ra - rb) / distance);
  const points: { x: number; y: number; angle: number }[] = [];
  const arc = (c: Point, r: number, from: number, to: number) => {
    const count = Math.max(2, Math.round((Math.abs(to - from) * r) / step));
    for (let i = 0; i < count; i += 1) {
      const angle = from + ((to - from) * i) / count;
      points.push({ x: c[0] + r * Math.cos(angle), y: c[1] + r * Math.sin(angle), angle });
    }
  };
  const straight = (c1: Point, r1: number, c2: Point, r2: number, angle: number) => {
    const [x1, y1, x2, y2] = [
      c1[0] + r1 * Math.cos(angle),
      c1[1] + r1 * Math.sin(angle),
      c2[0] + r2 * Math.cos(angle),
      c2[1] + r2 * Math.sin(angle),
    ];
    const count = Math.round(Math.hypot(x2 - x1, y2 - y1) / step);
    for (let i = 0; i < count; i += 1)
      points.push({ x: x1 + ((x2 - x1) * i) / count, y: y1 + ((y2 - y1) * i) / count, angle });
  };
  arc(a, ra, heading + lean, heading + 2 * Math.PI - lean);
  straight(a, ra, b, rb, heading - lean);
  arc(b, rb, heading - lean, heading + lean);
  straight(b, rb, a, ra, heading + lean);
  return points;
}

const pathThrough = (points: { x: number; y: number }[]) =>
  `M${points.map(({ x, y }) => `${x.toFixed(1)} ${y.toFixed(1)}`).join('L')}z`;

type Loop = { a: Point; ra: number; b: Point; rb: number };

export function toothedBelt({ a, ra, b, rb }: Loop, width = 34): string {
  const points = loop(a, ra, b, rb, 19);
  const teeth = points
    .map(({ x, y, angle }) =>
      place(
        { x, y, turn: (angle * 180) / Math.PI },
        rect(-width * 0.95, -5.5, width * 0.6, 11, { rx: 3, fill: linear(0, [0, '#0d1219'], [1, '#39424f']) }),
      ),
    )
    .join('');
  return teeth + tube(pathThrough(points), width, '#2b323d', 0.4);
}

export function ribbedBelt({ a, ra, b, rb }: Loop): string {
  const points = loop(a, ra, b, rb, 10);
  const d = pathThrough(points);
  return (
    path(d, { fill: 'none', stroke: '#07090d', 'stroke-width': 92, 'stroke-linejoin': 'round' }) +
    path(d, {
      fill: 'none',
      stroke: linear(60, [0, '#4b5563'], [0.5, '#232a34'], [1, '#12171f']),
      'stroke-width': 86,
      'stroke-linejoin': 'round',
    }) +
    repeat(6, (i) =>
      path(d, {
        fill: 'none',
        stroke: i % 2 ? '#6b7686' : '#080b10',
        'stroke-opacity': 0.75,
        'stroke-width': 3.4,
        transform: `scale(${1 + (i - 2.5) * 0.036} ${1 + (i - 2.5) * 0.036})`,
      }),
    )
  );
}

export function pulley(r: number, accent = false): string {
  return group(
    {},
    circle(0, 0, r, { fill: radial(0.4, 0.36, 0.68, [0, '#6b7685'], [0.75, '#2c3440'], [1, '#12171f']) }),
    circle(0, 0, r * 0.9, { fill: 'none', stroke: '#ffffff', 'stroke-opacity': 0.35, 'stroke-width': r * 0.03 }),
    circle(0, 0, r * 0.62, { fill: brushed(50) }),
    circle(0, 0, r * 0.48, { fill: 'none', stroke: accent ? '#ffb020' : '#39434f', 'stroke-width': r * 0.07 }),
    hexagon(0, 0, r * 0.24, steel(45)),
    circle(0, 0, r * 0.1, { fill: '#151b25' }),
  );
}

export function sprocket(r: number, teeth: number): string {
  return group(
    {},
    around(teeth, () =>
      path(`M${-r * 0.1} ${-r * 0.88}L${-r * 0.05} ${-r * 1.06}H${r * 0.05}L${r * 0.1} ${-r * 0.88}z`, {
        fill: '#8b96a5',
      }),
    ),
    circle(0, 0, r * 0.92, { fill: brushed(50) }),
    circle(0, 0, r * 0.8, { fill: 'none', stroke: '#39434f', 'stroke-opacity': 0.5, 'stroke-width': r * 0.03 }),
    around(5, () => circle(0, -r * 0.52, r * 0.15, { fill: '#1a212c' })),
    circle(0, 0, r * 0.28, { fill: iron(45) }),
    circle(0, 0, r * 0.12, { fill: '#0d121a' }),
  );
}

export function chain({ a, ra, b, rb }: Loop): string {
  const points = loop(a, ra, b, rb, 26);
  const link = (i: number) => {
    const [p, q] = [points[i % points.length], points[(i + 1) % points.length]];
    if (p === undefined || q === undefined) return '';
    const turn = (Math.atan2(q.y - p.y, q.x - p.x) * 180) / Math.PI;
    const length = Math.hypot(q.x - p.x, q.y - p.y);
    const outer = i % 2 === 0;
    return place(
      { x: p.x, y: p.y, turn },
      rect(-11, outer ? -12 : -9, length + 22, outer ? 24 : 18, {
        rx: 11,
        fill: outer ? linear(90, [0, '#eef1f4'], [0.5, '#8d98a6'], [1, '#4b5564']) : '#39434f',
        stroke: '#0d121a',
        'stroke-width': 2,
      }),
      circle(0, 0, 5, { fill: '#1a212c' }),
      circle(length, 0, 5, { fill: '#1a212c' }),
    );
  };
  const indexes = points.map((_, i) => i);
  return [...indexes.filter((i) => i % 2 === 1), ...indexes.filter((i) => i % 2 === 0)].map(link).join('');
}

export const chainGuides = (): string =>
  path('M-20 -180C30 -80 30 80 -10 190L14 200C60 80 60 -90 8 -192z', {
    fill: linear(0, [0, '#ffcf73'], [0.4, '#ffb020'], [1, '#9c6300']),
    stroke: '#5a3a00',
    'stroke-opacity': 0.4,
    'stroke-width': 3,
  }) +
  place(
    { x: 70, y: 40 },
    rect(-34, -50, 68, 100, { rx: 10, fill: brushed(0) }),
    rect(-16, -84, 32, 40, { rx: 5, fill: steel(0) }),
    circle(0, 22, 12, { fill: '#151b25' }),
  );

export function beltTensioner(): string {
  return group(
    {},
    circle(-110, 110, 136, { fill: radial(0.4, 0.36, 0.7, [0, '#c6ced7'], [0.6, '#7d8897'], [1, '#3b4552']) }),
    around(7, () => rect(-9, -132, 18, 40, { rx: 8, fill: '#39434f', opacity: 0.55 }))
      .replace(/^/, '<g transform="translate(-110 110)">')
      .concat('</g>'),
    circle(-110, 110, 86, { fill: brushed(40) }),
    ellipse(-110, 110, 60, 60, { fill: 'none', stroke: '#39434f', 'stroke-opacity': 0.5, 'stroke-width': 5 }),
    path('M-176 58L30 -170Q70 -206 116 -172L150 -130L-40 178Q-110 214 -160 160z', {
      fill: linear(40, [0, '#dfe4ea'], [0.4, '#98a3b1'], [1, '#525d6c']),
      stroke: '#1c2430',
      'stroke-opacity': 0.5,
      'stroke-width': 3,
    }),
    path('M-130 56L40 -140', {
      stroke: '#ffffff',
      'stroke-opacity': 0.6,
      'stroke-width': 9,
      'stroke-linecap': 'round',
    }),
    hexagon(-100, 100, 42, steel(45)),
    place({ x: 110, y: -130 }, circle(8, 10, 136, { fill: '#05080f', opacity: 0.35 }), pulley(134, true)),
    path('M-220 40L-270 20L-262 72L-228 80z', { fill: coloured('#7d8897') }),
  );
}
