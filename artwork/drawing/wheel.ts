import { amber } from '../svg/color';
import { linear, radial } from '../svg/definitions';
import { around, circle, group, path, place, rect } from '../svg/elements';
import { brakeDiscFace, caliper } from './brakes';

type Wheel = {
  x: number;
  y: number;
  r: number;
  spokes?: number;
  accent?: boolean;
  disc?: boolean;
  turn?: number;
  tread?: boolean;
  steel?: boolean;
};

/** Radius 100 before scaling. `accent`: amber caliper behind the spokes. */
export function wheel({
  x,
  y,
  r,
  spokes = 5,
  accent = false,
  disc = true,
  turn = 0,
  tread = false,
  steel = false,
}: Wheel): string {
  const inside = disc
    ? circle(0, 0, 66, { fill: '#0a0e16' }) +
      brakeDiscFace(48) +
      (accent ? caliper(48, -30, amber) : caliper(48, -30, '#4a5464'))
    : circle(0, 0, 66, { fill: '#0a0e16' });
  return place(
    { x, y, scale: r / 100 },
    tyreFace(tread),
    inside,
    place({ turn }, steel ? steelRim() : alloyRim(spokes)),
  );
}

export function tyreFace(blocks = false): string {
  const shoulder = blocks
    ? around(44, () =>
        path('M-5 -101.5L5.4 -101.5L3.6 -91L-4.2 -91z', { fill: linear(90, [0, '#3c4654'], [1, '#1a2029']) }),
      )
    : around(72, () => rect(-1.6, -100, 2.4, 6, { fill: '#05070b', opacity: 0.7 }));
  return group(
    {},
    circle(0, 0, 100, { fill: radial(0.42, 0.36, 0.7, [0, '#454f5d'], [0.6, '#272e39'], [1, '#10141b']) }),
    shoulder,
    circle(0, 0, 91, { fill: 'none', stroke: '#0b0f15', 'stroke-width': 2 }),
    circle(0, 0, 88, {
      fill: 'none',
      stroke: linear(60, [0, '#6d7888', 0.9], [0.5, '#2c343f', 0.2], [1, '#0a0d13', 0.6]),
      'stroke-width': 2.4,
    }),
    circle(0, 0, 79, {
      fill: 'none',
      stroke: '#5a6472',
      'stroke-opacity': 0.5,
      'stroke-width': 1.4,
      'stroke-dasharray': '30 12 10 12',
    }),
    circle(0, 0, 70, { fill: 'none', stroke: '#0a0d13', 'stroke-width': 5 }),
  );
}

const rimRing = () =>
  circle(0, 0, 64.5, {
    fill: 'none',
    stroke: linear(50, [0, '#f4f6f8'], [0.4, '#8d98a8'], [0.7, '#4a5464'], [1, '#c0c8d2']),
    'stroke-width': 6,
  }) + circle(0, 0, 60.5, { fill: 'none', stroke: '#1a212c', 'stroke-opacity': 0.6, 'stroke-width': 1.6 });

function alloyRim(spokes: number): string {
  const width = 46 / Math.sqrt(spokes);
  const spoke = `M${-width * 0.42} -12L${-width * 0.5} -62h${width}L${width * 0.42} -12z`;
  return group(
    {},
    around(
      spokes,
      () =>
        path(spoke, { fill: '#000000', opacity: 0.45, transform: 'translate(2.5 3)' }) +
        path(spoke, { fill: linear(0, [0, '#98a3b2'], [0.3, '#eef1f5'], [0.55, '#c4ccd6'], [1, '#6a7586']) }) +
        path(`M0 -18L${-width * 0.12} -60h${width * 0.24}z`, { fill: '#303a48', opacity: 0.55 }),
    ),
    rimRing(),
    circle(0, 0, 17, { fill: radial(0.4, 0.35, 0.7, [0, '#f5f7f9'], [0.6, '#a4aebb'], [1, '#566171']) }),
    around(spokes, () => circle(0, -11.5, 2.3, { fill: '#1e2633' })),
    circle(0, 0, 6.5, { fill: '#1e2633', stroke: '#cfd6de', 'stroke-width': 1 }),
  );
}

function steelRim(): string {
  return group(
    {},
    circle(0, 0, 62, { fill: radial(0.42, 0.38, 0.65, [0, '#8a95a5'], [0.55, '#566071'], [1, '#2a3240']) }),
    around(10, () => path('M-6.5 -52a6.5 7 0 0 1 13 0l-2.5 9a4 4 0 0 1 -8 0z', { fill: '#0b0f17' })),
    rimRing(),
    circle(0, 0, 30, { fill: radial(0.42, 0.38, 0.65, [0, '#b4bdc9'], [1, '#4b5565']) }),
    around(4, () => circle(0, -19, 4, { fill: '#1d2531', stroke: '#c7ced7', 'stroke-width': 1.2 })),
    circle(0, 0, 10, { fill: '#232b38', stroke: '#aab4c0', 'stroke-width': 1.4 }),
  );
}
