import { darker, lighter, mix } from '../../svg/color';
import { blur, clip, linear, radial } from '../../svg/definitions';
import { circle, ellipse, group, path } from '../../svg/elements';
import type { Look } from './look';

const both = (draw: (side: 1 | -1) => string): string => draw(-1) + draw(1);

export function outline({ face: { temples: t, cheeks: c, jaw: j, chin } }: Look): string {
  const half = (side: 1 | -1) =>
    side === 1
      ? `C${t * 0.7} -152 ${t} -112 ${t} -56C${t + 1} -28 ${c} -10 ${c} 18C${c} 52 ${j + 6} 70 ${j} ${chin - 46}C${j - 8} ${chin - 22} ${j * 0.5} ${chin} 0 ${chin}`
      : `C${-j * 0.5} ${chin} ${-j + 8} ${chin - 22} ${-j} ${chin - 46}C${-j - 6} 70 ${-c} 52 ${-c} 18C${-c} -10 ${-t - 1} -28 ${-t} -56C${-t} -112 ${-t * 0.7} -152 0 -152z`;
  return `M0 -152${half(1)}${half(-1)}`;
}

function modelling(look: Look, shade: string): string {
  const { skin, face } = look;
  const { cheeks: c, chin } = face;
  return group(
    { 'clip-path': clip(path(outline(look))) },
    path(
      `M14 -170C64 -110 44 -50 58 -10C66 30 52 62 40 ${chin - 24}C30 ${chin} 10 ${chin + 20} 0 ${chin + 30}H190V-170z`,
      {
        fill: shade,
        opacity: 0.55,
        filter: blur(17),
      },
    ),
    ellipse(-c * 0.46, 34, 34, 22, { fill: lighter(skin, 0.4), opacity: 0.5, filter: blur(12) }),
    ellipse(-16, -92, 46, 30, { fill: lighter(skin, 0.45), opacity: 0.4, filter: blur(16) }),
    both((side) => ellipse(side * 41, -10, 32, 17, { fill: shade, opacity: side < 0 ? 0.32 : 0.42, filter: blur(8) })),
    both((side) => ellipse(side * c * 0.56, 42, 28, 19, { fill: '#d2604c', opacity: 0.2, filter: blur(11) })),
    ellipse(0, chin - 8, 44, 16, { fill: shade, opacity: 0.35, filter: blur(9) }),
    ellipse(-6, chin - 32, 20, 11, { fill: lighter(skin, 0.3), opacity: 0.45, filter: blur(7) }),
    path(`M${c + 2} -80C${c - 8} -20 ${c + 4} 40 ${face.jaw - 2} ${chin - 40}L${c + 30} ${chin}V-80z`, {
      fill: '#bcd4ff',
      opacity: 0.5,
      filter: blur(5),
    }),
  );
}

function eye({ eyes = 1, iris = '#4a3423', woman = false }: Look, side: 1 | -1, shade: string): string {
  const [x, top, low] = [side * 41, 13 * eyes, 8.5 * eyes];
  const inner = x - side * 23;
  const outer = x + side * 24;
  const almond = `M${inner} 3C${inner + side * 8} ${-top} ${outer - side * 12} ${-top - 3} ${outer} -2C${outer - side * 10} ${low} ${inner + side * 12} ${low + 2} ${inner} 3z`;
  const lash = darker(shade, 0.7);
  return group(
    {},
    path(almond, { fill: '#efe8e0' }),
    group(
      { 'clip-path': clip(path(almond)) },
      circle(x - 1, -1.5, 10.5, {
        fill: radial(0.5, 0.6, 0.6, [0, lighter(iris, 0.25)], [0.7, iris], [1, darker(iris, 0.6)]),
      }),
      circle(x - 1, -1.5, 4.8, { fill: '#0d0b0a' }),
      circle(x - 5, -5.5, 2.7, { fill: '#ffffff' }),
      path(`M${inner} -16H${outer}V${-top * 0.5}Q${x} ${-top * 0.75} ${inner} -2z`, {
        fill: '#2a1a12',
        opacity: 0.22,
        filter: blur(2),
      }),
    ),
    path(`M${inner} 3C${inner + side * 8} ${-top} ${outer - side * 12} ${-top - 3} ${outer} -2`, {
      fill: 'none',
      stroke: lash,
      'stroke-width': woman ? 5 : 3.4,
      'stroke-linecap': 'round',
    }),
    woman
      ? path(`M${outer - side * 4} -5L${outer + side * 8} -11`, {
          stroke: lash,
          'stroke-width': 3.4,
          'stroke-linecap': 'round',
        })
      : '',
    path(
      `M${inner + side * 6} ${-top - 4}C${inner + side * 14} ${-top - 9} ${outer - side * 10} ${-top - 9} ${outer + side * 2} ${-top * 0.5 - 6}`,
      {
        fill: 'none',
        stroke: shade,
        'stroke-opacity': 0.7,
        'stroke-width': 2.6,
        'stroke-linecap': 'round',
      },
    ),
    path(`M${inner + side * 8} 14Q${x} 19 ${outer - side * 4} 11`, {
      fill: 'none',
      stroke: shade,
      'stroke-opacity': 0.35,
      'stroke-width': 2.4,
    }),
  );
}

