import { amber } from '../svg/color';
import { clip, radial } from '../svg/definitions';
import { around, circle, group, line, path, place, rect, repeat } from '../svg/elements';
import { type BodyType, carShapes } from './carShapes';

const ink = '#cfdcf0';
const thin = { fill: 'none', stroke: ink, 'stroke-linejoin': 'round', 'stroke-linecap': 'round' } as const;

/** Line drawing of the side view, facing right; (x, y) is the middle of the ground line. */
export function carOutline({ body, x, y, length }: { body: BodyType; x: number; y: number; length: number }): string {
  const shape = carShapes[body];
  const wheelLines = (axle: number) =>
    place(
      { x: axle, y: -shape.radius },
      circle(0, 0, shape.radius, { 'stroke-width': 5 }),
      circle(0, 0, shape.radius * 0.68, { 'stroke-width': 3 }),
      circle(0, 0, shape.radius * 0.16, { 'stroke-width': 3 }),
      around(5, () => line(0, -shape.radius * 0.18, 0, -shape.radius * 0.66, { 'stroke-width': 6 })),
      line(0, -shape.radius * 1.5, 0, shape.radius * 1.4, { 'stroke-width': 1.6, 'stroke-dasharray': '18 6 4 6' }),
    );
  return place(
    { x, y, scale: length / 1000 },
    place(
      { x: -500 },
      path(shape.body, { fill: radial(0.5, 0.4, 0.7, [0, '#5f7fb3', 0.34], [1, '#31486d', 0.16]) }),
      group(
        thin,
        path(shape.body, { 'stroke-width': 5 }),
        path(shape.glass, { 'stroke-width': 3.6 }),
        group(
          { 'clip-path': clip(path(shape.glass)) },
          ...shape.pillars.map((pillar) => path(pillar, { 'stroke-width': 8 })),
        ),
        path(shape.gaps, { 'stroke-width': 2.4, opacity: 0.8 }),
        path(shape.shoulder, { 'stroke-width': 1.8, opacity: 0.5 }),
        path(shape.headlamp, { 'stroke-width': 3 }),
        path(shape.tailLamp, { 'stroke-width': 3 }),
        ...shape.axles.map(wheelLines),
        line(-90, 0, 1090, 0, { 'stroke-width': 2.4, opacity: 0.7 }),
      ),
    ),
  );
}

/** Line drawing of the top view, front upwards, 200 × 440 without mirrors, around the origin. */
export const carPlan = (): string =>
  group(
    thin,
    [-1, 1]
      .map((side) =>
        [-138, 138].map((y) => rect(side * 96 - 11, y - 36, 22, 72, { rx: 8, 'stroke-width': 3 })).join(''),
      )
      .join(''),
    path(
      'M-62 -214Q0 -232 62 -214Q92 -196 96 -140V150Q96 196 70 210Q0 226 -70 210Q-96 196 -96 150V-140Q-92 -196 -62 -214z',
      { 'stroke-width': 4.5, fill: radial(0.5, 0.5, 0.6, [0, '#5f7fb3', 0.34], [1, '#31486d', 0.2]) },
    ),
    path('M-78 -84Q0 -118 78 -84L64 -30Q0 -44 -64 -30z', { 'stroke-width': 3 }),
    path('M-64 118Q0 130 64 118L76 164Q0 184 -76 164z', { 'stroke-width': 3 }),
    path('M-64 -30Q-70 44 -64 118M64 -30Q70 44 64 118M-82 -76Q-88 40 -80 156M82 -76Q88 40 80 156M-84 44H-67M84 44H67', {
      'stroke-width': 2.4,
    }),
    path('M-58 -206Q-40 -150 -46 -98M58 -206Q40 -150 46 -98', { 'stroke-width': 2, opacity: 0.6 }),
    path('M-96 -72l-22 8v14l22 -4M96 -72l22 8v14l-22 -4', { 'stroke-width': 3 }),
    line(0, -268, 0, 262, { 'stroke-width': 1.6, 'stroke-dasharray': '22 6 4 6', opacity: 0.7 }),
    line(-150, 0, 150, 0, { 'stroke-width': 1.6, 'stroke-dasharray': '22 6 4 6', opacity: 0.7 }),
  );

/** Draws `inside` in a circle, with a leader line to the point `to`. */
export const callout = (x: number, y: number, r: number, to: readonly [number, number], inside: string): string => {
  const distance = Math.hypot(to[0] - x, to[1] - y);
  const edge = [x + ((to[0] - x) / distance) * r, y + ((to[1] - y) / distance) * r] as const;
  return group(
    {},
    line(edge[0], edge[1], to[0], to[1], { stroke: ink, 'stroke-width': 2.4, opacity: 0.75 }),
    circle(to[0], to[1], 9, { fill: amber, stroke: '#111827', 'stroke-width': 3 }),
    circle(x, y, r, { fill: radial(0.5, 0.4, 0.7, [0, '#3a4c6b'], [1, '#141d2c']), stroke: ink, 'stroke-width': 3 }),
    group({ 'clip-path': clip(circle(x, y, r - 3)) }, place({ x, y }, inside)),
  );
};

/** Dial of `count` ticks around the origin, of which the first `done` are amber. */
export const tickDial = (r: number, count: number, done: number): string =>
  repeat(count, (i) =>
    place(
      { turn: (360 / count) * i },
      rect(-3.5, -r, 7, i % 5 === 0 ? 34 : 24, { rx: 3.5, fill: i < done ? amber : '#7f93b4' }),
    ),
  );
