import { amber, darker, lighter } from '../svg/color';
import { blur, clip, linear, radial } from '../svg/definitions';
import { circle, ellipse, group, path, place, rect } from '../svg/elements';

export type Hair = 'short' | 'side' | 'receding' | 'crop' | 'bun' | 'long';

export type Look = {
  skin: string;
  hair: string;
  style: Hair;
  clothes: 'suit' | 'overall' | 'polo' | 'blouse';
  cloth: string;
  /** Width and height of the face against the usual one. */
  face?: readonly [number, number];
  beard?: 'none' | 'moustache' | 'stubble' | 'full';
  glasses?: boolean;
  cap?: boolean;
  /** Shape of the eyes: 1 is wide open. */
  eyes?: number;
  age?: number;
};

/** A person from head to chest, 640 wide and 800 high; the head's middle is at (320, 300). */
export function person(look: Look): string {
  const { skin, hair, face = [1, 1], age = 0 } = look;
  const shade = darker(skin, 0.28);
  return group(
    {},
    look.style === 'long'
      ? path(
          'M190 300C176 150 250 110 320 110C390 110 464 150 450 300C456 400 470 470 440 520H200C170 470 184 400 190 300z',
          { fill: linear(60, [0, lighter(hair, 0.14)], [1, darker(hair, 0.4)]) },
        )
      : '',
    look.style === 'bun'
      ? circle(320, 118, 58, { fill: radial(0.4, 0.35, 0.7, [0, lighter(hair, 0.25)], [1, darker(hair, 0.3)]) })
      : '',
    body(look),
    path('M270 380H370V470Q372 520 400 530Q320 600 240 530Q268 520 270 470z', {
      fill: linear(90, [0, darker(skin, 0.4)], [0.5, shade], [1, skin]),
    }),
    collar(look),
    place(
      { x: 320, y: 300, scaleX: face[0], scaleY: face[1] },
      [-1, 1].map((side) => ellipse(side * 117, 14, 20, 32, { fill: linear(90, [0, skin], [1, shade]) })).join(''),
      path(
        'M-114 -40C-114 -130 -60 -160 0 -160C60 -160 114 -130 114 -40C116 40 100 90 64 124Q30 152 0 152Q-30 152 -64 124C-100 90 -116 40 -114 -40z',
        { fill: linear(20, [0, lighter(skin, 0.16)], [0.5, skin], [1, shade]) },
      ),
      path('M20 -150C90 -120 112 -40 100 40C92 96 60 130 20 148C70 90 84 0 20 -150z', {
        fill: shade,
        opacity: 0.3,
        filter: blur(9),
      }),
      features(look, shade),
      age > 0
        ? path('M-50 -92Q0 -102 50 -92M-42 -74Q0 -82 42 -74M-64 44Q-58 74 -46 88M64 44Q58 74 46 88', {
            fill: 'none',
            stroke: shade,
            'stroke-opacity': 0.5 * age,
            'stroke-width': 3.5,
            'stroke-linecap': 'round',
          })
        : '',
      look.cap === true ? '' : hairOnTop(look.style, hair),
      look.cap === true ? cap() : '',
    ),
  );
}

