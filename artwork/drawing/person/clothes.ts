import { amber, darker, lighter, mix } from '../../svg/color';
import { blur, clip, linear } from '../../svg/definitions';
import { group, path, rect } from '../../svg/elements';
import type { Look } from './look';

const torso =
  'M62 800C58 690 76 622 138 592C196 566 246 560 262 520H380C394 560 446 566 504 592C566 622 584 690 580 800z';

const badge = (): string =>
  rect(412, 672, 76, 48, { rx: 8, fill: linear(60, [0, '#ffffff'], [1, '#cfd6df']) }) +
  rect(421, 683, 22, 26, { rx: 4, fill: amber }) +
  rect(451, 687, 28, 6, { rx: 3, fill: '#8794a6' }) +
  rect(451, 699, 20, 5, { rx: 2.5, fill: '#b5beca' });

export function neck({ skin, woman = false, face: { chin } }: Look): string {
  const half = woman ? 44 : 58;
  const shade = mix(darker(skin, 0.42), '#5a2018', 0.25);
  const column = `M${320 - half} 380V470C${320 - half} 510 ${320 - half - 8} 530 ${320 - half - 26} 552L320 640L${320 + half + 26} 552C${320 + half + 8} 530 ${320 + half} 510 ${320 + half} 470V380z`;
  return (
    path(column, { fill: linear(0, [0, mix(skin, shade, 0.2)], [0.4, skin], [1, shade]) }) +
    group(
      { 'clip-path': clip(path(column)) },
      path(`M200 340H440V${352 + chin}C400 ${398 + chin} 290 ${402 + chin} 240 ${344 + chin}z`, {
        fill: shade,
        opacity: 0.75,
        filter: blur(12),
      }),
      path('M286 470Q300 530 316 556M356 470Q344 530 326 556', {
        fill: 'none',
        stroke: shade,
        'stroke-opacity': 0.5,
        'stroke-width': 7,
        filter: blur(4),
      }),
    )
  );
}

const overall = (cloth: string): string =>
  path('M196 572L226 562L240 800H186zM444 572L414 562L400 800H454z', {
    fill: linear(0, [0, '#ffc458'], [0.5, amber], [1, '#b97a05']),
  }) +
  rect(212, 700, 216, 140, { rx: 16, fill: linear(40, [0, lighter(cloth, 0.08)], [1, darker(cloth, 0.45)]) }) +
  rect(212, 700, 216, 7, { rx: 3, fill: lighter(cloth, 0.3), opacity: 0.5 }) +
  rect(256, 734, 128, 9, { rx: 4.5, fill: amber });

export function body({ clothes, cloth }: Look): string {
  return group(
    {},
    path(torso, { fill: linear(15, [0, lighter(cloth, 0.3)], [0.4, cloth], [1, darker(cloth, 0.6)]) }),
    group(
      { 'clip-path': clip(path(torso)) },
      path(
        'M150 800C168 730 150 690 138 660M492 800C474 730 492 690 504 660M230 640Q270 700 262 790M410 640Q384 700 392 780',
        {
          fill: 'none',
          stroke: darker(cloth, 0.65),
          'stroke-width': 12,
          'stroke-opacity': 0.55,
          filter: blur(7),
        },
      ),
      path('M70 760C70 690 90 630 150 600', {
        fill: 'none',
        stroke: '#ffe9cf',
        'stroke-opacity': 0.35,
        'stroke-width': 16,
        filter: blur(9),
      }),
      path('M586 800C588 690 566 622 504 592', {
        fill: 'none',
        stroke: '#bcd4ff',
        'stroke-opacity': 0.7,
        'stroke-width': 9,
        filter: blur(4),
      }),
      clothes === 'overall' ? overall(cloth) : '',
    ),
  );
}

const suit = (cloth: string): string =>
  path('M256 528L320 650L384 528L424 560L330 800H310L216 560z', { fill: linear(0, [0, '#ffffff'], [1, '#b9c4d3']) }) +
  path('M300 600L320 588L340 600L333 628L350 770L320 806L290 770L307 628z', {
    fill: linear(0, [0, '#ffc65c'], [0.5, amber], [1, '#a86a00']),
  }) +
  path('M258 520L320 590L288 640L236 566zM382 520L320 590L352 640L404 566z', {
    fill: linear(60, [0, '#ffffff'], [1, '#c3cddb']),
  }) +
  path(
    'M240 552L196 574L172 660L226 690L206 716L310 800L268 660zM400 552L444 574L468 660L414 690L434 716L330 800L372 660z',
    {
      fill: linear(20, [0, lighter(cloth, 0.34)], [0.6, cloth], [1, darker(cloth, 0.4)]),
    },
  );

const blazer = (cloth: string): string =>
  path('M256 530L320 700L384 530L430 566L336 800H304L210 566z', { fill: linear(0, [0, '#f4efe8'], [1, '#bfc3cc']) }) +
  path(
    'M250 540L204 568L196 650L240 672L226 694L316 800L276 660zM390 540L436 568L444 650L400 672L414 694L324 800L364 660z',
    {
      fill: linear(20, [0, lighter(cloth, 0.34)], [0.6, cloth], [1, darker(cloth, 0.4)]),
    },
  );

const shirtCollar = (cloth: string): string =>
  path('M262 508Q278 560 320 592L270 640L212 562zM378 508Q362 560 320 592L370 640L428 562z', {
    fill: linear(15, [0, lighter(cloth, 0.5)], [0.5, lighter(cloth, 0.15)], [1, darker(cloth, 0.25)]),
    stroke: darker(cloth, 0.5),
    'stroke-width': 1.5,
  });

export function front({ clothes, cloth }: Look): string {
  if (clothes === 'suit') return suit(cloth);
  if (clothes === 'blazer') return blazer(cloth) + badge();
  const buttons = clothes === 'polo' ? path('M320 592V716', { stroke: darker(cloth, 0.5), 'stroke-width': 4 }) : '';
  return buttons + shirtCollar(cloth) + badge();
}
