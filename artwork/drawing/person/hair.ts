import { amber, darker, lighter } from '../../svg/color';
import { blur, clip, linear } from '../../svg/definitions';
import { group, path, rect, repeat } from '../../svg/elements';
import type { HairStyle, Look } from './look';

/** Around the point between the eyes, for temples of half width 90. */
const shapes: Record<HairStyle, string> = {
  sweptBack:
    'M-94 0C-108 -64 -102 -144 -46 -174C4 -200 84 -184 100 -112C106 -70 98 -28 93 0C91 -26 90 -50 83 -72C78 -96 66 -112 40 -124C8 -134 -38 -126 -64 -104C-80 -82 -88 -40 -94 0z',
  receding:
    'M-95 2C-112 -60 -100 -128 -62 -152C-28 -172 28 -172 60 -152C100 -126 112 -60 95 2C92 -30 92 -60 82 -84C78 -112 58 -138 38 -132C16 -146 -18 -146 -38 -132C-58 -138 -78 -112 -82 -84C-92 -60 -92 -30 -95 2z',
  sidePart:
    'M-94 -6C-114 -70 -106 -142 -58 -170C-6 -204 84 -190 102 -120C112 -80 102 -36 94 -6C92 -30 92 -56 80 -82C60 -80 10 -84 -30 -122C-40 -100 -66 -84 -82 -74C-90 -56 -91 -30 -94 -6z',
  wavy: 'M-92 30C-112 -50 -118 -150 -34 -184C30 -204 104 -168 106 -84C108 -50 100 -10 93 30C94 -10 92 -46 80 -74C62 -104 14 -112 -30 -122C-44 -100 -66 -82 -78 -54C-88 -36 -90 0 -92 30z',
  crop: 'M-93 -12C-106 -72 -98 -132 -54 -156C-18 -174 24 -174 56 -156C98 -132 106 -72 93 -12C90 -40 90 -66 80 -92C50 -104 -50 -104 -80 -92C-90 -66 -90 -40 -93 -12z',
  bun: 'M-92 24C-114 -60 -102 -142 -48 -170C-14 -186 30 -184 58 -168C104 -140 112 -60 92 24C92 -10 92 -44 78 -72C58 -100 22 -112 -16 -124C-34 -106 -58 -94 -72 -74C-90 -48 -92 -10 -92 24z',
  fade: 'M-92 -28C-98 -84 -96 -150 -40 -172C10 -190 76 -176 94 -128C102 -100 96 -60 92 -28C90 -54 90 -74 82 -96C60 -108 40 -112 6 -112C-30 -112 -56 -108 -80 -96C-90 -74 -90 -54 -92 -28z',
};

const fillOf = (color: string) => linear(25, [0, lighter(color, 0.3)], [0.45, color], [1, darker(color, 0.5)]);

const locks = (style: HairStyle, color: string): string =>
  group(
    { 'clip-path': clip(path(shapes[style])) },
    repeat(9, (i) => {
      const x = -86 + i * 22;
      return path(`M${x} 20C${x - 24} -70 ${x * 0.7 - 10} -140 ${x * 0.5 + 34} -196`, {
        fill: 'none',
        stroke: i % 2 === 0 ? lighter(color, 0.4) : darker(color, 0.5),
        'stroke-opacity': style === 'crop' || style === 'fade' ? 0.12 : 0.3,
        'stroke-width': 4 + (i % 3) * 2,
        filter: blur(2),
      });
    }),
    path('M-78 -120C-50 -164 0 -172 34 -164', {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.26,
      'stroke-width': 16,
      'stroke-linecap': 'round',
      filter: blur(8),
    }),
    path('M104 -140C112 -90 104 -40 96 10', {
      fill: 'none',
      stroke: '#bcd4ff',
      'stroke-opacity': 0.55,
      'stroke-width': 8,
      filter: blur(3),
    }),
  );

/** Drawn before the head, which covers it. */
export function hairBehind({ style, hair }: Look): string {
  const fill = linear(40, [0, lighter(hair, 0.12)], [1, darker(hair, 0.6)]);
  if (style === 'wavy')
    return path(
      'M-100 -60C-140 20 -104 70 -136 130C-158 178 -120 232 -84 250C-40 262 50 262 92 246C136 228 152 176 130 128C104 72 138 20 104 -60z',
      { fill },
    );
  if (style === 'bun') return path('M26 -150C20 -206 104 -222 118 -168C128 -122 88 -96 60 -112z', { fill });
  return '';
}

export function hairInFront({ style, hair, cap = false }: Look): string {
  if (cap)
    return path('M-93 -30C-96 -6 -94 8 -91 22L-82 -30zM93 -30C96 -6 94 8 91 22L82 -30z', { fill: hair }) + workCap();
  return path(shapes[style], { fill: fillOf(hair) }) + locks(style, hair);
}

const workCap = (): string =>
  path('M-100 -40C-112 -130 -64 -182 4 -182C72 -182 114 -130 102 -38Q0 -74 -100 -40z', {
    fill: linear(20, [0, '#61728f'], [0.45, '#2b384e'], [1, '#0f1622']),
  }) +
  path('M4 -182C-30 -150 -36 -100 -34 -64M4 -182C44 -150 52 -100 48 -62', {
    fill: 'none',
    stroke: '#0a0f18',
    'stroke-opacity': 0.45,
    'stroke-width': 3,
  }) +
  path('M-108 -36C-70 -76 66 -78 106 -38C120 -20 92 -22 74 -30C30 -46 -40 -46 -82 -28C-104 -20 -118 -22 -108 -36z', {
    fill: linear(90, [0, '#44546e'], [1, '#0c121c']),
  }) +
  rect(-19, -142, 42, 42, { rx: 10, fill: amber }) +
  path('M-10 -134H-3L2 -125L7 -134H14L5 -119V-108H-1V-119z', { fill: '#111827' });