function features({ hair, beard = 'none', glasses = false, eyes = 1, style }: Look, shade: string): string {
  const woman = style === 'bun' || style === 'long';
  const eye = (side: number) =>
    group(
      {},
      path(
        `M${side * 24} -6Q${side * 44} ${-6 - 17 * eyes} ${side * 66} -4Q${side * 46} ${-6 + 12 * eyes} ${side * 24} -6z`,
        { fill: '#ffffff' },
      ),
      circle(side * 45, -7, 8.6, { fill: '#33261d' }),
      circle(side * 45 + 3, -10, 2.6, { fill: '#ffffff' }),
      path(`M${side * 22} -6Q${side * 44} ${-8 - 19 * eyes} ${side * 69} -5`, {
        fill: 'none',
        stroke: woman ? '#221812' : darker(shade, 0.45),
        'stroke-width': woman ? 6 : 4,
        'stroke-linecap': 'round',
      }),
      path(`M${side * 20} ${-36 + (woman ? 2 : 0)}Q${side * 46} ${-54 + (woman ? 0 : 4)} ${side * 74} -34`, {
        fill: 'none',
        stroke: darker(hair, 0.15),
        'stroke-width': woman ? 7 : 11,
        'stroke-linecap': 'round',
      }),
    );
  const mouth = woman
    ? path('M-34 88Q-14 78 0 84Q14 78 34 88Q16 108 0 108Q-16 108 -34 88z', { fill: '#b5524e' }) +
      path('M-34 88Q0 96 34 88', { fill: 'none', stroke: '#7d302d', 'stroke-width': 3 })
    : path('M-34 90Q0 108 34 88', {
        fill: 'none',
        stroke: darker(shade, 0.35),
        'stroke-width': 6,
        'stroke-linecap': 'round',
      });
  const whiskers = {
    none: '',
    moustache: path('M-46 82Q-24 58 0 66Q24 58 46 82Q20 78 0 78Q-20 78 -46 82z', { fill: darker(hair, 0.1) }),
    stubble: path(
      'M-110 20C-108 90 -60 152 0 152C60 152 108 90 110 20C96 60 70 60 48 66Q0 54 -48 66C-70 60 -96 60 -110 20z',
      { fill: hair, opacity: 0.28, filter: blur(4) },
    ),
    full: path(
      'M-112 10C-112 96 -62 166 0 166C62 166 112 96 112 10C100 50 70 66 48 68Q0 54 -48 68C-70 66 -100 50 -112 10z',
      { fill: linear(90, [0, hair], [1, darker(hair, 0.3)]) },
    ),
  }[beard];
  return group(
    {},
    whiskers,
    eye(-1),
    eye(1),
    path('M-4 -6Q-16 34 -20 44Q-8 58 14 50', {
      fill: 'none',
      stroke: shade,
      'stroke-width': 5.5,
      'stroke-linecap': 'round',
      'stroke-opacity': 0.85,
    }),
    [-1, 1]
      .map((side) => ellipse(side * 66, 46, 24, 17, { fill: '#d0705a', opacity: woman ? 0.26 : 0.14, filter: blur(7) }))
      .join(''),
    mouth,
    glasses
      ? [-1, 1]
          .map((side) =>
            rect(side * 47 - 33, -34, 66, 52, {
              rx: 20,
              fill: '#dfeaf6',
              'fill-opacity': 0.18,
              stroke: '#1a222e',
              'stroke-width': 6,
            }),
          )
          .join('') +
          path('M-14 -14Q0 -22 14 -14M80 -14L116 -10M-80 -14L-116 -10', {
            fill: 'none',
            stroke: '#1a222e',
            'stroke-width': 6,
          })
      : '',
  );
}

function hairOnTop(style: Hair, color: string): string {
  const fill = linear(40, [0, lighter(color, 0.24)], [0.5, color], [1, darker(color, 0.35)]);
  const shapes: Record<Hair, string> = {
    short:
      'M-120 -10C-136 -120 -90 -190 6 -192C100 -190 138 -116 120 -8C116 -50 104 -84 78 -106C30 -92 -40 -92 -82 -104C-104 -80 -114 -50 -120 -10z',
    side: 'M-120 -6C-138 -120 -80 -196 20 -190C108 -184 138 -110 120 -6C118 -50 108 -80 96 -96C40 -84 -20 -100 -54 -128C-66 -96 -106 -70 -120 -6z',
    receding:
      'M-120 0C-132 -104 -86 -176 0 -178C86 -176 132 -104 120 0C114 -52 100 -96 72 -124Q40 -148 0 -146Q-40 -148 -72 -124C-100 -96 -114 -52 -120 0z',
    crop: 'M-117 -20C-130 -116 -80 -178 0 -178C80 -178 130 -116 117 -20C112 -60 104 -92 92 -110Q50 -118 0 -116Q-50 -118 -92 -110C-104 -92 -112 -60 -117 -20z',
    bun: 'M-122 20C-140 -120 -80 -188 0 -188C80 -188 140 -120 122 20C118 -40 96 -84 50 -112C10 -84 -60 -70 -96 -50C-112 -30 -118 0 -122 20z',
    long: 'M-124 120C-148 -110 -90 -192 0 -192C90 -192 148 -110 124 120C122 20 112 -60 30 -128C-10 -80 -84 -70 -104 -20C-114 20 -120 70 -124 120z',
  };
  return (
    path(shapes[style], { fill }) +
    path('M-70 -150Q-10 -182 60 -160', {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.2,
      'stroke-width': 10,
      'stroke-linecap': 'round',
      filter: blur(2),
    })
  );
}