const brow = ({ hair, woman = false, age = 0 }: Look, side: 1 | -1): string => {
  const thick = woman ? 5 : 9;
  const x = (share: number) => side * (17 + 52 * share);
  return path(
    `M${x(0)} -29C${x(0.3)} -38 ${x(0.65)} -43 ${x(1)} -31C${x(0.7)} ${-41 + thick} ${x(0.35)} ${-37 + thick} ${x(0)} ${-29 + thick}z`,
    { fill: mix(darker(hair, 0.25), hair, age), opacity: 0.92 },
  );
};

const nose = ({ skin, woman = false }: Look, shade: string): string => {
  const wing = woman ? 15 : 19;
  return (
    path('M7 -22C15 8 17 24 22 38Q12 46 4 44C10 20 4 0 7 -22z', { fill: shade, opacity: 0.5, filter: blur(5) }) +
    path(`M-5 -14C-7 8 -9 22 -8 34`, {
      fill: 'none',
      stroke: lighter(skin, 0.5),
      'stroke-opacity': 0.55,
      'stroke-width': 7,
      'stroke-linecap': 'round',
      filter: blur(4),
    }) +
    ellipse(-2, 36, 11, 9, { fill: lighter(skin, 0.35), opacity: 0.55, filter: blur(4) }) +
    path(
      `M${-wing} 44Q${-wing - 3} 36 ${-wing + 3} 32M${-wing + 3} 48Q-8 46 0 52Q8 46 ${wing - 3} 48M${wing} 44Q${wing + 3} 36 ${wing - 3} 32`,
      {
        fill: 'none',
        stroke: darker(shade, 0.2),
        'stroke-opacity': 0.75,
        'stroke-width': 3,
        'stroke-linecap': 'round',
      },
    )
  );
};

function mouth({ skin, woman = false, smile = 0, beard }: Look, shade: string): string {
  const lip = woman ? '#b14d4b' : mix(skin, '#a04a40', 0.5);
  const w = 30 + smile * 9;
  const [corner, open] = [73 - smile * 3, smile * 15];
  const upper = `M${-w} ${corner}C${-w * 0.5} ${corner - 3} -9 ${70 - smile * 2} 0 ${73 - smile}C9 ${70 - smile * 2} ${w * 0.5} ${corner - 3} ${w} ${corner}`;
  const teeth = `M${-w} ${corner}Q0 ${corner + 12} ${w} ${corner}Q0 ${corner + 12 + open * 2} ${-w} ${corner}z`;
  return group(
    {},
    path(`M${-w - 7} ${corner - 6}q-6 7 -3 14M${w + 7} ${corner - 6}q6 7 3 14`, {
      fill: 'none',
      stroke: shade,
      'stroke-width': 3.4,
      'stroke-opacity': beard === 'full' ? 0 : woman ? 0.22 : 0.5,
      'stroke-linecap': 'round',
    }),
    path(`${upper}Q0 ${corner + 13} ${-w} ${corner}z`, { fill: darker(lip, 0.14) }),
    path(
      `M${-w} ${corner}Q0 ${corner + 12 + open} ${w} ${corner}Q${w * 0.45} ${corner + 24 + open * 1.3} 0 ${corner + 24 + open * 1.3}Q${-w * 0.45} ${corner + 24 + open * 1.3} ${-w} ${corner}z`,
      {
        fill: lip,
      },
    ),
    smile > 0.3 ? path(teeth, { fill: '#f6f1ea' }) : '',
    path(`M${-w - 2} ${corner - 1}Q0 ${corner + 13} ${w + 2} ${corner - 1}`, {
      fill: 'none',
      stroke: darker(lip, 0.55),
      'stroke-width': 3,
      'stroke-linecap': 'round',
    }),
    ellipse(-5, corner + 19 + open * 1.2, 12, 3.4, { fill: '#ffffff', opacity: woman ? 0.35 : 0.16, filter: blur(2) }),
  );
}

