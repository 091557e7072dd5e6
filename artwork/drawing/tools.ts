import { amber, darker, lighter } from '../svg/color';
import { blur, linear, radial } from '../svg/definitions';
import { around, circle, ellipse, group, line, path, place, rect, repeat } from '../svg/elements';
import { brushed, chrome, coloured, iron, steel } from '../svg/materials';
import { hexagon, tube } from './solids';

export function gear(r: number, teeth: number, { tint = '#98a3b1', holes = 5 } = {}): string {
  const tooth = (Math.PI * r) / teeth;
  return group(
    {},
    around(teeth, () =>
      path(
        `M${-tooth * 0.62} ${-r * 0.86}L${-tooth * 0.34} ${-r - tooth * 0.25}H${tooth * 0.34}L${tooth * 0.62} ${-r * 0.86}z`,
        {
          fill: linear(0, [0, lighter(tint, 0.35)], [0.5, tint], [1, darker(tint, 0.45)]),
          stroke: '#10151e',
          'stroke-opacity': 0.4,
          'stroke-width': 1.5,
        },
      ),
    ),
    circle(0, 0, r * 0.9, {
      fill: linear(50, [0, lighter(tint, 0.55)], [0.35, tint], [0.6, lighter(tint, 0.3)], [1, darker(tint, 0.45)]),
    }),
    circle(0, 0, r * 0.78, { fill: 'none', stroke: '#10151e', 'stroke-opacity': 0.35, 'stroke-width': r * 0.025 }),
    circle(0, 0, r * 0.72, { fill: radial(0.4, 0.36, 0.7, [0, lighter(tint, 0.3)], [1, darker(tint, 0.35)]) }),
    around(holes, () =>
      circle(0, -r * 0.5, r * 0.13, { fill: '#141a25', stroke: '#ffffff', 'stroke-opacity': 0.35, 'stroke-width': 2 }),
    ),
    circle(0, 0, r * 0.27, { fill: brushed(40) }),
    circle(0, 0, r * 0.15, { fill: '#0d121b', stroke: '#dfe4ea', 'stroke-width': 2 }),
  );
}

/** Lens of radius 100 around the origin; shows `inside`. */
export const magnifier = (inside: string): string =>
  group(
    {},
    place(
      { turn: 45 },
      rect(112, -24, 40, 48, { fill: chrome(90) }),
      rect(146, -30, 190, 60, { rx: 28, fill: coloured('#2b3442', 90) }),
      rect(160, -30, 12, 60, { fill: amber }),
    ),
    circle(0, 0, 106, { fill: '#0f1826' }),
    inside,
    circle(0, 0, 106, { fill: linear(50, [0, '#ffffff', 0.45], [0.35, '#ffffff', 0.05], [1, '#bcd2ee', 0.2]) }),
    circle(0, 0, 108, {
      fill: 'none',
      stroke: linear(50, [0, '#ffffff'], [0.4, '#8f9aaa'], [0.7, '#4a5463'], [1, '#dfe4ea']),
      'stroke-width': 17,
    }),
    path('M-70 -44A84 84 0 0 1 -14 -82', {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': 9,
      'stroke-linecap': 'round',
      'stroke-opacity': 0.85,
    }),
  );

export const clipboard = (ticks = 4): string =>
  group(
    {},
    rect(-150, -190, 300, 400, {
      rx: 18,
      fill: '#05080f',
      opacity: 0.35,
      transform: 'translate(10 14)',
      filter: blur(8),
    }),
    rect(-150, -190, 300, 400, { rx: 18, fill: linear(60, [0, '#56657d'], [1, '#27323f']) }),
    rect(-128, -160, 256, 350, { rx: 6, fill: linear(60, [0, '#ffffff'], [1, '#dcdfe3']) }),
    rect(-62, -214, 124, 52, { rx: 12, fill: steel(90) }),
    circle(0, -196, 12, { fill: '#27323f' }),
    repeat(
      5,
      (i) =>
        rect(-56, -112 + i * 60, 150 - (i % 3) * 26, 12, { rx: 6, fill: '#98a4b4' }) +
        rect(-56, -92 + i * 60, 96 - (i % 2) * 24, 8, { rx: 4, fill: '#c7ced7' }) +
        rect(-106, -118 + i * 60, 34, 34, {
          rx: 7,
          fill: i < ticks ? '#111827' : 'none',
          stroke: '#5d6b80',
          'stroke-width': 3,
        }) +
        (i < ticks
          ? path(`M-98 ${-101 + i * 60}l8 9l14 -18`, {
              fill: 'none',
              stroke: amber,
              'stroke-width': 6,
              'stroke-linecap': 'round',
              'stroke-linejoin': 'round',
            })
          : ''),
    ),
  );

