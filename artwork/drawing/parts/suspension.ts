import { darker, lighter } from '../../svg/color';
import { linear, radial } from '../../svg/definitions';
import { around, circle, ellipse, group, path, place, rect, repeat } from '../../svg/elements';
import { brushed, chrome, coloured, iron, steel } from '../../svg/materials';
import { cone, cylinder, hexagon, spring, thread, tube } from '../solids';

/** Front strut, size 220 × 570 around the origin. */
export function strut(body: string, coil: string): string {
  const inside =
    rect(-15, -220, 30, 200, { fill: chrome(0) }) +
    path('M-36 -190H36L30 -110H-30z', { fill: coloured('#2b333f') }) +
    repeat(4, (i) => rect(-38 + i, -182 + i * 18, 76 - i * 2, 8, { rx: 4, fill: '#0c1118', opacity: 0.6 }));
  return group(
    {},
    thread(0, -290, 22, 50, 8, steel(0)),
    place(
      { y: -232 },
      ellipse(0, 0, 84, 20, { fill: iron(0) }),
      ellipse(0, -8, 80, 18, { fill: coloured('#39424f') }),
      ellipse(0, -10, 34, 8, { fill: '#aab4c0' }),
      [-58, 58].map((x) => rect(x - 5, -32, 10, 26, { fill: steel(0) })).join(''),
    ),
    spring(0, -212, 16, 190, 5, coil, inside),
    ellipse(0, 22, 112, 26, { fill: darker(body, 0.5) }),
    ellipse(0, 14, 112, 26, { fill: coloured(body) }),
    ellipse(0, 12, 60, 13, { fill: darker(body, 0.6) }),
    cylinder({ x: 0, y: 26, width: 88, height: 200, fill: coloured(body), cap: lighter(body, 0.2) }),
    path('M-60 150H60V268Q60 284 44 284H-44Q-60 284 -60 268z', {
      fill: linear(0, [0, darker(body, 0.4)], [0.25, lighter(body, 0.35)], [1, darker(body, 0.5)]),
    }),
    [184, 246].map((y) => hexagon(0, y, 17, steel(40)) + circle(0, y, 7, { fill: '#1a212c' })).join(''),
    path('M44 70h40v14l-40 10z', { fill: iron(90) }),
  );
}

/** Rear damper, size 100 × 600 around the origin. */
export function damper(body: string): string {
  const eye = (y: number) =>
    circle(0, y, 40, { fill: brushed() }) +
    circle(0, y, 27, { fill: '#171d27' }) +
    circle(0, y, 14, { fill: steel(40) }) +
    circle(0, y, 7, { fill: '#0b0f16' });
  return group(
    {},
    thread(0, -290, 20, 46, 8, steel(0)),
    rect(-13, -246, 26, 190, { fill: chrome(0) }),
    cylinder({ x: 0, y: -222, width: 96, height: 150, fill: coloured('#2b333f'), cap: '#525c6a', bulge: 0.22 }),
    repeat(5, (i) =>
      path(`M-48 ${-200 + i * 24}a48 10 0 0 0 96 0`, {
        fill: 'none',
        stroke: '#0c1118',
        'stroke-opacity': 0.6,
        'stroke-width': 6,
      }),
    ),
    cylinder({ x: 0, y: -66, width: 84, height: 290, fill: coloured(body), cap: lighter(body, 0.3), bulge: 0.2 }),
    path('M-42 60a42 8 0 0 0 84 0v70a42 8 0 0 1 -84 0z', { fill: coloured('#e8ebef') }),
    path('M-26 226H26L18 262H-18z', { fill: iron(0) }),
    eye(272),
  );
}

