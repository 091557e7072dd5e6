import { clip, linear, linearBetween, radial } from '../svg/definitions';
import { circle, ellipse, group, path } from '../svg/elements';
import { oil } from '../svg/materials';
import { glow, shadow } from './backdrop';

/** A stream of oil that falls into a round pool; (x, y) is where it meets the pool, (fromX, fromY) the spout that it leaves to the left. */
export function oilPour(x: number, y: number, fromX: number, fromY: number): string {
  const stream = `M${x - 22} ${y + 26}C${x - 26} ${y - 90} ${x - 30} ${fromY + 60} ${fromX - 18} ${fromY - 18}L${fromX + 26} ${fromY + 22}C${x + 34} ${fromY + 90} ${x + 24} ${y - 90} ${x + 22} ${y + 26}z`;
  const pool = ellipse(x, y + 30, 400, 112);
  const ripple = (rx: number, width: number, opacity: number) =>
    ellipse(x, y + 30, rx, rx * 0.28, {
      fill: 'none',
      stroke: '#fff3cf',
      'stroke-opacity': opacity,
      'stroke-width': width,
    });
  return group(
    {},
    shadow(x, y + 140, 420, 40, 0.7),
    path(`M${x - 430} ${y + 30}V${y + 74}A430 124 0 0 0 ${x + 430} ${y + 74}V${y + 30}z`, {
      fill: linear(0, [0, '#6c7888'], [0.18, '#dfe5eb'], [0.4, '#8792a2'], [0.8, '#39434f'], [1, '#6c7888']),
    }),
    ellipse(x, y + 30, 430, 124, {
      fill: linear(10, [0, '#8d98a7'], [0.3, '#f2f5f8'], [0.6, '#7b8696'], [1, '#c4ccd6']),
    }),
    ellipse(x, y + 34, 404, 114, { fill: '#2b1a02' }),
    ellipse(x, y + 30, 400, 112, {
      fill: radial(0.5, 0.42, 0.62, [0, '#ffd98c'], [0.25, '#ffb020'], [0.65, '#b46a00'], [1, '#5c3300']),
    }),
    group(
      { 'clip-path': clip(pool) },
      path(
        `M${x - 330} ${y - 40}Q${x - 120} ${y - 84} ${x - 60} ${y - 60}Q${x - 200} ${y - 30} ${x - 300} ${y + 30}z`,
        { fill: '#ffffff', opacity: 0.28 },
      ),
      ripple(300, 3, 0.3),
      ripple(210, 4, 0.4),
      ripple(130, 5, 0.5),
      ripple(66, 6, 0.7),
    ),
    glow(x, y + 20, 190, '#ffcf6b', 0.55),
    path(stream, { fill: oil(0) }),
    path(`M${x - 9} ${y + 20}C${x - 12} ${y - 90} ${x - 14} ${fromY + 70} ${fromX - 8} ${fromY - 2}`, {
      fill: 'none',
      stroke: linearBetween(x, fromY, x, y + 20, [0, '#ffffff', 0.95], [1, '#ffffff', 0.4]),
      'stroke-width': 6,
      'stroke-linecap': 'round',
    }),
    ellipse(x, y + 26, 44, 13, { fill: '#ffe2a3', opacity: 0.9 }),
    circle(x - 74, y - 8, 9, { fill: oil(30) }),
    circle(x + 82, y - 22, 6, { fill: oil(30) }),
  );
}
