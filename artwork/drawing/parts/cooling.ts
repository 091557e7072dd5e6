import { darker } from '../../svg/color';
import { clip, linear, radial } from '../../svg/definitions';
import { around, circle, ellipse, group, path, rect, repeat } from '../../svg/elements';
import { brass, brushed, coloured, iron, steel } from '../../svg/materials';
import { hexagon, spring, tube } from '../solids';

export function radiator(): string {
  const core = rect(-210, -170, 420, 340, { fill: '#2b3441' });
  const fins = group(
    { 'clip-path': clip(rect(-210, -170, 420, 340)) },
    repeat(17, (row) => {
      const y = -168 + row * 20;
      const zigzag = Array.from({ length: 43 }, (_, i) => `L${-210 + i * 10} ${i % 2 ? y + 4 : y + 15}`).join('');
      return (
        rect(-210, y - 3, 420, 6, { fill: linear(90, [0, '#f2f4f6'], [1, '#77828f']) }) +
        path(`M-210 ${y + 4}${zigzag}`, { fill: 'none', stroke: '#aeb8c4', 'stroke-width': 2.2 })
      );
    }),
    path('M-210 -170H-60L-160 170H-210z', { fill: '#ffffff', opacity: 0.16 }),
  );
  const tank = (x: number) =>
    rect(x, -190, 62, 380, { rx: 14, fill: coloured('#2b333f') }) +
    repeat(9, (i) => rect(x + 4, -168 + i * 40, 54, 8, { rx: 4, fill: '#05080f', opacity: 0.45 }));
  return group(
    {},
    rect(-214, -188, 428, 20, { fill: steel(90) }),
    rect(-214, 168, 428, 20, { fill: steel(90) }),
    core,
    fins,
    tube('M250 -120H320', 54, '#2b333f', 0.4),
    tube('M-250 130H-316', 54, '#2b333f', 0.4),
    tank(-272),
    tank(210),
    rect(222, -232, 40, 44, { fill: coloured('#2b333f') }),
    rect(208, -252, 68, 28, {
      rx: 8,
      fill: linear(0, [0, '#a86400'], [0.3, '#ffcf73'], [0.6, '#ffb020'], [1, '#8d5600']),
    }),
    [-150, 150].map((x) => rect(x - 14, 186, 28, 34, { rx: 4, fill: iron(0) })).join(''),
  );
}

export function thermostat(): string {
  return group(
    {},
    path('M-60 -190Q0 -250 60 -190L90 -70H-90z', { fill: brass(0) }),
    path('M-44 -176Q0 -220 40 -176', { fill: 'none', stroke: '#ffffff', 'stroke-opacity': 0.6, 'stroke-width': 7 }),
    rect(-26, -216, 16, 140, { rx: 6, fill: '#2d2713', opacity: 0.4 }),
    ellipse(0, -54, 214, 56, { fill: iron(0) }),
    ellipse(0, -70, 214, 56, { fill: brushed(30) }),
    ellipse(0, -70, 196, 49, { fill: 'none', stroke: '#11161f', 'stroke-width': 13 }),
    ellipse(0, -70, 120, 30, { fill: brass(0) }),
    ellipse(0, -74, 78, 18, { fill: darker('#86703f', 0.2) }),
    path('M-60 -80Q-50 -190 0 -196Q50 -190 60 -80Q0 -60 -60 -80z', { fill: brass(0) }),
    rect(-14, -214, 28, 30, { rx: 6, fill: steel(0) }),
    circle(150, -76, 12, { fill: '#e5e9ed', stroke: '#2a323e', 'stroke-width': 3 }),
    path('M-112 -16L-84 210H-58L-78 -12zM112 -16L84 210H58L78 -12z', { fill: brass(0) }),
    spring(0, -6, 180, 150, 4, '#b9c2cd', rect(-36, -10, 72, 190, { rx: 10, fill: brass(0) })),
    rect(-92, 196, 184, 26, { rx: 10, fill: brass(0) }),
    rect(-20, 218, 40, 40, { rx: 12, fill: steel(0) }),
  );
}

