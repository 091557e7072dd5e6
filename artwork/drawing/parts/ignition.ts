import { amber, darker, lighter } from '../../svg/color';
import { linear } from '../../svg/definitions';
import { ellipse, group, path, place, rect, repeat } from '../../svg/elements';
import { brass, chrome, coloured, steel } from '../../svg/materials';
import { glow } from '../backdrop';
import { hexCollar, thread, tube } from '../solids';

/** Electrode downwards, size 110 × 540 around the origin. */
export function sparkPlug({ spark = false, ring = amber, fine = false } = {}): string {
  return group(
    {},
    rect(-15, -270, 30, 34, { rx: 7, fill: chrome(0) }),
    rect(-10, -240, 20, 16, { fill: steel(0) }),
    path('M-24 -226H24L30 -80H-30z', {
      fill: linear(0, [0, '#b8bec7'], [0.25, '#ffffff'], [0.6, '#eceff2'], [1, '#949dab']),
    }),
    repeat(4, (i) =>
      rect(-29 - i * 0.7, -206 + i * 22, 58 + i * 1.4, 9, {
        rx: 4.5,
        fill: linear(0, [0, '#a7afbb'], [0.25, '#ffffff'], [1, '#8a94a3']),
      }),
    ),
    rect(-26, -112, 52, 12, { fill: ring }),
    rect(-36, -88, 72, 30, { rx: 8, fill: steel(0) }),
    hexCollar(0, -62, 116, 66),
    rect(-46, 4, 92, 30, { rx: 5, fill: chrome(0) }),
    rect(-52, 30, 104, 14, { rx: 6, fill: brass(0) }),
    thread(0, 44, 76, 146, 15, steel(0)),
    rect(-20, 190, 40, 14, { fill: '#e8ebee' }),
    path('M-13 204H13L9 222H-9z', { fill: '#f5f5f2' }),
    rect(fine ? -3 : -6, 220, fine ? 6 : 12, 12, { fill: fine ? '#e9edf2' : '#8d98a6' }),
    path('M36 188V236Q36 256 18 256H-8', {
      fill: 'none',
      stroke: steel(0),
      'stroke-width': 13,
      'stroke-linecap': 'round',
    }),
    spark
      ? glow(0, 240, 90, amber, 0.95) +
          glow(0, 240, 30, '#ffffff', 1) +
          path('M0 232L7 240L-5 243L3 250', { stroke: '#ffffff', 'stroke-width': 3.5, fill: 'none' })
      : '',
  );
}

export function coilPack(): string {
  const boot = (x: number) =>
    place(
      { x },
      rect(-27, -20, 54, 150, { rx: 12, fill: coloured('#3a4350') }),
      repeat(5, (i) => rect(-30, 4 + i * 22, 60, 9, { rx: 4, fill: coloured('#4b5563') })),
      path('M-22 128H22L17 210H-17z', { fill: coloured('#1d242f') }),
      ellipse(0, 210, 17, 6, { fill: '#0a0e15' }),
    );
  return group(
    {},
    repeat(4, (i) => boot(-180 + i * 120)),
    path('M-250 -104Q-250 -126 -228 -126H228Q250 -126 250 -104V-34Q250 -10 226 -10H-226Q-250 -10 -250 -34z', {
      fill: linear(90, [0, '#7b8696'], [0.14, '#4a5463'], [0.6, '#2a323f'], [1, '#131923']),
    }),
    repeat(4, (i) =>
      rect(-222 + i * 120, -110, 84, 84, {
        rx: 14,
        fill: linear(60, [0, '#566171'], [1, '#202834', 0.2]),
        stroke: '#0c1119',
        'stroke-opacity': 0.5,
        'stroke-width': 3,
      }),
    ),
    rect(-292, -92, 56, 58, { rx: 8, fill: coloured('#5d6877') }),
    rect(-306, -82, 24, 38, { rx: 5, fill: '#10151e' }),
    [-120, 0, 120]
      .map((x) => ellipse(x, -68, 13, 13, { fill: steel(40), stroke: '#0c1119', 'stroke-width': 3 }))
      .join(''),
    rect(-222, -124, 444, 6, { rx: 3, fill: '#ffffff', opacity: 0.35 }),
  );
}

export function ignitionLeads(color: string): string {
  const lead = (i: number) => {
    const [x, reach] = [-195 + i * 130, 40 + i * 34];
    const d = `M${x} -150C${x - 10} ${-40 + reach * 0.4} ${x + 120 - i * 80} 40 ${x + 20} 120`;
    return (
      tube(d, 24, color, 0.55) +
      place(
        { x, y: -150 },
        rect(-19, -108, 38, 122, { rx: 13, fill: coloured('#2b333f') }),
        rect(-23, -112, 46, 34, { rx: 10, fill: coloured('#39424f') }),
        repeat(3, (k) => rect(-21, -60 + k * 18, 42, 7, { rx: 3, fill: '#0c1118', opacity: 0.6 })),
      ) +
      place(
        { x: x + 20, y: 120, turn: 6 },
        rect(-20, -20, 40, 140, { rx: 13, fill: coloured('#2b333f') }),
        rect(-16, 108, 32, 22, { rx: 5, fill: brass(0) }),
      )
    );
  };
  return repeat(4, lead);
}

export function oxygenSensor(): string {
  const tip = group(
    {},
    rect(-24, 96, 48, 124, { rx: 20, fill: steel(0) }),
    repeat(3, (row) => repeat(3, (i) => ellipse(-13 + i * 13, 130 + row * 30, 4.5, 8, { fill: '#0c1118' }))),
    thread(0, 34, 74, 66, 13, brass(0)),
    rect(-48, 22, 96, 14, { rx: 5, fill: brass(0) }),
    hexCollar(0, -44, 118, 66),
    path('M-34 -46H34L28 -150H-28z', { fill: chrome(0) }),
    rect(-31, -172, 62, 28, { rx: 8, fill: coloured('#2b333f') }),
  );
  return (
    tube(
      'M30 -206C50 -330 -150 -300 -170 -190C-190 -80 -260 -60 -236 60C-226 110 -190 120 -180 150',
      22,
      '#2d3643',
      0.35,
    ) +
    place(
      { x: -176, y: 190, turn: -14 },
      rect(-38, -44, 76, 106, { rx: 10, fill: coloured('#4a5463') }),
      rect(-30, 48, 60, 26, { rx: 4, fill: coloured('#8792a2') }),
      rect(-14, -28, 28, 54, { rx: 5, fill: darker('#4a5463', 0.5) }),
      rect(-44, -18, 10, 44, { rx: 3, fill: lighter('#4a5463', 0.3) }),
    ) +
    place({ x: 60, turn: -9, y: -20 }, tip)
  );
}
