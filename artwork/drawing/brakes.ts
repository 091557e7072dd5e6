import { darker, lighter } from '../svg/color';
import { linear, radial } from '../svg/definitions';
import { around, circle, group, path, rect } from '../svg/elements';
import { castIron } from '../svg/materials';

/** Front view around the origin. `drilled`: cross-drilled ring; `detail`: for large pictures. */
export function brakeDiscFace(r: number, { detail = false, drilled = true } = {}): string {
  const ring = (share: number, attributes: Record<string, string | number>) =>
    circle(0, 0, r * share, { fill: 'none', ...attributes });
  const polish = linear(
    35,
    [0, '#e9edf1'],
    [0.2, '#9aa5b3'],
    [0.42, '#dde2e8'],
    [0.6, '#7d8898'],
    [0.8, '#c8cfd8'],
    [1, '#6b7686'],
  );
  return group(
    {},
    circle(0, 0, r, { fill: polish }),
    detail
      ? Array.from({ length: 9 }, (_, i) =>
          ring(0.58 + i * 0.045, {
            stroke: i % 2 ? '#ffffff' : '#3c4654',
            'stroke-opacity': 0.22,
            'stroke-width': r * 0.006,
          }),
        ).join('')
      : '',
    ring(0.985, { stroke: '#3d4755', 'stroke-width': r * 0.03 }),
    drilled
      ? around(12, () =>
          [0.63, 0.75, 0.87]
            .map((share, i) => circle((i - 1) * r * 0.07, -r * share, r * 0.026, { fill: '#1a212c' }))
            .join(''),
        )
      : '',
    circle(0, 0, r * 0.52, { fill: '#252d39' }),
    circle(0, 0, r * 0.5, { fill: radial(0.4, 0.36, 0.7, [0, '#aab4c0'], [0.55, '#667181'], [1, '#39434f']) }),
    ring(0.42, { stroke: '#ffffff', 'stroke-opacity': 0.25, 'stroke-width': r * 0.012 }),
    around(
      5,
      () =>
        circle(0, -r * 0.32, r * 0.05, {
          fill: '#161c26',
          stroke: '#c4ccd6',
          'stroke-opacity': 0.6,
          'stroke-width': r * 0.012,
        }),
      36,
    ),
    circle(0, 0, r * 0.17, { fill: '#131923', stroke: '#cdd4dc', 'stroke-width': r * 0.02 }),
  );
}

export function caliper(r: number, degrees: number, color: string): string {
  const body = `M${r * 0.5} ${-r * 0.52}Q${r * 0.42} 0 ${r * 0.5} ${r * 0.52}L${r * 0.82} ${r * 0.7}Q${r * 1.1} ${r * 0.68} ${r * 1.16} ${r * 0.5}Q${r * 1.28} 0 ${r * 1.16} ${-r * 0.5}Q${r * 1.1} ${-r * 0.68} ${r * 0.82} ${-r * 0.7}z`;
  return group(
    { transform: `rotate(${degrees})` },
    path(body, { fill: '#000000', opacity: 0.35, transform: `translate(${r * 0.03} ${r * 0.05})` }),
    path(body, { fill: linear(60, [0, lighter(color, 0.35)], [0.4, color], [1, darker(color, 0.4)]) }),
    path(`M${r * 1.04} ${-r * 0.44}Q${r * 1.14} 0 ${r * 1.04} ${r * 0.44}`, {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.55,
      'stroke-width': r * 0.035,
      'stroke-linecap': 'round',
    }),
    rect(r * 0.6, -r * 0.16, r * 0.34, r * 0.32, { rx: r * 0.04, fill: darker(color, 0.45) }),
    rect(r * 0.64, -r * 0.12, r * 0.26, r * 0.24, { rx: r * 0.03, fill: '#202834' }),
    [-0.42, 0.42]
      .map((dy) =>
        circle(r * 0.78, r * dy, r * 0.075, { fill: castIron(), stroke: darker(color, 0.5), 'stroke-width': r * 0.02 }),
      )
      .join(''),
  );
}
