import { amber, darker, lighter } from '../svg/color';
import { blur, linear, radial } from '../svg/definitions';
import { circle, group, line, path, place, polar, rect, repeat } from '../svg/elements';
import { coloured, steel } from '../svg/materials';

export function gauge(r: number, value: number, danger = 0.8): string {
  const angle = (share: number) => 135 + share * 270;
  const arc = (from: number, to: number, radius: number) => {
    const [x1, y1] = polar(0, 0, radius, angle(from));
    const [x2, y2] = polar(0, 0, radius, angle(to));
    return `M${x1} ${y1}A${radius} ${radius} 0 ${to - from > 0.66 ? 1 : 0} 1 ${x2} ${y2}`;
  };
  return group(
    {},
    circle(0, 0, r * 1.08, { fill: linear(60, [0, '#e7ebf0'], [0.4, '#7c8899'], [1, '#2b3544']) }),
    circle(0, 0, r, { fill: radial(0.5, 0.4, 0.6, [0, '#26354d'], [1, '#0a101a']) }),
    path(arc(0, danger, r * 0.84), { fill: 'none', stroke: '#c8d3e1', 'stroke-width': r * 0.035 }),
    path(arc(danger, 1, r * 0.84), { fill: 'none', stroke: amber, 'stroke-width': r * 0.06 }),
    repeat(21, (i) => {
      const [x1, y1] = polar(0, 0, r * (i % 4 === 0 ? 0.66 : 0.73), angle(i / 20));
      const [x2, y2] = polar(0, 0, r * 0.8, angle(i / 20));
      return line(x1, y1, x2, y2, {
        stroke: i / 20 >= danger ? amber : '#dfe7f1',
        'stroke-width': r * (i % 4 === 0 ? 0.03 : 0.014),
      });
    }),
    place(
      { turn: angle(value) },
      path(`M${-r * 0.16} ${-r * 0.035}L${r * 0.68} 0L${-r * 0.16} ${r * 0.035}z`, { fill: amber }),
      path(`M${-r * 0.1} 0H${r * 0.6}`, { stroke: '#fff1cf', 'stroke-width': r * 0.012 }),
    ),
    circle(0, 0, r * 0.13, { fill: radial(0.4, 0.36, 0.7, [0, '#6d7b90'], [1, '#10161f']) }),
    path(
      `M${-r * 0.7} ${-r * 0.5}A${r * 0.9} ${r * 0.9} 0 0 1 ${r * 0.2} ${-r * 0.86}Q${-r * 0.3} ${-r * 0.5} ${-r * 0.7} ${-r * 0.5}z`,
      { fill: '#ffffff', opacity: 0.08 },
    ),
  );
}

export const engineSign = (color: string, width = 12): string =>
  place(
    { x: -110, y: -112, scale: 4.6 },
    path('M12 18h6l3-4h12l3 5h3v-3h5v18h-5v-3h-3l-4 6H16l-4-5zM4 20v12M4 26h8M25 14V9M18 9h14', {
      fill: 'none',
      stroke: color,
      'stroke-width': width / 4.6,
      'stroke-linejoin': 'round',
      'stroke-linecap': 'round',
    }),
  );

/** Size 140 × 430; `level` from 0 to 1. */
export const thermometer = (level: number, color: string): string =>
  group(
    {},
    path('M-34 -170A34 34 0 0 1 34 -170V110A62 62 0 1 1 -34 110z', {
      fill: linear(0, [0, '#aebccc'], [0.3, '#ffffff'], [1, '#8795a6']),
      stroke: '#5b687a',
      'stroke-width': 5,
    }),
    circle(0, 162, 42, {
      fill: radial(0.38, 0.34, 0.7, [0, lighter(color, 0.55)], [0.5, color], [1, darker(color, 0.35)]),
    }),
    rect(-13, 150 - 300 * level, 26, 300 * level, { rx: 13, fill: coloured(color) }),
    repeat(9, (i) => rect(40, -160 + i * 30, i % 2 ? 22 : 38, 6, { rx: 3, fill: '#8fa0b6' })),
    path('M-20 -160V90', { stroke: '#ffffff', 'stroke-opacity': 0.8, 'stroke-width': 6, 'stroke-linecap': 'round' }),
  );

/** Calendar without digits, width 300; `marked` cells (0 to 27) are amber. */
export const calendar = (marked: readonly number[]): string =>
  group(
    {},
    rect(-150, -150, 300, 310, {
      rx: 22,
      fill: '#05080f',
      opacity: 0.35,
      transform: 'translate(10 14)',
      filter: blur(8),
    }),
    rect(-150, -150, 300, 310, { rx: 22, fill: linear(60, [0, '#ffffff'], [1, '#d9dce1']) }),
    path('M-150 -84V-128Q-150 -150 -128 -150H128Q150 -150 150 -128V-84z', {
      fill: linear(60, [0, '#5c6c86'], [1, '#27324a']),
    }),
    [-84, 84].map((x) => rect(x - 9, -176, 18, 54, { rx: 9, fill: steel(0) })).join(''),
    repeat(28, (i) =>
      rect(-128 + (i % 7) * 38, -64 + Math.floor(i / 7) * 54, 28, 38, {
        rx: 6,
        fill: marked.includes(i) ? amber : '#c3cad4',
      }),
    ),
  );

export const steam = (height: number, color: string, opacity: number): string =>
  repeat(12, (i) =>
    circle(Math.sin(i * 1.9) * height * (0.05 + i * 0.011), -i * height * 0.085, height * (0.1 + i * 0.016), {
      fill: color,
      opacity: opacity * (1 - i / 13) * 0.5,
      filter: blur(16),
    }),
  );

export const waves = (r: number, color: string): string =>
  repeat(3, (i) => {
    const radius = r * (0.5 + i * 0.28);
    const [x1, y1] = polar(0, 0, radius, -38);
    const [x2, y2] = polar(0, 0, radius, 38);
    return path(`M${x1} ${y1}A${radius} ${radius} 0 0 1 ${x2} ${y2}`, {
      fill: 'none',
      stroke: color,
      'stroke-width': r * 0.07,
      'stroke-linecap': 'round',
      'stroke-opacity': 1 - i * 0.28,
    });
  });