export const sprayGun = (): string =>
  group(
    {},
    path('M30 -250H150L136 -110H52z', {
      fill: linear(0, [0, '#a86400'], [0.25, '#ffd27f'], [0.5, amber], [1, '#8d5600']),
    }),
    ellipse(90, -250, 60, 15, { fill: '#ffe0a6' }),
    rect(66, -112, 48, 34, { rx: 5, fill: chrome(0) }),
    path(
      'M-150 -82L-120 -90H170Q196 -90 196 -60Q196 -34 168 -32L150 190Q148 214 124 214H86Q64 214 66 190L84 0Q40 -6 20 -26H-120L-150 -36z',
      { fill: linear(70, [0, '#f0f3f6'], [0.35, '#a7b1bd'], [0.7, '#667181'], [1, '#39434f']) },
    ),
    path('M-196 -84L-150 -76V-42L-196 -36L-206 -46V-72z', { fill: coloured('#c8a75d', 90) }),
    path('M36 -16C20 40 24 96 40 120', {
      fill: 'none',
      stroke: steel(0),
      'stroke-width': 16,
      'stroke-linecap': 'round',
    }),
    path('M-110 -78H150', { stroke: '#ffffff', 'stroke-opacity': 0.8, 'stroke-width': 6, 'stroke-linecap': 'round' }),
    circle(170, -62, 15, { fill: iron(45), stroke: '#1a212c', 'stroke-width': 3 }),
    rect(84, 208, 42, 46, { rx: 6, fill: steel(0) }),
    tube('M105 254C110 330 180 340 260 330', 26, '#2b333f'),
  );

export const mist = (length: number, spread: number, color: string): string =>
  path(`M0 -6L${-length} ${-spread}Q${-length * 1.1} 0 ${-length} ${spread}L0 6z`, {
    fill: linear(0, [0, color, 0], [1, color, 0.75]),
    filter: blur(9),
  });

export const multimeter = (): string =>
  group(
    {},
    rect(-104, -170, 208, 340, { rx: 28, fill: coloured('#e0a02a') }),
    rect(-90, -154, 180, 308, { rx: 18, fill: linear(60, [0, '#3b4656'], [1, '#171e29']) }),
    rect(-72, -136, 144, 84, { rx: 8, fill: linear(60, [0, '#d8e4d4'], [1, '#a5b8a2']) }),
    repeat(9, (i) => rect(-60 + i * 14, -70 - i * 5, 9, 8 + i * 5, { fill: i < 7 ? '#1f2a33' : '#93a590' })),
    circle(0, 40, 62, { fill: radial(0.4, 0.36, 0.7, [0, '#5c6879'], [1, '#10151e']) }),
    around(12, () => circle(0, -74, 3.5, { fill: '#c5cedb' })),
    place(
      { turn: 40 },
      rect(-12, -56, 24, 112, { rx: 12, fill: linear(0, [0, '#2a323e'], [0.5, '#0d121a'], [1, '#39434f']) }),
      rect(-3, -52, 6, 26, { fill: amber }),
    ),
    [-46, 0, 46]
      .map((x, i) =>
        circle(x, 132, 11, { fill: i === 1 ? '#0b0f16' : '#b3261e', stroke: '#0b0f16', 'stroke-width': 4 }),
      )
      .join(''),
  );

export const crossWrench = (r: number): string =>
  [0, 90]
    .map((turn) =>
      place(
        { turn },
        tube(`M${-r} 0H${r}`, r * 0.12, '#a7b1be', 0.8),
        [-1, 1]
          .map((side) => rect(side * r - r * 0.13, -r * 0.1, r * 0.26, r * 0.2, { rx: 5, fill: steel(90) }))
          .join(''),
      ),
    )
    .join('') + circle(0, 0, r * 0.11, { fill: steel(45) });

export const sparkle = (x: number, y: number, r: number, color = '#ffffff'): string =>
  path(
    `M${x} ${y - r}Q${x + r * 0.08} ${y - r * 0.08} ${x + r} ${y}Q${x + r * 0.08} ${y + r * 0.08} ${x} ${y + r}Q${x - r * 0.08} ${y + r * 0.08} ${x - r} ${y}Q${x - r * 0.08} ${y - r * 0.08} ${x} ${y - r}z`,
    { fill: color },
  );

