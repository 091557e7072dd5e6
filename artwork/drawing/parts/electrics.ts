import { darker, lighter } from '../../svg/color';
import { linear, radial } from '../../svg/definitions';
import { circle, ellipse, group, path, place, rect, repeat } from '../../svg/elements';
import { chrome, coloured, steel } from '../../svg/materials';
import { glow } from '../backdrop';
import { box, cylinder } from '../solids';

type Battery = {
  width?: number;
  height?: number;
  case?: string;
  top?: string;
  sticker?: string;
  tall?: boolean;
  slim?: boolean;
};

export function battery({
  width = 420,
  height = 260,
  case: shell = '#2a3340',
  top = '#1b222d',
  sticker = '#2457c5',
  tall = false,
  slim = false,
}: Battery = {}): string {
  const [x, y, depth] = [-width / 2 - 40, -height / 2 + 40, 120];
  const post = (px: number, py: number, tint: string) =>
    cylinder({
      x: px,
      y: py - (tall ? 34 : 18),
      width: slim ? 26 : 38,
      height: tall ? 40 : 24,
      fill: steel(0),
      cap: '#e1e6eb',
      bulge: 0.36,
    }) + ellipse(px, py + 6, slim ? 24 : 32, 11, { fill: 'none', stroke: tint, 'stroke-width': 8 });
  return group(
    {},
    box(x, y, width, height, depth, shell),
    repeat(7, (i) =>
      rect(x + 18 + i * ((width - 36) / 7), y + height - 46, (width - 36) / 7 - 10, 36, {
        rx: 4,
        fill: '#05080f',
        opacity: 0.28,
      }),
    ),
    box(x - 8, y - 38, width + 16, 42, depth, top),
    rect(x + 34, y + 34, width - 68, height - 104, {
      rx: 10,
      fill: linear(30, [0, lighter(sticker, 0.25)], [0.5, sticker], [1, darker(sticker, 0.35)]),
    }),
    path(
      `M${x + 34} ${y + height - 110}L${x + width - 34} ${y + 74}V${y + height - 82}Q${x + width - 34} ${y + height - 70} ${x + width - 46} ${y + height - 70}H${x + 46}Q${x + 34} ${y + height - 70} ${x + 34} ${y + height - 82}z`,
      { fill: '#f3f4f6', opacity: 0.92 },
    ),
    path(
      `M${x + width * 0.5 + 12} ${y + 44}l-42 ${height * 0.26}h34l-14 ${height * 0.2}l56 ${-height * 0.28}h-34l24 ${-height * 0.18}z`,
      { fill: '#ffb020', stroke: '#111827', 'stroke-opacity': 0.25, 'stroke-width': 3 },
    ),
    repeat(6, (i) =>
      ellipse(x + 92 + i * ((width - 90) / 6), y - 72, 15, 6.5, {
        fill: darker(top, 0.4),
        stroke: lighter(top, 0.35),
        'stroke-width': 2,
      }),
    ),
    post(x + 62, y - 56, '#39424f'),
    post(x + width - 6, y - 56, '#c03a2e'),
    path(`M${x + 100} ${y - 30}C${x + 120} ${y - 128} ${x + width - 60} ${y - 128} ${x + width - 40} ${y - 30}`, {
      fill: 'none',
      stroke: linear(90, [0, '#7a8595'], [1, '#1a212c']),
      'stroke-width': 17,
      'stroke-linecap': 'round',
    }),
  );
}

/** Glass upwards, size 150 × 480. H4 has three pins, H7 two. */
export function bulb(kind: 'h4' | 'h7', blue = false): string {
  const envelope = 'M-44 60V-150C-44 -200 -26 -224 0 -230C26 -224 44 -200 44 -150V60z';
  return group(
    {},
    glow(0, -80, 190, '#ffb020', 0.5),
    path(envelope, {
      fill: blue
        ? linear(0, [0, '#7fa6ea', 0.85], [0.3, '#e8f1ff', 0.8], [1, '#3f6fc2', 0.85])
        : linear(0, [0, '#93a6bb', 0.8], [0.3, '#ffffff', 0.85], [1, '#6b7d92', 0.8]),
    }),
    path('M-16 60V-70M16 60V-50', { stroke: '#5b6675', 'stroke-width': 5, fill: 'none' }),
    glow(0, -70, 62, '#ffb020', 1),
    path(`M-16 -70${'q4 -12 8 0t8 0'.repeat(2)}`, { fill: 'none', stroke: '#fff4d6', 'stroke-width': 5 }),
    kind === 'h4' ? path('M-22 -20Q0 4 26 -20L20 -6Q0 14 -18 -6z', { fill: steel(0) }) : '',
    path('M-40 -150C-40 -196 -24 -220 0 -226C24 -220 40 -196 40 -150z', {
      fill: kind === 'h7' ? linear(90, [0, '#aab3bf'], [1, '#39424f']) : '#e9edf2',
      opacity: kind === 'h7' ? 0.95 : 0.25,
    }),
    path('M-30 50V-150Q-30 -180 -18 -196', {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-width': 7,
      'stroke-opacity': 0.8,
      'stroke-linecap': 'round',
    }),
    rect(-52, 52, 104, 62, { rx: 8, fill: chrome(0) }),
    path('M-104 112H104L92 138H-92z', { fill: steel(0) }),
    kind === 'h4'
      ? path('M-104 112L-120 84H-92L-84 112zM104 112L120 84H92L84 112zM-18 112L-14 92H14L18 112z', { fill: steel(90) })
      : path('M-92 112L-98 96H-60L-60 112z', { fill: steel(90) }),
    rect(-58, 138, 116, 60, { rx: 10, fill: coloured(kind === 'h4' ? '#2b333f' : '#e6e2d6') }),
    (kind === 'h4' ? [-34, 0, 34] : [-24, 24])
      .map((px) => rect(px - 9, 194, 18, 52, { rx: 3, fill: chrome(0) }))
      .join(''),
  );
}

