import { amber, darker, lighter } from '../svg/color';
import { blur, clip, linear, linearBetween, radial } from '../svg/definitions';
import { circle, ellipse, group, line, path, place, rect, repeat } from '../svg/elements';
import { coloured, iron, steel } from '../svg/materials';
import { randomFrom } from '../svg/random';

export function hall(width: number, height: number, floor: number): string {
  return (
    rect(0, 0, width, height, { fill: linear(90, [0, '#111827'], [0.55, '#2c3950'], [1, '#1a2334']) }) +
    group(
      { stroke: '#9fb2cf', 'stroke-opacity': 0.07, 'stroke-width': 2 },
      repeat(Math.ceil(width / 120), (i) => line(i * 120, floor * 0.2, i * 120, floor)),
      line(0, floor * 0.55, width, floor * 0.55),
    ) +
    farShelves(width, floor) +
    stripLights(width, floor * 0.13) +
    rect(0, floor, width, height - floor, { fill: linear(90, [0, '#0d131e'], [0.2, '#1f2a3b'], [1, '#0b101a']) }) +
    floorGloss(width, floor, height) +
    line(0, floor, width, floor, { stroke: '#8fa3bf', 'stroke-opacity': 0.4, 'stroke-width': 2 })
  );
}

function farShelves(width: number, floor: number): string {
  const random = randomFrom(width);
  const pitch = floor * 0.15;
  const cartons = repeat(4, (row) =>
    repeat(Math.ceil(width / 58), (i) => {
      const [w, h] = [30 + random() * 24, pitch * (0.35 + random() * 0.45)];
      const fill = ['#4a5d7d', '#8a6a3a', '#6d7f9c', '#33445f', '#c78a2a'][Math.floor(random() * 5)];
      return rect(i * 58, floor - 14 - row * pitch - h, w, h, { fill, opacity: random() > 0.25 ? 0.5 : 0 });
    }),
  );
  const boards = repeat(4, (row) => rect(0, floor - 14 - row * pitch, width, 6, { fill: '#0b111c', opacity: 0.7 }));
  const lamps = repeat(12, (i) =>
    circle(random() * width, floor * (0.2 + random() * 0.6), 12 + random() * 22, {
      fill: i % 3 === 0 ? '#ffb84a' : '#8fb4ef',
      opacity: 0.1 + random() * 0.14,
    }),
  );
  return (
    group({ opacity: 0.75, filter: blur(7) }, cartons + boards) +
    group({ filter: blur(2) }, lamps) +
    rect(0, 0, width, floor, { fill: linear(90, [0, '#0c1320', 0.75], [0.6, '#16213a', 0.25], [1, '#0c1320', 0.6]) })
  );
}

const floorGloss = (width: number, floor: number, height: number) =>
  repeat(3, (i) =>
    rect(width * (0.08 + i * 0.33), floor + 4, width * 0.2, (height - floor) * 0.8, {
      fill: linear(90, [0, '#cfe0ff', 0.22], [1, '#cfe0ff', 0]),
      filter: blur(16),
    }),
  );

const stripLights = (width: number, y: number) =>
  repeat(3, (i) => {
    const x = width * (0.08 + i * 0.33);
    const length = width * 0.2;
    return (
      path(`M${x} ${y}h${length}l${length * 0.35} ${y * 6}h${-length * 1.7}z`, {
        fill: linear(90, [0, '#dfeaf8', 0.16], [1, '#dfeaf8', 0]),
      }) +
      rect(x, y - 4, length, 7, { rx: 3, fill: '#f4f8fd' }) +
      rect(x, y - 8, length, 15, { fill: '#dcebff', opacity: 0.5, filter: blur(7) })
    );
  });

