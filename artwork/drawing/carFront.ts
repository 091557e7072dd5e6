import { amber, darker, lighter } from '../svg/color';
import { blur, clip, linear, radial } from '../svg/definitions';
import { circle, element, group, path, place, rect, repeat } from '../svg/elements';
import { glow, shadow } from './backdrop';

type CarFront = {
  x: number;
  y: number;
  width: number;
  color?: string;
  lamps?: boolean;
  hood?: 'closed' | 'open';
  inside?: string;
};

const mirrored = (half: string) => half + group({ transform: 'scale(-1 1)' }, half);

/** Size 420 × 340; (x, y) is the middle of the ground line. An open hood shows `inside`. */
export function carFront({
  x,
  y,
  width,
  color = '#5c6b82',
  lamps = false,
  hood = 'closed',
  inside = '',
}: CarFront): string {
  const body =
    'M0 -232L-142 -228C-176 -220 -192 -196 -198 -160C-204 -128 -204 -90 -198 -62C-196 -40 -186 -23 -166 -21L0 -19z';
  const cabin = 'M0 -338L-92 -334C-112 -330 -124 -318 -134 -296C-146 -270 -154 -248 -160 -222L0 -218z';
  const screen = 'M0 -322L-88 -319C-102 -316 -110 -306 -118 -288C-126 -268 -134 -248 -140 -228L0 -222z';
  const shade = linear(
    90,
    [0, lighter(color, 0.5)],
    [0.2, lighter(color, 0.14)],
    [0.5, color],
    [1, darker(color, 0.6)],
  );
  const open = hood === 'open';
  return place(
    { x, y, scale: width / 420 },
    shadow(0, 0, 215, 16, 0.7),
    mirrored(
      rect(-192, -84, 62, 84, { rx: 12, fill: linear(0, [0, '#11161e'], [0.5, '#3b4452'], [1, '#0c1016']) }) +
        repeat(6, (i) => rect(-192, -62 + i * 10, 62, 3, { fill: '#05070b', opacity: 0.7 })),
    ),
    mirrored(path(cabin, { fill: shade })),
    mirrored(path(screen, { fill: linear(90, [0, '#6f8299'], [0.5, '#2b384b'], [1, '#121a27']) })),
    group(
      { 'clip-path': clip(path(screen), element('path', { d: screen, transform: 'scale(-1 1)' })) },
      path('M-20 -340L-90 -210h-46L-60 -340zM14 -340L-56 -210h-18L-4 -340z', { fill: '#ffffff', opacity: 0.2 }),
    ),
    mirrored(path('M-158 -240q-6 -22 -34 -20q-16 4 -12 20q14 10 46 6z', { fill: shade })),
    open ? openHood(color, shade) : '',
    mirrored(path(body, { fill: shade })),
    open
      ? `${path('M-140 -228H140L150 -196Q0 -172 -150 -196z', { fill: '#0a0e16' })}${inside}`
      : mirrored(bonnet(color)),
    path('M197 -64C204 -92 204 -128 198 -160C192 -194 178 -218 146 -227', {
      fill: 'none',
      stroke: '#bcd4ff',
      'stroke-opacity': 0.55,
      'stroke-width': 4,
      filter: blur(1.6),
    }),
    mirrored(face(lamps)),
    grille(),
    rect(-46, -84, 92, 22, {
      rx: 3,
      fill: linear(90, [0, '#ffffff'], [1, '#c9ced6']),
      stroke: '#0b0f17',
      'stroke-width': 2,
    }),
    lamps ? mirrored(glow(-150, -162, 80, amber, 0.5) + glow(-150, -162, 34, '#fff6de', 0.95)) : '',
  );
}

const bonnet = (color: string) =>
  path('M0 -228L-138 -226Q-150 -206 -156 -190Q-80 -172 0 -170z', {
    fill: linear(90, [0, lighter(color, 0.62)], [1, lighter(color, 0.08)]),
  }) +
  path('M-70 -227Q-84 -204 -88 -180', {
    fill: 'none',
    stroke: '#ffffff',
    'stroke-opacity': 0.5,
    'stroke-width': 3,
    filter: blur(1.2),
  });

const openHood = (color: string, shade: string) =>
  path('M-146 -232L-132 -372Q0 -392 132 -372L146 -232z', { fill: darker(color, 0.62) }) +
  path('M-132 -372Q0 -392 132 -372L128 -356Q0 -374 -128 -356z', { fill: shade }) +
  path('M-112 -246L-104 -346Q0 -360 104 -346L112 -246zM-60 -246L-40 -350M60 -246L40 -350M0 -246V-354', {
    fill: 'none',
    stroke: '#ffffff',
    'stroke-opacity': 0.16,
    'stroke-width': 4,
  }) +
  path('M122 -232L88 -340', { fill: 'none', stroke: '#aab4c2', 'stroke-width': 4 });

const face = (lit: boolean) =>
  path('M-196 -168Q-168 -194 -112 -180L-96 -152Q-150 -142 -194 -150z', {
    fill: linear(60, [0, '#2c3645'], [0.6, '#101722']),
    stroke: '#0a0e16',
    'stroke-width': 2,
  }) +
  circle(-150, -163, 14, {
    fill: radial(0.4, 0.35, 0.7, [0, '#ffffff'], [0.6, lit ? '#fff1c9' : '#b9c5d3'], [1, '#66758a']),
  }) +
  circle(-118, -164, 9, { fill: radial(0.4, 0.35, 0.7, [0, '#ffffff'], [1, '#7c8b9f']) }) +
  path('M-192 -176Q-160 -192 -116 -182', {
    fill: 'none',
    stroke: '#eaf0f7',
    'stroke-width': 3.4,
    'stroke-linecap': 'round',
  }) +
  path('M-188 -92L-128 -86L-132 -60L-178 -58Q-190 -70 -188 -92z', { fill: '#0c111a' }) +
  circle(-154, -75, 8, { fill: radial(0.4, 0.35, 0.7, [0, '#eef2f7'], [1, '#566478']) });

const grille = () =>
  path('M-92 -156Q0 -146 92 -156L80 -112Q0 -102 -80 -112z', { fill: '#0b1019', stroke: '#97a3b3', 'stroke-width': 3 }) +
  repeat(4, (i) =>
    path(`M${-88 + i * 3} ${-146 + i * 10}Q0 ${-137 + i * 10} ${88 - i * 3} ${-146 + i * 10}`, {
      fill: 'none',
      stroke: '#5d6979',
      'stroke-width': 2.4,
    }),
  ) +
  circle(0, -132, 11, { fill: '#1a2230', stroke: '#d9dfe6', 'stroke-width': 2.4 }) +
  path('M-112 -56L-96 -88H96L112 -56Q0 -44 -112 -56z', { fill: '#0b1019' });