const cap = () =>
  path('M-124 -50C-130 -160 -70 -196 0 -196C70 -196 130 -160 124 -50Q0 -92 -124 -50z', {
    fill: linear(40, [0, '#5a6a84'], [0.5, '#2c3950'], [1, '#141c2a']),
  }) +
  path('M-130 -46Q0 -104 130 -46Q150 -26 120 -30Q0 -70 -120 -30Q-150 -26 -130 -46z', {
    fill: linear(90, [0, '#3b4a63'], [1, '#0f1622']),
  }) +
  rect(-24, -150, 48, 48, { rx: 12, fill: amber }) +
  path('M-12 -140H-5L0 -131L5 -140H12L3 -125V-112H-3V-125z', { fill: '#111827' });

function body({ clothes, cloth }: Look): string {
  const torso = 'M40 800C40 640 80 560 200 532Q262 516 268 490H372Q378 516 440 532C560 560 600 640 600 800z';
  return group(
    {},
    path(torso, { fill: linear(70, [0, lighter(cloth, 0.22)], [0.5, cloth], [1, darker(cloth, 0.45)]) }),
    group(
      { 'clip-path': clip(path(torso)) },
      path('M128 800Q150 690 134 610M512 800Q490 690 506 610', {
        fill: 'none',
        stroke: darker(cloth, 0.5),
        'stroke-width': 9,
        'stroke-opacity': 0.6,
        filter: blur(3),
      }),
      clothes === 'overall'
        ? path('M176 540L204 534V800H168zM464 540L436 534V800H472z', { fill: amber }) +
            rect(196, 690, 248, 140, { rx: 18, fill: darker(cloth, 0.25) }) +
            rect(244, 720, 152, 10, { rx: 5, fill: amber })
        : '',
    ),
  );
}

function collar({ clothes, cloth }: Look): string {
  const badge =
    rect(404, 640, 78, 50, { rx: 8, fill: '#f4f5f7' }) +
    rect(414, 652, 22, 26, { rx: 4, fill: amber }) +
    rect(444, 656, 30, 6, { rx: 3, fill: '#8794a6' }) +
    rect(444, 668, 22, 5, { rx: 2.5, fill: '#b5beca' });
  if (clothes === 'suit')
    return (
      path('M262 500L320 640L378 500L420 530L320 800L220 530z', { fill: '#f2f4f7' }) +
      path('M300 566H340L330 600L346 740L320 780L294 740L310 600z', {
        fill: linear(0, [0, '#ffc65c'], [0.5, amber], [1, '#b87400']),
      }) +
      path('M258 498L200 534L190 620L250 660L320 800L262 560zM382 498L440 534L450 620L390 660L320 800L378 560z', {
        fill: linear(60, [0, lighter(cloth, 0.28)], [1, darker(cloth, 0.25)]),
      })
    );
  if (clothes === 'blouse')
    return (
      path('M262 496L320 610L378 496L432 530Q410 610 320 700Q230 610 208 530z', { fill: lighter(cloth, 0.42) }) +
      path('M262 496L320 610L378 496L352 520L320 570L288 520z', { fill: lighter(cloth, 0.7) }) +
      badge
    );
  return (
    path('M258 494Q276 540 320 562L268 606L216 532zM382 494Q364 540 320 562L372 606L424 532z', {
      fill: linear(60, [0, lighter(cloth, 0.4)], [1, cloth]),
      stroke: darker(cloth, 0.4),
      'stroke-width': 2,
    }) +
    (clothes === 'polo' ? path('M320 562V690', { stroke: darker(cloth, 0.45), 'stroke-width': 5 }) : '') +
    badge
  );
}