export function lift(x: number, floor: number, width: number, height: number, armY: number): string {
  const post = (px: number) =>
    rect(px - 26, floor - height, 52, height, { fill: coloured('#455268') }) +
    rect(px - 9, floor - height + 14, 18, height - 28, { fill: '#0d121b', opacity: 0.7 }) +
    rect(px - 50, floor - 16, 100, 18, { rx: 3, fill: iron(90) }) +
    rect(px - 30, floor - height - 10, 60, 16, { rx: 4, fill: amber }) +
    rect(px - 34, armY - 46, 68, 82, { rx: 6, fill: coloured('#5d6b82') });
  const arm = (px: number, reach: number) =>
    path(`M${px} ${armY - 12}L${px + reach} ${armY - 6}V${armY + 8}L${px} ${armY + 20}z`, {
      fill: linear(90, [0, '#7c8a9f'], [1, '#27313f']),
    }) +
    rect(px + reach - 16, armY - 26, 32, 26, { rx: 4, fill: iron(0) }) +
    rect(px + reach - 20, armY - 32, 40, 8, { rx: 3, fill: '#12171f' });
  return (
    post(x - width / 2) + post(x + width / 2) + arm(x - width / 2, width * 0.24) + arm(x + width / 2, -width * 0.24)
  );
}

export function trolley(x: number, y: number, scale = 1, color = '#3b4a61'): string {
  return place(
    { x, y, scale },
    [-78, 78].map((dx) => circle(dx, -13, 13, { fill: '#0b0f16', stroke: '#5f6b7b', 'stroke-width': 4 })).join(''),
    rect(-106, -250, 212, 226, {
      rx: 8,
      fill: linear(0, [0, lighter(color, 0.2)], [0.4, color], [1, darker(color, 0.4)]),
    }),
    repeat(
      5,
      (i) =>
        rect(-94, -206 + i * 36, 188, 30, {
          rx: 4,
          fill: darker(color, 0.25),
          stroke: '#ffffff',
          'stroke-opacity': 0.14,
          'stroke-width': 1.5,
        }) + rect(-60, -198 + i * 36, 120, 6, { rx: 3, fill: i === 1 ? amber : '#c5cedb' }),
    ),
    rect(-114, -262, 228, 20, { rx: 6, fill: linear(90, [0, '#8c99ab'], [1, '#2a3443']) }),
  );
}

export function tablet(trace = amber): string {
  const screen = rect(-138, -90, 276, 180, { rx: 6 });
  const wave = 'M-138 20H-90l14 -44l18 86l20 -128l18 118l16 -66l18 92l18 -76l12 18H138';
  return group(
    {},
    rect(-166, -116, 332, 232, { rx: 26, fill: linear(60, [0, '#5d6b80'], [0.5, '#252f3e'], [1, '#0e141e']) }),
    rect(-150, -102, 300, 204, { rx: 10, fill: '#0b111c' }),
    group(
      { 'clip-path': clip(screen) },
      rect(-138, -90, 276, 180, { fill: radial(0.5, 0.4, 0.8, [0, '#21324c'], [1, '#0d1524']) }),
      group(
        { stroke: '#7fa0cf', 'stroke-opacity': 0.18, 'stroke-width': 1.4 },
        repeat(13, (i) => line(-138 + i * 22, -90, -138 + i * 22, 90)),
        repeat(9, (i) => line(-138, -90 + i * 22, 138, -90 + i * 22)),
      ),
      path(wave, { fill: 'none', stroke: trace, 'stroke-width': 10, 'stroke-opacity': 0.35, filter: blur(5) }),
      path(wave, { fill: 'none', stroke: trace, 'stroke-width': 4.5, 'stroke-linejoin': 'round' }),
      repeat(4, (i) => rect(-126 + i * 66, 62, 44, 16, { rx: 4, fill: '#5f7596', opacity: 0.7 })),
      path('M-138 -90H20L-90 90H-138z', { fill: '#ffffff', opacity: 0.07 }),
    ),
    rect(-166, -116, 332, 232, { rx: 26, fill: 'none', stroke: '#ffffff', 'stroke-opacity': 0.3, 'stroke-width': 2.5 }),
  );
}

