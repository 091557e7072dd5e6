import { darker, lighter } from '../../svg/color';
import { clip, linear } from '../../svg/definitions';
import { ellipse, group, path, rect, repeat } from '../../svg/elements';
import { coloured } from '../../svg/materials';
import { streak } from '../solids';

type Label = { main: string; second: string; drop?: string };

const dropPath = (x: number, y: number, size: number) =>
  `M${x} ${y - size}C${x + size * 0.2} ${y - size * 0.45} ${x + size * 0.72} ${y - size * 0.1} ${x + size * 0.72} ${y + size * 0.3}A${size * 0.72} ${size * 0.72} 0 0 1 ${x - size * 0.72} ${y + size * 0.3}C${x - size * 0.72} ${y - size * 0.1} ${x - size * 0.2} ${y - size * 0.45} ${x} ${y - size}z`;

export const drop = (x: number, y: number, size: number, color: string) =>
  path(dropPath(x, y, size), { fill: linear(60, [0, lighter(color, 0.5)], [0.5, color], [1, darker(color, 0.25)]) }) +
  path(`M${x - size * 0.4} ${y + size * 0.35}a${size * 0.42} ${size * 0.42} 0 0 0 ${size * 0.32} ${size * 0.4}`, {
    fill: 'none',
    stroke: '#ffffff',
    'stroke-opacity': 0.7,
    'stroke-width': size * 0.11,
    'stroke-linecap': 'round',
  });

/** Four litres, size 380 × 520 around the origin. */
export function canister(color: string, cap: string, label: Label, open = false): string {
  const body =
    'M-190 -130C-190 -190 -150 -214 -96 -218L-90 -230H-16L-10 -214C40 -206 150 -196 176 -150Q190 -126 190 -90V222Q190 258 154 258H-154Q-190 258 -190 222z';
  const hole =
    'M20 -164C60 -162 112 -154 132 -126Q144 -106 144 -70V-8Q144 14 126 14Q106 14 104 -8V-66Q104 -92 82 -100L24 -112Q2 -118 2 -140Q2 -166 20 -164z';
  return group(
    {},
    path(body, { fill: coloured(color) }),
    path(hole, { fill: darker(color, 0.8), opacity: 0.9 }),
    path(hole, { fill: 'none', stroke: lighter(color, 0.5), 'stroke-opacity': 0.5, 'stroke-width': 5 }),
    path(body, {
      fill: linear(90, [0, '#ffffff', 0.25], [0.25, '#ffffff', 0], [0.75, '#05080f', 0], [1, '#05080f', 0.5]),
    }),
    open
      ? rect(-84, -250, 64, 34, { fill: coloured(darker(color, 0.2)) }) + ellipse(-52, -250, 32, 8, { fill: '#b46a00' })
      : rect(-98, -262, 92, 44, { rx: 10, fill: coloured(cap) }) +
          repeat(9, (i) => rect(-92 + i * 9.6, -258, 3, 36, { fill: darker(cap, 0.55), opacity: 0.55 })),
    stickerOn(-164, 40, 328, 186, label),
    streak('M-168 -120Q-176 -170 -120 -196L-100 -190Q-150 -170 -146 -120L-146 240H-166z', body, 0.4, 5),
  );
}

function stickerOn(
  x: number,
  y: number,
  width: number,
  height: number,
  { main, second, drop: tint = '#ffb020' }: Label,
): string {
  const outline = rect(x, y, width, height, { rx: 16 });
  const middle = x + width / 2;
  return group(
    { 'clip-path': clip(outline) },
    rect(x, y, width, height, {
      fill: linear(0, [0, darker(main, 0.22)], [0.25, lighter(main, 0.12)], [0.6, main], [1, darker(main, 0.35)]),
    }),
    path(
      `M${x} ${y + height * 0.62}Q${middle} ${y + height * 0.3} ${x + width} ${y + height * 0.5}V${y + height}H${x}z`,
      { fill: second },
    ),
    path(`M${x} ${y + height * 0.62}Q${middle} ${y + height * 0.3} ${x + width} ${y + height * 0.5}`, {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.7,
      'stroke-width': 5,
    }),
    drop(middle, y + height * 0.5, Math.min(width, height) * 0.3, tint),
    rect(x, y, width, height, {
      fill: linear(0, [0, '#05080f', 0.3], [0.2, '#ffffff', 0.14], [0.5, '#ffffff', 0], [1, '#05080f', 0.34]),
    }),
  );
}

/** One litre, size 210 × 520 around the origin. */
export function bottle(color: string, cap: string, label: Label): string {
  const body =
    'M-44 -196C-44 -160 -105 -150 -105 -92V226Q-105 256 -76 256H76Q105 256 105 226V-92C105 -150 44 -160 44 -196z';
  return group(
    {},
    path(body, { fill: coloured(color) }),
    path(body, {
      fill: linear(90, [0, '#ffffff', 0.3], [0.3, '#ffffff', 0], [0.75, '#05080f', 0], [1, '#05080f', 0.5]),
    }),
    rect(-48, -262, 96, 70, { rx: 9, fill: coloured(cap) }),
    ellipse(0, -260, 47, 8, { fill: lighter(cap, 0.35) }),
    repeat(10, (i) => rect(-44 + i * 9.4, -250, 3, 54, { fill: darker(cap, 0.6), opacity: 0.5 })),
    stickerOn(-105, -50, 210, 220, label),
    streak('M-86 -90Q-84 -140 -40 -160L-28 -150Q-66 -130 -68 -90V240H-86z', body, 0.5, 4),
  );
}

export function flask(fluid: string, cap: string, label: Label): string {
  const body =
    'M-46 -190C-46 -150 -112 -146 -112 -84V222Q-112 256 -78 256H78Q112 256 112 222V-84C112 -146 46 -150 46 -190z';
  return group(
    {},
    path(body, {
      fill: linear(0, [0, '#b9c6d4', 0.85], [0.2, '#ffffff', 0.9], [0.8, '#cbd5e0', 0.8], [1, '#8997a8', 0.9]),
    }),
    group(
      { 'clip-path': clip(path(body)) },
      rect(-112, -104, 224, 360, { fill: coloured(fluid) }),
      ellipse(0, -104, 112, 12, { fill: lighter(fluid, 0.45) }),
    ),
    path(body, { fill: 'none', stroke: '#5d6b7d', 'stroke-opacity': 0.7, 'stroke-width': 4 }),
    rect(-50, -258, 100, 70, { rx: 10, fill: coloured(cap) }),
    ellipse(0, -256, 49, 8, { fill: lighter(cap, 0.35) }),
    repeat(10, (i) => rect(-46 + i * 9.8, -246, 3, 54, { fill: darker(cap, 0.6), opacity: 0.5 })),
    stickerOn(-112, -30, 224, 200, label),
    streak('M-92 -84Q-90 -130 -44 -148L-34 -140Q-72 -120 -74 -84V240H-92z', body, 0.7, 3),
  );
}
