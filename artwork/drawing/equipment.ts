import { amber, darker, lighter } from '../svg/color';
import { linear, radial } from '../svg/definitions';
import { around, circle, group, path, place, rect, repeat } from '../svg/elements';
import { brass, brushed, chrome, coloured, iron, steel } from '../svg/materials';
import { tube } from './solids';

/** Points to the lower left; width 460 with the hose. */
export const fuelNozzle = (color: string): string =>
  group(
    {},
    tube('M170 40C240 60 250 160 210 280', 36, '#1d242f', 0.3),
    path('M-210 40L-196 14L-60 -70H10V-30L-50 -22L-176 62z', { fill: chrome(60) }),
    path('M0 -104H120Q190 -100 196 -30L200 60Q196 90 166 86L130 80L110 0L20 -16Q0 -20 0 -40z', {
      fill: linear(60, [0, lighter(color, 0.35)], [0.45, color], [1, darker(color, 0.45)]),
    }),
    path('M20 -10L40 70Q46 92 70 90L132 82', {
      fill: 'none',
      stroke: '#2a323e',
      'stroke-width': 15,
      'stroke-linecap': 'round',
    }),
    path('M30 -88H116Q168 -84 178 -40', {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.6,
      'stroke-width': 8,
      'stroke-linecap': 'round',
    }),
    rect(-14, -112, 34, 96, { rx: 6, fill: iron(0) }),
  );

/** Points to the left; width 400 with the cable. */
export const chargePlug = (): string =>
  group(
    {},
    tube('M150 20C240 30 250 120 200 260', 34, '#1d242f', 0.3),
    path('M-40 -70H60Q170 -66 180 10Q184 60 150 58H100L70 40H-40z', {
      fill: linear(60, [0, '#dfe5ec'], [0.45, '#8b97a8'], [1, '#3a4554']),
    }),
    rect(-110, -84, 80, 138, { rx: 26, fill: linear(90, [0, '#4c586a'], [0.4, '#2b3442'], [1, '#10151e']) }),
    [-54, -15, 24].map((y) => rect(-150, y - 9, 44, 18, { rx: 5, fill: chrome(90) })).join(''),
    rect(-4, -38, 64, 44, { rx: 12, fill: '#1c2430' }),
    path('M34 -34L16 -10H30L22 4L44 -18H30z', { fill: amber }),
    path('M-30 -60H60Q140 -56 160 -6', {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.7,
      'stroke-width': 7,
      'stroke-linecap': 'round',
    }),
  );

export const childSeat = (): string =>
  group(
    {},
    path(
      'M-150 210Q-164 150 -130 130V-40Q-152 -60 -146 -120Q-140 -210 0 -214Q140 -210 146 -120Q152 -60 130 -40V130Q164 150 150 210Q0 236 -150 210z',
      { fill: linear(60, [0, '#5f6f88'], [0.5, '#36435a'], [1, '#171f2d']) },
    ),
    path('M-92 150V-60Q-120 -90 -104 -140Q-84 -180 0 -182Q84 -180 104 -140Q120 -90 92 -60V150z', {
      fill: linear(90, [0, '#c9d1dc'], [0.6, '#97a4b6'], [1, '#6a788c']),
    }),
    path('M-72 -70Q-92 -96 -80 -134Q-60 -160 0 -160Q60 -160 80 -134Q92 -96 72 -70Q0 -50 -72 -70z', {
      fill: linear(90, [0, '#f2f4f7'], [1, '#b6c0cd']),
    }),
    path('M-126 150Q0 120 126 150L138 196Q0 218 -138 196z', { fill: linear(90, [0, '#dfe4eb'], [1, '#8b98aa']) }),
    [-1, 1]
      .map(
        (side) =>
          path(`M${side * 46} -56Q${side * 40} 10 ${side * 14} 66`, {
            fill: 'none',
            stroke: amber,
            'stroke-width': 21,
            'stroke-linecap': 'round',
          }) +
          path(`M${side * 14} 66Q${side * 60} 100 ${side * 96} 150`, {
            fill: 'none',
            stroke: amber,
            'stroke-width': 21,
            'stroke-linecap': 'round',
          }),
      )
      .join(''),
    path('M0 70V172', { stroke: darker(amber, 0.2), 'stroke-width': 20 }),
    rect(-30, 46, 60, 56, { rx: 14, fill: iron(60) }),
    rect(-14, 62, 28, 24, { rx: 6, fill: '#d2382c' }),
    path('M-130 -130Q-120 -196 -20 -200', {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.5,
      'stroke-width': 7,
      'stroke-linecap': 'round',
    }),
  );

export const gasCylinder = (color: string): string =>
  group(
    {},
    path('M-180 -90H160Q230 -90 236 0Q230 90 160 90H-180Q-244 84 -248 0Q-244 -84 -180 -90z', {
      fill: linear(90, [0, darker(color, 0.15)], [0.2, lighter(color, 0.5)], [0.45, color], [1, darker(color, 0.6)]),
    }),
    [-120, 90].map((x) => path(`M${x} -94q14 94 0 188h34q14 -94 0 -188z`, { fill: steel(90) })).join(''),
    path('M-170 -62H150', { stroke: '#ffffff', 'stroke-opacity': 0.75, 'stroke-width': 10, 'stroke-linecap': 'round' }),
    rect(230, -26, 46, 52, { rx: 8, fill: coloured('#c8a75d', 90) }),
    rect(258, -56, 22, 112, { rx: 8, fill: steel(90) }),
  );