export const airVent = (): string =>
  group(
    {},
    rect(-216, -100, 432, 200, { rx: 40, fill: linear(90, [0, '#5c6778'], [0.5, '#2b3442'], [1, '#141a24']) }),
    rect(-192, -78, 384, 156, { rx: 24, fill: '#090d14' }),
    repeat(5, (i) =>
      path(
        `M-186 ${-54 + i * 28}Q0 ${-62 + i * 28} 186 ${-54 + i * 28}V${-42 + i * 28}Q0 ${-48 + i * 28} -186 ${-42 + i * 28}z`,
        { fill: linear(90, [0, '#8995a5'], [1, '#27303d']) },
      ),
    ),
    repeat(3, (i) =>
      rect(-102 + i * 96, -72, 12, 144, { rx: 5, fill: linear(0, [0, '#4a5565'], [1, '#1a212c']), opacity: 0.9 }),
    ),
    rect(-24, -14, 48, 30, { rx: 8, fill: coloured('#4a5565', 90) }),
    rect(-16, -3, 32, 7, { rx: 3, fill: amber }),
    rect(-216, -100, 432, 200, { rx: 40, fill: 'none', stroke: '#ffffff', 'stroke-opacity': 0.3, 'stroke-width': 3 }),
  );

/** Combination spanner, upright, its middle at the origin. */
export const spanner = (length: number, fill = steel(0)): string => {
  const r = length * 0.1;
  const end = length / 2;
  return group(
    {},
    rect(-length * 0.034, -end + r, length * 0.068, length - r * 2, { rx: length * 0.02, fill }),
    line(0, -end + r * 2.6, 0, end - r * 2.6, {
      stroke: '#1a2332',
      'stroke-opacity': 0.35,
      'stroke-width': length * 0.02,
    }),
    path(
      `M${-r} ${-end + r}A${r} ${r} 0 0 0 ${-r * 0.34} ${-end + r * 2}H${r * 0.34}A${r} ${r} 0 0 0 ${r} ${-end + r}L${r * 0.78} ${-end - r * 0.2}L${r * 0.44} ${-end + r * 0.1}V${-end + r * 0.9}L0 ${-end + r * 1.2}L${-r * 0.44} ${-end + r * 0.9}V${-end + r * 0.1}L${-r * 0.78} ${-end - r * 0.2}z`,
      { fill },
    ),
    circle(0, end - r, r * 0.92, { fill }),
    hexagon(0, end - r, r * 0.52, '#141c2a'),
  );
};

export const screwdriver = (length: number, color: string): string =>
  group(
    {},
    rect(-length * 0.018, -length * 0.05, length * 0.036, length * 0.5, { fill: chrome(0) }),
    path(
      `M${-length * 0.018} ${length * 0.42}L${-length * 0.03} ${length * 0.5}H${length * 0.03}L${length * 0.018} ${length * 0.42}z`,
      {
        fill: steel(0),
      },
    ),
    rect(-length * 0.062, -length * 0.5, length * 0.124, length * 0.46, { rx: length * 0.05, fill: coloured(color) }),
    [-0.024, 0.008]
      .map((x) =>
        rect(length * x, -length * 0.45, length * 0.016, length * 0.34, { rx: 3, fill: '#0b111c', opacity: 0.4 }),
      )
      .join(''),
  );

/** Ratchet handle with a socket, upright, its middle at the origin. */
export const ratchet = (length: number): string =>
  group(
    {},
    rect(-length * 0.035, -length * 0.36, length * 0.07, length * 0.5, { rx: 6, fill: chrome(0) }),
    rect(-length * 0.055, length * 0.06, length * 0.11, length * 0.44, {
      rx: length * 0.05,
      fill: coloured('#2b3648'),
    }),
    rect(-length * 0.055, length * 0.1, length * 0.11, length * 0.03, { fill: amber }),
    circle(0, -length * 0.38, length * 0.12, { fill: brushed(50) }),
    circle(0, -length * 0.38, length * 0.075, { fill: steel(30), stroke: '#2a323e', 'stroke-width': 3 }),
    hexagon(0, -length * 0.38, length * 0.045, '#141c2a'),
  );