export function waterPump(): string {
  return group(
    {},
    path(
      'M-230 -60Q-220 -180 -90 -216Q60 -250 180 -160Q250 -80 224 60Q190 190 60 222Q-110 240 -190 130Q-240 40 -230 -60z',
      {
        fill: linear(50, [0, '#e4e8ec'], [0.4, '#a5afbb'], [1, '#596473']),
        stroke: '#2a323e',
        'stroke-opacity': 0.4,
        'stroke-width': 4,
      },
    ),
    path('M-214 -50Q-204 -168 -84 -200Q56 -232 168 -148', {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.8,
      'stroke-width': 8,
      'stroke-linecap': 'round',
    }),
    [
      [-186, -100],
      [20, -210],
      [196, -70],
      [150, 150],
      [-110, 186],
    ]
      .map(
        ([x = 0, y = 0]) =>
          circle(x, y, 30, { fill: brushed(30), stroke: '#39434f', 'stroke-opacity': 0.5, 'stroke-width': 3 }) +
          circle(x, y, 14, { fill: '#0f141d' }),
      )
      .join(''),
    circle(6, 10, 160, { fill: '#05080f', opacity: 0.35 }),
    around(28, () => rect(-9, -156, 18, 26, { rx: 4, fill: linear(90, [0, '#cbd2da'], [1, '#5c6676']) })),
    circle(0, 0, 140, { fill: radial(0.4, 0.36, 0.7, [0, '#a2adba'], [0.7, '#5b6675'], [1, '#2f3945']) }),
    circle(0, 0, 104, { fill: '#2a323e' }),
    around(3, () => path('M-34 -44L-22 -104H22L34 -44z', { fill: brushed(30) })),
    circle(0, 0, 60, { fill: brushed(60) }),
    circle(0, 0, 34, { fill: '#39434f' }),
    circle(0, 0, 24, { fill: steel(45) }),
    path('M-120 92A152 152 0 0 0 60 140', {
      fill: 'none',
      stroke: '#ffb020',
      'stroke-width': 11,
      'stroke-linecap': 'round',
    }),
  );
}

export function fan(): string {
  const blade = path('M-20 -44C-80 -90 -86 -170 -40 -204Q20 -214 60 -192C16 -150 12 -90 26 -44z', {
    fill: linear(20, [0, '#6a7585'], [0.5, '#39424f'], [1, '#171d27']),
    stroke: '#0b0f16',
    'stroke-opacity': 0.6,
    'stroke-width': 3,
  });
  return group(
    {},
    rect(-264, -264, 528, 528, { rx: 60, fill: linear(60, [0, '#4b5563'], [0.5, '#2b333f'], [1, '#151b24']) }),
    rect(-264, -264, 528, 528, { rx: 60, fill: 'none', stroke: '#ffffff', 'stroke-opacity': 0.3, 'stroke-width': 4 }),
    [
      [-226, -226],
      [226, -226],
      [-226, 226],
      [226, 226],
    ]
      .map(([x = 0, y = 0]) => circle(x, y, 15, { fill: '#0b0f16', stroke: '#98a3b1', 'stroke-width': 4 }))
      .join(''),
    circle(0, 0, 232, { fill: '#0a0e15' }),
    circle(0, 0, 232, { fill: 'none', stroke: '#7b8696', 'stroke-width': 7 }),
    around(7, () => blade),
    circle(0, 0, 212, { fill: 'none', stroke: '#39424f', 'stroke-width': 10 }),
    around(4, () => rect(-9, -236, 18, 180, { fill: coloured('#4b5563') }), 45),
    circle(0, 0, 76, { fill: radial(0.4, 0.36, 0.7, [0, '#8d98a7'], [0.6, '#4b5564'], [1, '#1c232e']) }),
    circle(0, 0, 54, { fill: brushed(40) }),
    hexagon(0, 0, 20, '#ffb020'),
    path('M-196 -120A232 232 0 0 1 -60 -222', {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.5,
      'stroke-width': 6,
    }),
  );
}
