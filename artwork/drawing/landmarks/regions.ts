import { darker, lighter, mix } from '../../svg/color';
import { linear } from '../../svg/definitions';
import { ellipse, path, rect, repeat } from '../../svg/elements';
import { arcade, dome, type Landmark, minaret, portal, side, wall } from './mood';

export const registan: Landmark = (mood) =>
  dome(-96, -196, 44, mood) +
  dome(96, -196, 44, mood) +
  arcade(-190, 190, 150, mood) +
  portal(0, 170, 260, mood) +
  minaret(-196, 300, 34, mood) +
  minaret(196, 300, 34, mood);

export const gurEmir: Landmark = (mood) =>
  minaret(-130, 280, 28, mood) +
  minaret(130, 280, 28, mood) +
  dome(0, -196, 94, mood) +
  arcade(-110, 110, 130, mood) +
  portal(0, 104, 160, mood);

export const kalyan: Landmark = (mood) =>
  path('M-40 0L-20 -150Q10 -170 40 -150Q70 -172 100 -150Q130 -170 160 -150Q190 -172 220 -150L250 0z', {
    fill: wall(mood.stone, mood.haze),
  }) +
  dome(120, -170, 46, mood) +
  minaret(-70, 370, 58, mood) +
  path('M-102 -362H-38L-46 -408H-94z', {
    fill: linear(0, [0, lighter(mood.stone, 0.3)], [1, darker(mood.stone, 0.35)]),
  }) +
  repeat(5, (i) => rect(-92 + i * 10, -398, 5, 24, { fill: darker(mood.stone, 0.6) })) +
  path('M-90 -408L-70 -436L-50 -408z', { fill: darker(mood.stone, 0.15) });

export const fridayMosque: Landmark = (mood) =>
  arcade(-160, 130, 130, mood) +
  portal(-16, 120, 190, mood) +
  dome(-110, -150, 34, mood) +
  minaret(150, 350, 40, mood) +
  dome(150, -356, 18, mood);

export const carWorks: Landmark = ({ stone, haze }) =>
  [-120, -60]
    .map(
      (x) =>
        path(`M${x - 13} 0L${x - 8} -330H${x + 8}L${x + 13} 0z`, {
          fill: linear(0, [0, '#f1e6e0'], [0.4, '#c8b8b0'], [1, mix('#8d7f7d', haze, 0.3)]),
        }) +
        rect(x - 9, -316, 18, 20, { fill: '#d0493d' }) +
        rect(x - 10, -270, 20, 20, { fill: '#d0493d' }),
    )
    .join('') +
  repeat(
    5,
    (i) =>
      path(`M${-170 + i * 80} -120V-196L${-90 + i * 80} -120z`, { fill: wall(mix(stone, '#93a5bd', 0.6), haze) }) +
      path(`M${-166 + i * 80} -126V-182L${-132 + i * 80} -150V-126z`, { fill: '#dbeaf9', opacity: 0.75 }),
  ) +
  rect(-180, -122, 430, 122, { fill: side(mix(stone, '#93a5bd', 0.6), haze) });

export const flowerPark: Landmark = (mood) =>
  dome(0, -150, 70, { ...mood, tile: '#7fb3c4' }) +
  arcade(-130, 130, 120, mood) +
  repeat(46, (i) =>
    ellipse(-230 + ((i * 83) % 460), -8 - ((i * 37) % 34), 11, 9, {
      fill: ['#e2506a', '#f6b0c0', '#ffb020', '#f5f0ea', '#3f7a55'][i % 5] ?? '#e2506a',
    }),
  );

export const fountain: Landmark = ({ stone, haze }) =>
  path('M-150 -150L0 -220L150 -150z', { fill: wall(lighter(stone, 0.25), haze) }) +
  rect(-150, -150, 300, 150, { fill: side(stone, haze) }) +
  repeat(7, (i) =>
    rect(-138 + i * 42, -148, 20, 148, { fill: linear(0, [0, lighter(stone, 0.6)], [1, darker(stone, 0.15)]) }),
  ) +
  repeat(5, (i) =>
    path(`M${-100 + i * 50} -6Q${-92 + i * 50} ${-120 - (i % 3) * 40} ${-84 + i * 50} -6`, {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.75,
      'stroke-width': 7,
      'stroke-linecap': 'round',
    }),
  ) +
  ellipse(0, -4, 190, 15, { fill: '#a9cbe8' });

export const brickBridge: Landmark = ({ stone, haze }) =>
  rect(-330, -30, 660, 30, { fill: linear(90, [0, '#8db6d8'], [1, '#5d84ab']) }) +
  path(
    `M-330 -20V-150H330V-20H318${repeat(6, (i) => `V-46Q${314 - i * 106} -112 ${268 - i * 106} -112Q${226 - i * 106} -112 ${222 - i * 106} -46V-20H${212 - i * 106}`)}z`,
    { fill: wall(mix(stone, '#b06a45', 0.55), haze) },
  ) +
  rect(-340, -166, 680, 18, { fill: side(mix(stone, '#b06a45', 0.5), haze) }) +
  repeat(7, (i) => rect(-334 + i * 108, -190, 20, 42, { fill: wall(mix(stone, '#b06a45', 0.5), haze) }));

export const yurts: Landmark = ({ stone, haze }) =>
  path('M-420 0V-150L-300 -166L-210 -120L-60 -140L40 -110L190 -150L330 -128L420 -156V0z', {
    fill: linear(90, [0, mix(stone, '#d79a6a', 0.5)], [1, haze]),
  }) +
  [
    [-110, 0.9],
    [60, 1.25],
  ]
    .map(
      ([x = 0, k = 1]) =>
        path(
          `M${x - 80 * k} 0V${-60 * k}Q${x - 60 * k} ${-122 * k} ${x - 12 * k} ${-134 * k}H${x + 12 * k}Q${x + 60 * k} ${-122 * k} ${x + 80 * k} ${-60 * k}V0z`,
          { fill: linear(15, [0, '#fbf3e4'], [0.5, '#dccbb0'], [1, '#8d7a66']) },
        ) +
        rect(x - 80 * k, -66 * k, 160 * k, 12 * k, { fill: '#b23a2e' }) +
        repeat(7, (i) =>
          path(`M${x - 74 * k + i * 22 * k} ${-60 * k}l${7 * k} ${6 * k}l${7 * k} ${-6 * k}z`, { fill: '#ffd98a' }),
        ) +
        rect(x - 17 * k, -52 * k, 34 * k, 52 * k, { fill: '#7a3422' }),
    )
    .join('');