export function headlampUnit(): string {
  const outline =
    'M-280 60C-270 -40 -180 -130 -20 -160C100 -180 220 -170 276 -140C286 -60 262 60 190 120C90 160 -120 150 -230 120Q-278 104 -280 60z';
  const reflector = (x: number, y: number, r: number, tint: string) =>
    circle(x, y, r, {
      fill: radial(0.4, 0.36, 0.68, [0, '#ffffff'], [0.35, '#c9d2dc'], [0.7, '#76839a'], [1, '#2c3747']),
    }) +
    repeat(3, (i) =>
      circle(x, y, r * (0.85 - i * 0.2), {
        fill: 'none',
        stroke: '#ffffff',
        'stroke-opacity': 0.35,
        'stroke-width': 2,
      }),
    ) +
    circle(x, y, r * 0.3, { fill: tint }) +
    circle(x - r * 0.1, y - r * 0.1, r * 0.13, { fill: '#ffffff' });
  return group(
    {},
    path('M-290 70L-300 100Q-240 170 -80 176L180 150Q290 90 296 -140L276 -140z', { fill: coloured('#1c2430', 90) }),
    path(outline, { fill: linear(60, [0, '#58677c'], [0.5, '#253144'], [1, '#111926']) }),
    reflector(120, -20, 104, '#dfe7f0'),
    reflector(-70, 20, 84, '#c2cedb'),
    path('M-250 66C-240 20 -206 -22 -164 -48Q-150 30 -186 100Q-246 96 -250 66z', {
      fill: linear(60, [0, '#ffd98f'], [0.5, '#ffb020'], [1, '#a86400']),
    }),
    path('M-248 44C-216 -50 -110 -116 20 -136C110 -150 200 -148 256 -132', {
      fill: 'none',
      stroke: '#f4f8fc',
      'stroke-width': 12,
      'stroke-linecap': 'round',
    }),
    path(outline, {
      fill: linear(50, [0, '#ffffff', 0.42], [0.3, '#ffffff', 0.06], [0.6, '#ffffff', 0], [1, '#a9c2e0', 0.25]),
    }),
    path(outline, { fill: 'none', stroke: '#dbe4ee', 'stroke-opacity': 0.8, 'stroke-width': 5 }),
  );
}

export function tailLampUnit(): string {
  const outline =
    'M-110 -220C-20 -236 90 -226 136 -190C166 -110 150 60 96 190Q78 226 30 222L-90 200Q-132 190 -134 140Q-148 -60 -110 -220z';
  return group(
    {},
    path(outline, { fill: '#12161e', transform: 'translate(26 14)' }),
    path(outline, { fill: linear(55, [0, '#ff8f80'], [0.35, '#d5362a'], [0.75, '#8d1a13'], [1, '#4d0c08']) }),
    path('M-124 -10Q10 -40 152 -30Q148 40 128 100Q0 90 -132 110z', {
      fill: linear(60, [0, '#ffffff'], [0.5, '#c3ccd6'], [1, '#7f8b9a']),
    }),
    path('M-132 110Q0 90 128 100Q116 146 98 186Q0 172 -118 186Q-132 164 -132 110z', {
      fill: linear(60, [0, '#ffd98f'], [0.5, '#ffb020'], [1, '#a86400']),
    }),
    circle(14, -124, 70, {
      fill: radial(0.4, 0.36, 0.7, [0, '#ffb3a6'], [0.5, '#e2463a'], [1, '#7a130d']),
      stroke: '#ffd0c8',
      'stroke-opacity': 0.6,
      'stroke-width': 4,
    }),
    repeat(10, (i) =>
      path(`M${-124 + i * 28} -18v116`, { stroke: '#5a6678', 'stroke-opacity': 0.35, 'stroke-width': 2 }),
    ),
    repeat(7, (i) =>
      path(`M-134 ${-200 + i * 26}H160`, { stroke: '#ffffff', 'stroke-opacity': 0.09, 'stroke-width': 4 }),
    ),
    path('M-96 -200C-20 -214 70 -206 112 -180', {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.75,
      'stroke-width': 9,
      'stroke-linecap': 'round',
    }),
    path(outline, { fill: linear(30, [0, '#ffffff', 0.35], [0.28, '#ffffff', 0.04], [1, '#ffffff', 0]) }),
  );
}

export function wiperBlades(): string {
  const blade = (length: number) =>
    path(`M${-length} 30Q0 -30 ${length} 30`, {
      fill: 'none',
      stroke: '#0b0f16',
      'stroke-width': 15,
      transform: 'translate(0 26)',
    }) +
    path(`M${-length} 26Q0 -66 ${length} 26Q0 4 ${-length} 26z`, {
      fill: linear(90, [0, '#8c97a6'], [0.4, '#3d4654'], [1, '#12171f']),
      stroke: '#0b0f16',
      'stroke-width': 7,
      'stroke-linejoin': 'round',
    }) +
    path(`M${-length * 0.86} 8Q0 -58 ${length * 0.86} 8`, {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.5,
      'stroke-width': 4,
    }) +
    path('M-70 -40H70L58 18H-58z', { fill: coloured('#4b5666', 90), stroke: '#0b0f16', 'stroke-width': 3 }) +
    rect(-22, -26, 44, 24, { rx: 5, fill: '#ffb020' });
  return place({ y: -78, turn: -24 }, blade(330)) + place({ y: 98, turn: -24, x: 20 }, blade(280));
}
