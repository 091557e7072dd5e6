import { blur, linear, radial } from '../svg/definitions';
import { circle, ellipse, group, line, path, rect, repeat } from '../svg/elements';

export type Tone = 'graphite' | 'paper';

type Backdrop = {
  width: number;
  height: number;
  tone: Tone;
  /** Centre of the light: fractions of width and height. */
  light?: readonly [number, number];
  floor?: number;
};

const tones = {
  graphite: { near: '#33415a', far: '#0f1624', line: '#9fb2cf', floorNear: '#1b2536', floorFar: '#0a0f19' },
  paper: { near: '#ffffff', far: '#e6e5de', line: '#5d6b80', floorNear: '#f4f3ee', floorFar: '#d9d8d0' },
};

export function backdrop({ width, height, tone, light = [0.5, 0.42], floor }: Backdrop): string {
  const { near, far, line: ruling, floorNear, floorFar } = tones[tone];
  const step = 40;
  const grid = group(
    { stroke: ruling, 'stroke-width': 1, opacity: tone === 'graphite' ? 0.055 : 0.085 },
    repeat(Math.floor(width / step), (i) => line((i + 1) * step, 0, (i + 1) * step, height)),
    repeat(Math.floor(height / step), (i) => line(0, (i + 1) * step, width, (i + 1) * step)),
  );
  const wall = rect(0, 0, width, height, { fill: radial(light[0], light[1], 0.72, [0, near], [1, far]) });
  if (floor === undefined) return wall + grid;
  const ground = rect(0, floor, width, height - floor, {
    fill: linear(90, [0, floorFar], [0.25, floorNear], [1, floorFar]),
  });
  return wall + grid + ground + line(0, floor, width, floor, { stroke: ruling, opacity: 0.35, 'stroke-width': 1.5 });
}

export const shadow = (x: number, y: number, rx: number, ry: number, opacity = 0.5): string =>
  ellipse(x, y, rx, ry, { fill: '#05080f', opacity, filter: blur(Math.max(4, ry * 0.7)) });

export const glow = (x: number, y: number, r: number, color: string, opacity = 0.6): string =>
  circle(x, y, r, { fill: radial(0.5, 0.5, 0.5, [0, color, opacity], [0.45, color, opacity * 0.35], [1, color, 0]) });

export function construction(x: number, y: number, r: number, tone: Tone, reach = 1.25): string {
  const dashes = { 'stroke-dasharray': '26 7 5 7', 'stroke-width': 1.6 };
  return group(
    { stroke: tones[tone].line, fill: 'none', opacity: tone === 'graphite' ? 0.3 : 0.38 },
    circle(x, y, r, { 'stroke-width': 1.4 }),
    circle(x, y, r * 1.08, { 'stroke-width': 1.2, 'stroke-dasharray': '3 9' }),
    line(x - r * reach, y, x + r * reach, y, dashes),
    line(x, y - r * reach, x, y + r * reach, dashes),
  );
}

export function dimension(x1: number, y1: number, x2: number, y2: number, tone: Tone): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const [ux, uy] = [(x2 - x1) / length, (y2 - y1) / length];
  const arrow = (x: number, y: number, way: number) =>
    path(
      `M${x} ${y}l${(ux * 16 - uy * 6) * way} ${(uy * 16 + ux * 6) * way}M${x} ${y}l${(ux * 16 + uy * 6) * way} ${(uy * 16 - ux * 6) * way}`,
    );
  return group(
    { stroke: tones[tone].line, 'stroke-width': 1.8, fill: 'none', opacity: 0.6 },
    line(x1, y1, x2, y2),
    arrow(x1, y1, 1),
    arrow(x2, y2, -1),
    line(x1 - uy * 18, y1 + ux * 18, x1 + uy * 18, y1 - ux * 18),
    line(x2 - uy * 18, y2 + ux * 18, x2 + uy * 18, y2 - ux * 18),
  );
}
