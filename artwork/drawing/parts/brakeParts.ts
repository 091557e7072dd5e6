import { darker, lighter } from '../../svg/color';
import { blur, clip, linear } from '../../svg/definitions';
import { circle, group, path, place, rect, repeat } from '../../svg/elements';
import { brass, brushed, coloured, iron, steel } from '../../svg/materials';
import { brakeDiscFace } from '../brakes';
import { hexagon, tube } from '../solids';

/** Friction lining or back plate, size 440 × 200. */
export function brakePad(face: 'lining' | 'back', tint: string): string {
  const plate =
    'M-220 -30L-206 -70L-168 -76Q-100 -112 0 -114Q100 -112 168 -76L206 -70L220 -30L196 -8L184 92Q182 104 168 104H-168Q-182 104 -184 92L-196 -8z';
  const lining = 'M-164 -50Q-100 -92 0 -94Q100 -92 164 -50L158 74Q156 86 142 86H-142Q-156 86 -158 74z';
  const side =
    path(plate, { fill: '#05080f', opacity: 0.35, transform: 'translate(8 14)', filter: blur(6) }) +
    path(plate, { fill: darker('#3a4452', 0.4), transform: 'translate(10 12)' });
  if (face === 'back')
    return group(
      {},
      side,
      path(plate, { fill: linear(60, [0, lighter(tint, 0.35)], [0.5, tint], [1, darker(tint, 0.35)]) }),
      path(lining, { fill: linear(60, [0, '#5c6675'], [1, '#2c3542']), opacity: 0.85 }),
      path('M-60 -34H60V44H-60z', { fill: 'none', stroke: '#d5dbe2', 'stroke-width': 4, 'stroke-opacity': 0.6 }),
      [-112, 112].map((x) => circle(x, 0, 16, { fill: steel(45), stroke: '#151b25', 'stroke-width': 3 })).join(''),
      path(plate, { fill: 'none', stroke: '#ffffff', 'stroke-opacity': 0.5, 'stroke-width': 3.5 }),
    );
  return group(
    {},
    side,
    path(plate, { fill: iron(60) }),
    path(plate, { fill: 'none', stroke: tint, 'stroke-width': 7 }),
    path(lining, { fill: darker('#5b5148', 0.55), transform: 'translate(6 8)' }),
    path(lining, { fill: linear(60, [0, '#8a8078'], [0.5, '#655c55'], [1, '#453e39']) }),
    group(
      { 'clip-path': clip(path(lining)) },
      repeat(160, (i) =>
        circle(-170 + ((i * 71) % 340), -96 + ((i * 47) % 186), 1.3 + (i % 3), {
          fill: i % 4 === 0 ? '#d3c8ae' : '#1f1b18',
          opacity: 0.5,
        }),
      ),
    ),
    path('M-8 -96H8V88H-8z', { fill: '#231f1b' }),
    path('M10 -94V86', { stroke: '#b6aa9c', 'stroke-opacity': 0.6, 'stroke-width': 3 }),
    path('M-150 -50Q-94 -84 -20 -88', {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.4,
      'stroke-width': 4,
      'stroke-linecap': 'round',
    }),
  );
}

export function brakeShoe(tint: string): string {
  const arc = (r: number, from: string) => `A${r} ${r} 0 0 ${from}`;
  return group(
    {},
    path(`M40 -226${arc(240, '0')} 40 226L66 196${arc(206, '1')} 66 -196z`, {
      fill: '#05080f',
      opacity: 0.3,
      transform: 'translate(10 12)',
      filter: blur(5),
    }),
    path(`M64 -204${arc(208, '0')} 64 204L104 176L86 130${arc(136, '1')} 86 -130L104 -176z`, { fill: iron(20) }),
    path(`M64 -204${arc(208, '0')} 64 204`, { fill: 'none', stroke: tint, 'stroke-width': 12 }),
    path(`M22 -226${arc(232, '0')} 22 226L46 204${arc(206, '1')} 46 -204z`, {
      fill: linear(20, [0, '#9a8d7f'], [0.5, '#6d6259'], [1, '#443d37']),
      stroke: '#2b2622',
      'stroke-width': 2,
    }),
    [-150, -90, -30, 30, 90, 150]
      .map((y) => circle(-144 + Math.abs(y) ** 1.9 / 220, y, 9, { fill: brass(40) }))
      .join(''),
    [-94, 0, 94]
      .map((y) =>
        circle(-52 + Math.abs(y) * 0.6, y, y === 0 ? 20 : 13, {
          fill: '#0f141d',
          stroke: '#d5dbe2',
          'stroke-opacity': 0.55,
          'stroke-width': 3,
        }),
      )
      .join(''),
    circle(84, -176, 11, { fill: '#10151e' }),
    circle(84, 176, 11, { fill: '#10151e' }),
  );
}