export const turbo = (): string =>
  group(
    {},
    path('M70 -150C200 -190 300 -90 290 40C280 160 170 210 70 180z', { fill: hot }),
    path('M250 30L330 20V-120H262L258 -60z', { fill: hot }),
    rect(254, -150, 86, 34, { rx: 6, fill: iron(0) }),
    path('M90 -120C180 -140 250 -70 244 34', {
      fill: 'none',
      stroke: '#ffe0c0',
      'stroke-opacity': 0.5,
      'stroke-width': 9,
      'stroke-linecap': 'round',
    }),
    rect(-40, -70, 130, 190, { rx: 18, fill: iron(90) }),
    repeat(4, (i) => rect(14 + i * 18, -74, 7, 198, { rx: 3, fill: '#10151e', opacity: 0.5 })),
    rect(10, -118, 44, 52, { rx: 6, fill: brass(0) }),
    path('M-190 -170H-90V-60Q60 -60 44 60Q20 190 -110 190Q-250 184 -262 50Q-262 -60 -190 -90z', {
      fill: linear(50, [0, '#f0f3f6'], [0.4, '#a9b4c1'], [1, '#515d6c']),
    }),
    rect(-202, -190, 124, 34, { rx: 8, fill: steel(0) }),
    circle(-110, 46, 104, { fill: linear(50, [0, '#5d6979'], [1, '#dfe5eb']) }),
    circle(-110, 46, 90, { fill: '#0c1119' }),
    place(
      { x: -110, y: 46 },
      around(11, () =>
        path('M-6 -14C-34 -40 -34 -66 -14 -86L10 -84C-6 -64 -4 -40 12 -18z', {
          fill: linear(0, [0, '#6b7889'], [0.5, '#f0f3f6'], [1, '#8995a5']),
        }),
      ),
      circle(0, 0, 24, { fill: brushed(40) }),
      circle(0, 0, 10, { fill: amber }),
    ),
    path('M-240 20Q-230 -60 -170 -76', {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.85,
      'stroke-width': 9,
      'stroke-linecap': 'round',
    }),
  );

const hot = linear(60, [0, '#c9a07c'], [0.35, '#8f6d54'], [0.7, '#54423a'], [1, '#2a2328']);

export const tap = (): string =>
  group(
    {},
    path('M-170 -60H60Q130 -56 130 20V60H60V30Q56 10 36 10H-170z', {
      fill: linear(90, [0, '#9aa6b5'], [0.3, '#ffffff'], [0.6, '#aab5c3'], [1, '#4f5b6b']),
    }),
    rect(-190, -80, 34, 110, { rx: 8, fill: steel(90) }),
    rect(52, 56, 86, 26, { rx: 8, fill: steel(0) }),
    rect(-46, -112, 36, 56, { fill: steel(0) }),
    rect(-110, -142, 164, 38, { rx: 18, fill: chrome(90) }),
    path('M95 112C115 142 126 160 126 178A31 31 0 0 1 64 178C64 160 75 142 95 112z', {
      fill: linear(60, [0, '#e6f2ff'], [0.5, '#84b4ea'], [1, '#3d6fae']),
    }),
  );

/** Points down, size 150 × 350. */
export const paintGauge = (): string =>
  group(
    {},
    rect(-16, 130, 32, 50, { rx: 4, fill: chrome(0) }),
    path('M-40 120H40L22 146H-22z', { fill: iron(0) }),
    rect(-78, -170, 156, 294, { rx: 30, fill: linear(60, [0, '#5f6d82'], [0.5, '#2c3646'], [1, '#121924']) }),
    rect(-58, -146, 116, 120, { rx: 10, fill: linear(60, [0, '#dfe9dc'], [1, '#a9bba6']) }),
    repeat(5, (i) =>
      rect(-44 + i * 19, -48 - (14 + i * 14), 12, 14 + i * 14, { rx: 2, fill: i === 4 ? '#d2382c' : '#27333d' }),
    ),
    circle(0, 40, 34, { fill: amber }),
    circle(0, 40, 22, { fill: darker(amber, 0.15) }),
    rect(-54, 88, 108, 12, { rx: 6, fill: '#8592a5' }),
  );

/** `good`: genuine seal; width 320. */
export const sealedBox = (main: string, seal: string, good: boolean): string =>
  group(
    {},
    rect(-130, -90, 260, 220, {
      rx: 6,
      fill: linear(60, [0, lighter(main, 0.2)], [0.5, main], [1, darker(main, 0.3)]),
    }),
    path('M-130 -90L-70 -140H190L130 -90z', { fill: lighter(main, 0.35) }),
    path('M130 -90L190 -140V80L130 130z', { fill: darker(main, 0.45) }),
    path('M-130 60L130 -10V130H-130z', { fill: lighter(main, 0.65), opacity: 0.85 }),
    circle(0, 10, 62, { fill: radial(0.4, 0.36, 0.7, [0, lighter(seal, 0.5)], [0.6, seal], [1, darker(seal, 0.3)]) }),
    place(
      { y: 10 },
      around(24, () => circle(0, -62, 8, { fill: seal })),
    ),
    place(
      { y: 10 },
      path(good ? 'M-26 2l20 20l34 -44' : 'M-24 -24L24 24M24 -24L-24 24', {
        fill: 'none',
        stroke: '#111827',
        'stroke-width': 14,
        'stroke-linecap': 'round',
        'stroke-linejoin': 'round',
      }),
    ),
  );