export function engine(accent = true): string {
  return group(
    {},
    path('M-150 120H150L120 172H-110z', { fill: linear(90, [0, '#3b4553'], [1, '#141a24']) }),
    rect(-170, -20, 340, 146, { rx: 10, fill: linear(70, [0, '#9ca7b5'], [0.5, '#626e7e'], [1, '#343e4b']) }),
    repeat(4, (i) =>
      rect(-150 + i * 78, 0, 62, 108, { rx: 30, fill: linear(0, [0, '#4a5564'], [0.35, '#a9b3c0'], [1, '#39434f']) }),
    ),
    rect(-180, -78, 360, 62, { rx: 8, fill: linear(90, [0, '#d5dbe2'], [0.5, '#8d98a7'], [1, '#4d5867']) }),
    repeat(9, (i) => circle(-164 + i * 41, -46, 6, { fill: '#2a323e' })),
    path('M-190 -80L-176 -140Q-170 -156 -150 -156H150Q170 -156 176 -140L190 -80z', {
      fill: linear(90, [0, '#5b6778'], [0.3, '#2e3746'], [1, '#171e29']),
    }),
    repeat(4, (i) =>
      rect(-140 + i * 78, -146, 44, 58, {
        rx: 8,
        fill: accent ? linear(90, [0, '#ffd685'], [0.5, amber], [1, '#a86500']) : '#4d5969',
      }),
    ),
    repeat(4, (i) =>
      path(`M${-128 + i * 78} 122C${-140 + i * 78} 180 ${-40 + i * 30} 190 ${40 + i * 10} 200`, {
        fill: 'none',
        stroke: linearBetween(-150, 120, 100, 200, [0, '#a6b0bd'], [1, '#4a5463']),
        'stroke-width': 22,
      }),
    ),
    circle(-206, 70, 66, { fill: radial(0.4, 0.36, 0.7, [0, '#98a3b1'], [0.7, '#434d5b'], [1, '#151b25']) }),
    circle(-206, 70, 34, { fill: iron(45) }),
    circle(-200, -66, 40, { fill: radial(0.4, 0.36, 0.7, [0, '#98a3b1'], [0.7, '#434d5b'], [1, '#151b25']) }),
    path('M-271 76L-240 -66A40 40 0 0 1 -160 -70L-141 80', { fill: 'none', stroke: '#0c1118', 'stroke-width': 12 }),
    rect(146, -184, 44, 30, { rx: 8, fill: coloured('#1d2531') }),
  );
}

export function piston(): string {
  return group(
    {},
    path('M-34 20L-26 170H26L34 20z', { fill: iron(0) }),
    path('M-12 40L-9 160H9L12 40z', { fill: '#2a323e', opacity: 0.6 }),
    circle(0, 196, 62, { fill: linear(40, [0, '#c5cdd6'], [0.5, '#7c8797'], [1, '#3b4552']) }),
    circle(0, 196, 40, { fill: '#0e131c', stroke: '#e2c17a', 'stroke-width': 7 }),
    [-62, 62].map((x) => rect(x - 13, 170, 26, 54, { rx: 5, fill: steel(0) })).join(''),
    path('M-110 -200V20Q-110 40 -92 44L-56 48Q-50 0 0 0Q50 0 56 48L92 44Q110 40 110 20V-200z', {
      fill: linear(0, [0, '#6d7888'], [0.2, '#f0f3f6'], [0.42, '#aeb8c4'], [0.75, '#667181'], [1, '#8f9aa9']),
    }),
    ellipse(0, -200, 110, 30, { fill: linear(20, [0, '#f4f6f8'], [0.5, '#aab4c0'], [1, '#76818f']) }),
    ellipse(0, -198, 66, 15, { fill: '#77828f', opacity: 0.6 }),
    [-168, -138, -108]
      .map((y, i) =>
        path(`M-111 ${y}a111 28 0 0 0 222 0v13a111 28 0 0 1 -222 0z`, { fill: i === 2 ? amber : '#222a36' }),
      )
      .join(''),
    circle(0, 10, 36, { fill: '#1a212c', stroke: '#dfe4ea', 'stroke-width': 7 }),
    circle(0, 10, 20, { fill: steel(40) }),
  );
}
