import { amber, darker, lighter } from '../svg/color';
import { blur, linear, radial } from '../svg/definitions';
import { circle, group, line, path, place, rect, repeat } from '../svg/elements';
import { chrome, steel } from '../svg/materials';

const roadY = 'M-25 -24H-10L0 -7L10 -24H25L8.500 6V26H-8.500V6z';

const handset =
  'M-30 -34Q-40 -30 -40 -16Q-34 30 16 40Q30 40 34 30L22 12L6 18Q-14 6 -18 -14L-10 -28L-22 -42Q-28 -40 -30 -34z';

/** Telephone with an incoming call, 290 × 580 around the origin. */
export const smartphone = (): string =>
  group(
    {},
    rect(-145, -290, 290, 580, {
      rx: 42,
      fill: '#05080f',
      opacity: 0.5,
      transform: 'translate(14 18)',
      filter: blur(12),
    }),
    rect(-145, -290, 290, 580, { rx: 42, fill: linear(50, [0, '#8391a6'], [0.4, '#39465a'], [1, '#151c28']) }),
    rect(-131, -276, 262, 552, { rx: 32, fill: linear(90, [0, '#2a3c5c'], [1, '#111a2a']) }),
    rect(-42, -262, 84, 16, { rx: 8, fill: '#0a0f18' }),
    [104, 78, 54].map((r, i) => circle(0, -92, r, { fill: '#8fb4ef', opacity: 0.08 + i * 0.07 })).join(''),
    rect(-46, -138, 92, 92, { rx: 22, fill: '#111827' }),
    place({ y: -92, scale: 1.2 }, path(roadY, { fill: '#f4f6f9' })),
    rect(-70, 44, 140, 18, { rx: 9, fill: '#f4f6f9', opacity: 0.9 }),
    rect(-46, 76, 92, 11, { rx: 5, fill: '#9fb2cf', opacity: 0.8 }),
    circle(0, 180, 52, { fill: amber }),
    place({ y: 180, scale: 0.72 }, path(handset, { fill: '#111827' })),
    path('M-118 -250L-20 -276H-99Q-131 -276 -131 -244V60z', { fill: '#ffffff', opacity: 0.08 }),
  );

/** Key on a hook with a tag; the hook is at the origin, the key hangs 250 units down. */
export const carKey = (tag: string, body = '#3b4a63'): string =>
  group(
    {},
    path('M0 -14V8Q0 24 14 24Q26 24 26 12', {
      fill: 'none',
      stroke: steel(0),
      'stroke-width': 9,
      'stroke-linecap': 'round',
    }),
    circle(8, 44, 27, { fill: 'none', stroke: chrome(45), 'stroke-width': 6 }),
    place(
      { x: 22, y: 60, turn: -24 },
      rect(-25, 14, 50, 92, { rx: 10, fill: '#05080f', opacity: 0.4, transform: 'translate(6 8)', filter: blur(4) }),
      rect(-25, 14, 50, 92, { rx: 10, fill: linear(60, [0, lighter(tag, 0.3)], [0.5, tag], [1, darker(tag, 0.25)]) }),
      circle(0, 30, 6, { fill: '#111827' }),
      [54, 68, 82]
        .map((y, i) => rect(-14, y, i === 2 ? 18 : 28, 5, { rx: 2, fill: '#111827', opacity: 0.55 }))
        .join(''),
    ),
    place(
      { x: 2, y: 66, turn: 7 },
      rect(-12, 110, 24, 78, { rx: 6, fill: steel(0) }),
      path('M-4 118V178', { stroke: '#39434f', 'stroke-width': 5 }),
      repeat(3, (i) => path(`M12 ${126 + i * 18}l-7 7l7 7z`, { fill: '#1a2332' })),
      rect(-36, 0, 72, 118, {
        rx: 24,
        fill: linear(20, [0, lighter(body, 0.45)], [0.3, body], [1, darker(body, 0.5)]),
      }),
      rect(-36, 0, 72, 118, { rx: 24, fill: 'none', stroke: '#ffffff', 'stroke-opacity': 0.25, 'stroke-width': 2.5 }),
      circle(0, 18, 8, { fill: '#0a0f18' }),
      [44, 68, 92]
        .map((y) => rect(-17, y - 8, 34, 17, { rx: 8, fill: '#0d131e', stroke: '#7b8aa0', 'stroke-width': 1.5 }))
        .join(''),
    ),
  );

/** Open repair manual, 520 × 340 around the origin. */
export const manual = (figure: string): string => {
  const page = (side: number) =>
    path(`M0 -150Q${side * 120} -184 ${side * 250} -156V168Q${side * 120} 140 0 174z`, {
      fill: linear(side < 0 ? 0 : 180, [0, '#ffffff'], [0.75, '#eef0f2'], [1, '#b9c1cc']),
    });
  return group(
    {},
    path('M-262 -146H262V184H-262z', { fill: '#05080f', opacity: 0.5, transform: 'translate(8 16)', filter: blur(12) }),
    path('M-266 -144Q-120 -176 0 -142Q120 -176 266 -144V188Q120 160 0 192Q-120 160 -266 188z', {
      fill: linear(90, [0, '#4c5f7f'], [1, '#1f2a3d']),
    }),
    page(-1),
    page(1),
    line(0, -150, 0, 174, { stroke: '#8a96a6', 'stroke-width': 3 }),
    place({ x: -128, y: -4 }, figure),
    place(
      { x: 126, y: -6, turn: 1 },
      rect(-90, -116, 120, 16, { rx: 4, fill: '#24324a' }),
      repeat(7, (i) => rect(-90, -80 + i * 28, i % 3 === 2 ? 118 : 180, 9, { rx: 4, fill: '#a7b2c1' })),
    ),
    path('M196 -166V-84L212 -100L228 -84V-160z', { fill: amber }),
  );
};

/** Fire extinguisher, 430 units high around the origin. */
export const extinguisher = (): string =>
  group(
    {},
    path('M20 -150C120 -150 128 -20 118 70', {
      fill: 'none',
      stroke: '#1b222d',
      'stroke-width': 20,
      'stroke-linecap': 'round',
    }),
    path('M108 60H130L144 140H96z', { fill: linear(0, [0, '#4a5565'], [1, '#141a24']) }),
    path('M-92 -60Q-92 -120 -30 -128H30Q92 -120 92 -60V200Q92 222 70 222H-70Q-92 222 -92 200z', {
      fill: linear(0, [0, '#7c1711'], [0.22, '#f2796c'], [0.4, '#c8342a'], [0.75, '#8f1d15'], [1, '#5a0f0a']),
    }),
    rect(-92, 20, 184, 110, { fill: linear(0, [0, '#b9bfc7'], [0.25, '#ffffff'], [0.8, '#c9ced6'], [1, '#8d95a0']) }),
    path('M-12 104Q-34 80 -8 54Q-8 68 4 70Q6 50 -4 38Q34 54 30 86Q26 108 8 112Q-4 112 -12 104z', { fill: '#b3261e' }),
    rect(-26, -166, 52, 44, { rx: 6, fill: steel(0) }),
    path('M-30 -176H34L108 -206L112 -192L44 -160H-30z', { fill: linear(90, [0, '#7c8a9f'], [1, '#1d2531']) }),
    circle(-40, -150, 20, {
      fill: radial(0.4, 0.36, 0.7, [0, '#ffffff'], [1, '#c5ccd6']),
      stroke: '#39434f',
      'stroke-width': 5,
    }),
    line(-40, -150, -31, -160, { stroke: '#137a45', 'stroke-width': 4 }),
  );