export function ballJoint(): string {
  return group(
    {},
    thread(0, -270, 44, 96, 12, steel(0)),
    path('M-24 -176H24L34 -90H-34z', { fill: chrome(0) }),
    path('M-44 -96C-66 -70 -100 -60 -104 -26H104C100 -60 66 -70 44 -96z', { fill: coloured('#2b333f') }),
    [-84, -60, -38]
      .map((y, i) =>
        path(`M${-62 - i * 20} ${y}Q0 ${y + 22} ${62 + i * 20} ${y}`, {
          fill: 'none',
          stroke: '#0a0e15',
          'stroke-width': 7,
          'stroke-opacity': 0.6,
        }),
      )
      .join(''),
    rect(-110, -30, 220, 16, { rx: 8, fill: steel(0) }),
    path('M-106 -14H106L96 96Q90 132 0 136Q-90 132 -96 96z', { fill: iron(0) }),
    path(
      'M-256 34Q-262 6 -230 4L-100 -2V66L-220 74Q-250 70 -256 34zM256 34Q262 6 230 4L100 -2V66L220 74Q250 70 256 34z',
      { fill: brushed(80) },
    ),
    [-206, 206]
      .map((x) =>
        ellipse(x, 36, 26, 20, { fill: '#10151e', stroke: '#e3e8ed', 'stroke-opacity': 0.6, 'stroke-width': 3 }),
      )
      .join(''),
    path('M-52 128H52L42 200H-42z', { fill: iron(0) }),
    ellipse(0, 200, 42, 12, { fill: '#2c3542' }),
    path('M-80 10Q-84 70 -66 108', {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.5,
      'stroke-width': 8,
      'stroke-linecap': 'round',
    }),
  );
}

const joint = (tint = '#2b333f') =>
  thread(0, -128, 30, 70, 9, steel(0)) +
  rect(-17, -62, 34, 20, { fill: chrome(0) }) +
  path('M-24 -44C-40 -30 -54 -26 -56 -4H56C54 -26 40 -30 24 -44z', { fill: coloured(tint) }) +
  rect(-60, -6, 120, 12, { rx: 6, fill: steel(0) });

export function stabilizerLink(): string {
  const head =
    circle(0, 0, 54, { fill: radial(0.38, 0.34, 0.7, [0, '#c5cdd6'], [0.5, '#6d7888'], [1, '#2c3542']) }) +
    circle(0, 0, 30, { fill: iron(45) });
  return place(
    { turn: 38 },
    tube('M0 -190V190', 40, '#5d6878'),
    place({ y: -214 }, place({ turn: 90, x: 34 }, joint()), head),
    place({ y: 214 }, place({ turn: -90, x: -34 }, joint()), head),
  );
}

export function tieRodEnd(): string {
  return place(
    { turn: -32, x: -30, y: 30 },
    path('M-270 -34H-60L40 -58V58L-60 34H-270z', { fill: coloured('#4f5a69', 90) }),
    rect(-296, -40, 90, 80, { rx: 8, fill: steel(90) }),
    ellipse(-296, 0, 14, 38, { fill: '#aeb7c3' }),
    ellipse(-298, 0, 9, 25, { fill: '#0d121a' }),
    circle(110, 0, 96, { fill: radial(0.36, 0.34, 0.72, [0, '#c5cdd6'], [0.5, '#6d7888'], [1, '#28313d']) }),
    circle(110, 0, 62, { fill: iron(45) }),
    circle(110, 0, 46, { fill: 'none', stroke: '#ffffff', 'stroke-opacity': 0.3, 'stroke-width': 3 }),
    place({ x: 110, y: -74, scale: 1.5 }, joint()),
    rect(72, -250, 76, 40, { rx: 8, fill: brushed(0) }),
    rect(88, -252, 4, 42, { fill: '#2f3947', opacity: 0.6 }),
    rect(126, -252, 4, 42, { fill: '#2f3947', opacity: 0.6 }),
  );
}

