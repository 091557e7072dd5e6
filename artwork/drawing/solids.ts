import { darker, lighter } from '../svg/color';
import { blur, clip, linear } from '../svg/definitions';
import { ellipse, group, path, rect, repeat } from '../svg/elements';

type Cylinder = { x: number; y: number; width: number; height: number; fill: string; cap?: string; bulge?: number };

/** Seen slightly from above; (x, y) is the centre of its top. */
export function cylinder({ x, y, width, height, fill, cap = '#c3cad4', bulge = 0.16 }: Cylinder): string {
  const [rx, ry] = [width / 2, (width / 2) * bulge];
  const side = `M${x - rx} ${y}v${height}a${rx} ${ry} 0 0 0 ${width} 0v${-height}z`;
  return (
    path(side, { fill }) +
    ellipse(x, y, rx, ry, { fill: cap }) +
    ellipse(x, y, rx, ry, { fill: 'none', stroke: '#ffffff', 'stroke-opacity': 0.35, 'stroke-width': 1.5 })
  );
}

/** `top` and `bottom` are widths. */
export function cone(x: number, y: number, top: number, bottom: number, height: number, fill: string): string {
  const ry = (bottom / 2) * 0.16;
  return path(
    `M${x - top / 2} ${y}L${x - bottom / 2} ${y + height}a${bottom / 2} ${ry} 0 0 0 ${bottom} 0L${x + top / 2} ${y}z`,
    { fill },
  );
}

/** Seen from the right and above; (x, y) is the upper left front corner. */
export function box(x: number, y: number, width: number, height: number, depth: number, color: string): string {
  const rise = depth * 0.5;
  const front = rect(x, y, width, height, {
    fill: linear(70, [0, lighter(color, 0.12)], [0.5, color], [1, darker(color, 0.3)]),
  });
  const top = path(`M${x} ${y}l${depth} ${-rise}h${width}l${-depth} ${rise}z`, {
    fill: linear(100, [0, lighter(color, 0.42)], [1, lighter(color, 0.2)]),
  });
  const side = path(`M${x + width} ${y}l${depth} ${-rise}v${height}l${-depth} ${rise}z`, {
    fill: linear(80, [0, darker(color, 0.3)], [1, darker(color, 0.6)]),
  });
  const edges = path(`M${x} ${y}h${width}M${x + width} ${y}v${height}M${x + width} ${y}l${depth} ${-rise}`, {
    stroke: '#ffffff',
    'stroke-opacity': 0.35,
    'stroke-width': 2,
    fill: 'none',
  });
  return front + top + side + edges;
}

export function tube(d: string, width: number, color: string, shine = 0.45): string {
  const stroke = (share: number, tint: string, opacity = 1, dy = 0) =>
    path(d, {
      fill: 'none',
      stroke: tint,
      'stroke-width': width * share,
      'stroke-linecap': 'round',
      'stroke-linejoin': 'round',
      'stroke-opacity': opacity,
      transform: dy === 0 ? undefined : `translate(${dy} ${dy})`,
    });
  return (
    stroke(1, darker(color, 0.55)) +
    stroke(0.82, color, 1, -width * 0.03) +
    stroke(0.5, lighter(color, 0.22), 0.8, -width * 0.09) +
    stroke(0.16, '#ffffff', shine, -width * 0.16)
  );
}

/** Draws the far halves of the coils, `inside`, then the near halves. */
export function spring(
  x: number,
  top: number,
  bottom: number,
  width: number,
  turns: number,
  color: string,
  inside = '',
): string {
  const pitch = (bottom - top) / turns;
  const half = (i: number, near: boolean) => {
    const y = top + i * pitch;
    const [from, to] = near ? [y, y + pitch * 0.5] : [y + pitch * 0.5, y + pitch];
    const [x1, x2] = near ? [x - width / 2, x + width / 2] : [x + width / 2, x - width / 2];
    return `M${x1} ${from}C${x1} ${from + pitch * 0.35} ${x2} ${to - pitch * 0.1} ${x2} ${to}`;
  };
  const wire = Math.min(Math.abs(pitch) * 0.42, width * 0.16);
  const far = repeat(turns, (i) => (i === turns - 1 ? '' : tube(half(i, false), wire, darker(color, 0.5), 0.1)));
  const near = repeat(turns, (i) => tube(half(i, true), wire, color));
  return far + inside + near;
}

export function hexagon(x: number, y: number, r: number, fill: string, turn = 0): string {
  const corners = Array.from({ length: 6 }, (_, i) => {
    const angle = ((i * 60 + turn) * Math.PI) / 180;
    return `${(x + r * Math.cos(angle)).toFixed(2)} ${(y + r * Math.sin(angle)).toFixed(2)}`;
  });
  return path(`M${corners.join('L')}z`, {
    fill,
    stroke: '#0c1220',
    'stroke-opacity': 0.5,
    'stroke-width': Math.max(1, r * 0.08),
  });
}

export function hexCollar(x: number, y: number, width: number, height: number): string {
  const facet = (from: number, share: number, tint: string) =>
    rect(x - width / 2 + from * width, y, width * share, height, { fill: tint, rx: 3 });
  return (
    facet(0, 0.27, linear(90, [0, '#8f99a8'], [1, '#5e6878'])) +
    facet(0.26, 0.48, linear(90, [0, '#f0f3f6'], [0.5, '#c5ccd6'], [1, '#97a1b0'])) +
    facet(0.73, 0.27, linear(90, [0, '#646e7d'], [1, '#3b4452']))
  );
}

export function thread(x: number, y: number, width: number, height: number, pitch: number, fill: string): string {
  const shape = rect(x - width / 2, y, width, height, { fill });
  const grooves = repeat(
    Math.floor(height / pitch),
    (i) =>
      path(`M${x - width / 2 - 2} ${y + i * pitch + pitch * 0.3}l${width + 4} ${pitch * 0.4}`, {
        stroke: '#1b2230',
        'stroke-opacity': 0.55,
        'stroke-width': pitch * 0.34,
      }) +
      path(`M${x - width / 2 - 2} ${y + i * pitch + pitch * 0.62}l${width + 4} ${pitch * 0.4}`, {
        stroke: '#ffffff',
        'stroke-opacity': 0.4,
        'stroke-width': pitch * 0.16,
      }),
  );
  return group({}, shape, group({ 'clip-path': clip(rect(x - width / 2, y, width, height)) }, grooves));
}

export const streak = (d: string, within: string, opacity = 0.5, softness = 3): string =>
  group({ 'clip-path': clip(path(within)) }, path(d, { fill: '#ffffff', opacity, filter: blur(softness) }));