export function ventilatedDisc(r = 250): string {
  const depth = r * 0.15;
  const rim = (x: number, fill: string) => place({ x, scaleX: 0.9 }, circle(0, 0, r, { fill }));
  const vanes = repeat(46, (i) => {
    const angle = ((-88 + i * 3.92) * Math.PI) / 180;
    return rect(Math.cos(angle) * r * 0.9 + depth * 0.28, Math.sin(angle) * r - 4, depth * 0.5, 7, { fill: '#0b0f17' });
  });
  return group(
    {},
    rim(depth, linear(90, [0, '#8c97a5'], [0.25, '#d9dfe6'], [0.5, '#6c7786'], [1, '#39434f'])),
    path(`M0 ${-r}H${depth}A${r * 0.9} ${r} 0 0 1 ${depth} ${r}H0z`, {
      fill: linear(90, [0, '#8c97a5'], [0.25, '#dfe4ea'], [0.5, '#6c7786'], [1, '#39434f']),
    }),
    vanes,
    rim(0, '#55606f'),
    place({ scaleX: 0.9 }, brakeDiscFace(r, { detail: true, drilled: false })),
    place({ x: -r * 0.12, scaleX: 0.9 }, hat(r)),
  );
}

const hat = (r: number) =>
  group(
    {},
    path(
      `M${r * 0.13} ${-r * 0.5}L0 ${-r * 0.46}A${r * 0.46} ${r * 0.46} 0 0 0 0 ${r * 0.46}L${r * 0.13} ${r * 0.5}z`,
      { fill: linear(90, [0, '#8a95a3'], [0.3, '#c7ced7'], [0.6, '#5b6574'], [1, '#2b3440']) },
    ),
    circle(0, 0, r * 0.46, { fill: linear(60, [0, '#b9c2cd'], [0.5, '#79859a'], [1, '#47515f']) }),
    circle(0, 0, r * 0.44, { fill: 'none', stroke: '#ffffff', 'stroke-opacity': 0.5, 'stroke-width': 3 }),
    repeat(5, (i) => {
      const angle = ((i * 72 - 90) * Math.PI) / 180;
      return circle(Math.cos(angle) * r * 0.3, Math.sin(angle) * r * 0.3, r * 0.052, {
        fill: '#11161f',
        stroke: '#dfe4ea',
        'stroke-width': 2.5,
      });
    }),
    circle(r * 0.06, -r * 0.37, r * 0.03, { fill: '#ffb020' }),
    circle(0, 0, r * 0.17, { fill: '#0c1119', stroke: '#dfe4ea', 'stroke-width': 4 }),
  );

export function brakeHose(): string {
  const banjo =
    circle(0, 0, 46, { fill: brushed() }) +
    circle(0, 0, 22, { fill: '#0d121a' }) +
    circle(0, 0, 34, { fill: 'none', stroke: '#3b4552', 'stroke-opacity': 0.5, 'stroke-width': 3 });
  return group(
    {},
    tube('M-190 -150C-60 -300 170 -240 150 -70C132 70 -150 -10 -170 120C-182 210 -60 240 120 190', 40, '#2a313c', 0.35),
    place(
      { x: -212, y: -124, turn: -48 },
      rect(-10, -22, 86, 44, { rx: 8, fill: brass(90) }),
      place({ x: -44 }, banjo),
    ),
    place(
      { x: 150, y: -84 },
      rect(-34, -34, 68, 66, { rx: 8, fill: coloured('#39424f') }),
      rect(-46, -10, 92, 20, { rx: 4, fill: steel(90) }),
    ),
    place(
      { x: 120, y: 190, turn: -16 },
      rect(-14, -23, 66, 46, { rx: 6, fill: steel(90) }),
      hexagon(74, 0, 36, brass(60)),
      rect(100, -16, 62, 32, { rx: 4, fill: brass(90) }),
      repeat(6, (i) => rect(104 + i * 9, -17, 3, 34, { fill: '#4d4125', opacity: 0.7 })),
    ),
  );
}