export function bearing(): string {
  const ring = (r: number, fill: string, inner: string, hole: number) =>
    circle(0, 0, r, { fill }) + circle(0, 0, hole, { fill: inner });
  return place(
    { scaleX: 0.86, scaleY: 1 },
    place(
      { x: 92 },
      circle(0, 0, 236, {
        fill: linear(90, [0, '#7c8797'], [0.3, '#dfe4ea'], [0.5, '#56606f'], [0.8, '#2b3441'], [1, '#5c6676']),
      }),
    ),
    path('M0 -236H92A236 236 0 0 1 92 236H0z', {
      fill: linear(90, [0, '#8a95a4'], [0.2, '#eef1f4'], [0.4, '#7d8897'], [0.75, '#333d4a'], [1, '#6b7686']),
    }),
    path('M70 -232A236 236 0 0 1 70 232', {
      fill: 'none',
      stroke: '#10151e',
      'stroke-width': 8,
      'stroke-opacity': 0.55,
    }),
    ring(236, brushed(50), '#1a222e', 176),
    circle(0, 0, 224, { fill: 'none', stroke: '#ffffff', 'stroke-opacity': 0.6, 'stroke-width': 3 }),
    around(13, () =>
      circle(0, -154, 25, { fill: radial(0.36, 0.32, 0.7, [0, '#ffffff'], [0.4, '#b4bdc9'], [1, '#39434f']) }),
    ),
    circle(0, 0, 154, {
      fill: 'none',
      stroke: '#ffb020',
      'stroke-opacity': 0.95,
      'stroke-width': 9,
      'stroke-dasharray': '37 37.4',
      transform: 'rotate(14)',
    }),
    ring(134, brushed(30), '#0b0f16', 92),
    path('M-40 -83A92 92 0 0 0 -40 83A120 120 0 0 1 -40 -83z', { fill: '#56616f' }),
    circle(0, 0, 118, { fill: 'none', stroke: '#3b4552', 'stroke-opacity': 0.4, 'stroke-width': 4 }),
    circle(0, 0, 93, { fill: 'none', stroke: '#ffffff', 'stroke-opacity': 0.5, 'stroke-width': 4 }),
  );
}

export function clutchKit(): string {
  const cover =
    circle(0, 0, 220, { fill: radial(0.4, 0.36, 0.7, [0, '#8a95a4'], [0.7, '#4b5564'], [1, '#252d39']) }) +
    around(6, () => circle(0, -200, 13, { fill: '#12171f', stroke: '#c4ccd6', 'stroke-width': 3 })) +
    circle(0, 0, 168, { fill: '#161c26' }) +
    around(18, () =>
      path('M-24 -164L24 -164L8 -62H-8z', { fill: linear(0, [0, '#59636f'], [0.4, '#d5dbe2'], [1, '#5a6472']) }),
    ) +
    circle(0, 0, 60, { fill: 'none', stroke: '#39434f', 'stroke-width': 5 }) +
    circle(0, 0, 56, { fill: '#0a0e15' });
  const disc =
    circle(0, 0, 190, { fill: linear(50, [0, '#8b7a62'], [0.5, '#5d5142'], [1, '#3a3229']) }) +
    around(24, () => path('M-2 -188L-8 -112H-3L3 -188z', { fill: '#241f19', opacity: 0.75 })) +
    around(12, () => circle(0, -150, 5, { fill: '#d2b887' }), 8) +
    circle(0, 0, 112, { fill: radial(0.4, 0.36, 0.7, [0, '#d5dbe2'], [0.6, '#8995a4'], [1, '#485261']) }) +
    around(
      4,
      () =>
        rect(-34, -94, 68, 36, { rx: 8, fill: '#1a212b' }) +
        repeat(5, (i) => rect(-28 + i * 12, -92, 7, 32, { rx: 3, fill: '#ffb020' })),
    ) +
    circle(0, 0, 44, { fill: brushed() }) +
    circle(0, 0, 28, { fill: '#0d121a' }) +
    around(16, () => rect(-2.4, -31, 4.8, 8, { fill: '#c4ccd6' }));
  const release =
    cone(0, -60, 70, 92, 70, coloured('#4a5463')) +
    ellipse(0, 14, 62, 16, { fill: steel(0) }) +
    ellipse(0, -60, 35, 9, { fill: '#c5cdd6' }) +
    ellipse(0, -60, 22, 5, { fill: '#0b0f16' });
  return (
    place({ x: -70, y: -60, scaleX: 0.96, scaleY: 1 }, cover) +
    place({ x: 96, y: 62, scaleX: 0.92, scaleY: 1 }, circle(8, 10, 190, { fill: '#05080f', opacity: 0.35 }), disc) +
    place({ x: -190, y: 214, scale: 1.1 }, release)
  );
}