function whiskers(look: Look): string {
  const { hair, beard = 'none', face } = look;
  const { cheeks: c, jaw: j, chin } = face;
  const moustache = 'M-43 75C-34 58 -16 55 0 60C16 55 34 58 43 75C30 68 14 69 0 69C-14 69 -30 68 -43 75z';
  const around = `M${-c - 1} 14C${-c} 62 ${-j - 8} ${chin - 30} ${-j * 0.6} ${chin + 4}Q0 ${chin + 24} ${j * 0.6} ${chin + 4}C${j + 8} ${chin - 30} ${c} 62 ${c + 1} 14C${c - 8} 50 ${c - 26} 60 42 60C26 54 14 57 0 60C-14 57 -26 54 -42 60C${-c + 26} 60 ${-c + 8} 50 ${-c - 1} 14z`;
  if (beard === 'moustache')
    return path(moustache, { fill: linear(60, [0, lighter(hair, 0.15)], [1, darker(hair, 0.3)]) });
  if (beard === 'stubble')
    return group(
      { 'clip-path': clip(path(outline(look))) },
      path(around, { fill: darker(hair, 0.1), opacity: 0.34, filter: blur(5) }),
    );
  if (beard === 'full')
    return path(around, { fill: linear(20, [0, lighter(hair, 0.18)], [0.5, hair], [1, darker(hair, 0.45)]) });
  return '';
}

const lines = (shade: string, age: number): string =>
  path(
    'M-44 -84Q0 -92 40 -84M-36 -68Q0 -75 32 -68M-72 -2l-12 -5M-71 5l-12 3M70 -2l12 -5M70 5l12 3M-44 40Q-53 56 -47 72M44 40Q53 56 47 72',
    {
      fill: 'none',
      stroke: shade,
      'stroke-opacity': 0.5 * age,
      'stroke-width': 3,
      'stroke-linecap': 'round',
    },
  );

const spectacles = (): string =>
  both((side) =>
    path(
      `M${side * 12} -16Q${side * 14} -24 ${side * 26} -24H${side * 62}Q${side * 74} -23 ${side * 73} -10Q${side * 71} 22 ${side * 42} 22Q${side * 15} 22 ${side * 12} -16z`,
      {
        fill: '#dce9f8',
        'fill-opacity': 0.12,
        stroke: '#161c26',
        'stroke-width': 5,
      },
    ),
  ) +
  path('M-12 -12Q0 -20 12 -12M73 -14L92 -18M-73 -14L-92 -18', { fill: 'none', stroke: '#161c26', 'stroke-width': 5 }) +
  path('M-62 -16L-34 16M-50 -18L-28 6', { stroke: '#ffffff', 'stroke-opacity': 0.35, 'stroke-width': 4 });

export function face(look: Look): string {
  const { skin, face: shape, glasses = false, age = 0 } = look;
  const shade = mix(darker(skin, 0.4), '#7a2f22', 0.28);
  const ear = (side: 1 | -1) =>
    path(
      `M${side * (shape.cheeks - 6)} -22C${side * (shape.cheeks + 20)} -36 ${side * (shape.cheeks + 24)} 0 ${side * (shape.cheeks + 12)} 26Q${side * (shape.cheeks + 4)} 42 ${side * (shape.cheeks - 8)} 30z`,
      {
        fill: linear(
          90,
          [0, side < 0 ? lighter(skin, 0.08) : shade],
          [1, side < 0 ? mix(skin, shade, 0.5) : darker(shade, 0.2)],
        ),
      },
    );
  return group(
    {},
    ear(-1),
    ear(1),
    path(outline(look), { fill: linear(12, [0, lighter(skin, 0.2)], [0.45, skin], [1, mix(skin, shade, 0.6)]) }),
    modelling(look, shade),
    age > 0 ? lines(shade, age) : '',
    whiskers(look),
    eye(look, -1, shade),
    eye(look, 1, shade),
    brow(look, -1),
    brow(look, 1),
    nose(look, shade),
    mouth(look, shade),
    glasses ? spectacles() : '',
  );
}
