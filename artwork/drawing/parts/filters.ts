import { darker, lighter } from '../../svg/color';
import { clip, linear } from '../../svg/definitions';
import { ellipse, group, path, place, rect, repeat } from '../../svg/elements';
import { coloured, iron, steel } from '../../svg/materials';
import { cylinder, tube } from '../solids';

/** Thread upwards, size 300 × 380. */
export function spinOnFilter(color: string, band: string): string {
  return group(
    {},
    path('M-150 -120V170Q-150 204 -112 212Q0 232 112 212Q150 204 150 170V-120z', { fill: coloured(color) }),
    repeat(15, (i) =>
      path(`M${-140 + i * 20} 150V206`, {
        stroke: '#05080f',
        'stroke-opacity': 0.35,
        'stroke-width': 6,
        'stroke-linecap': 'round',
      }),
    ),
    path('M-150 -40Q0 -10 150 -40V84Q0 116 -150 84z', { fill: coloured(band) }),
    path('M-150 -40Q0 -10 150 -40M-150 84Q0 116 150 84', {
      fill: 'none',
      stroke: '#ffffff',
      'stroke-opacity': 0.5,
      'stroke-width': 3,
    }),
    ellipse(0, -120, 150, 42, { fill: iron(0) }),
    ellipse(0, -122, 142, 38, { fill: linear(20, [0, '#e2e7ec'], [0.5, '#98a3b1'], [1, '#697485']) }),
    ellipse(0, -124, 116, 30, { fill: 'none', stroke: '#151a22', 'stroke-width': 13 }),
    ellipse(0, -126, 116, 30, { fill: 'none', stroke: '#4b5562', 'stroke-width': 4 }),
    repeat(8, (i) =>
      ellipse(Math.cos((i * Math.PI) / 4) * 74, -124 + Math.sin((i * Math.PI) / 4) * 19, 11, 5, { fill: '#0d121a' }),
    ),
    ellipse(0, -124, 44, 12, { fill: '#0a0e15' }),
    ellipse(0, -124, 44, 12, { fill: 'none', stroke: '#dfe4ea', 'stroke-width': 5 }),
    repeat(3, (i) => ellipse(0, -121 + i * 3, 37 - i * 2, 9, { fill: 'none', stroke: '#8d98a6', 'stroke-width': 1.6 })),
  );
}

export function panelFilter(frame: string, medium: string, pleats = 22): string {
  const skew = 'matrix(1 0 -0.42 0.62 0 0)';
  const width = 440;
  const pitch = width / pleats;
  const fold = (i: number) =>
    rect(-width / 2 + i * pitch, -170, pitch * 0.5, 340, { fill: linear(0, [0, lighter(medium, 0.4)], [1, medium]) }) +
    rect(-width / 2 + i * pitch + pitch * 0.5, -170, pitch * 0.5, 340, {
      fill: linear(0, [0, darker(medium, 0.18)], [1, darker(medium, 0.5)]),
    });
  return group(
    {},
    path('M-341 124L-341 176Q-341 186 -331 186H171Q184 186 192 174L341 -76V-124z', {
      fill: linear(
        0,
        [0, darker(frame, 0.25)],
        [0.6, darker(frame, 0.1)],
        [0.66, darker(frame, 0.55)],
        [1, darker(frame, 0.35)],
      ),
    }),
    group(
      { transform: skew },
      rect(-256, -200, 512, 400, {
        rx: 26,
        fill: linear(60, [0, lighter(frame, 0.4)], [0.5, frame], [1, darker(frame, 0.3)]),
      }),
      rect(-232, -178, 464, 356, { rx: 12, fill: darker(frame, 0.6) }),
      group({ 'clip-path': clip(rect(-226, -172, 452, 344, { rx: 8 })) }, repeat(pleats, fold)),
      rect(-256, -200, 512, 400, {
        rx: 26,
        fill: 'none',
        stroke: '#ffffff',
        'stroke-opacity': 0.45,
        'stroke-width': 5,
      }),
    ),
  );
}

export function cabinFilter(medium: string, card: string): string {
  const teeth = Array.from({ length: 26 }, (_, i) => `L${-291 + (i + 1) * 18} ${i % 2 ? 46 : 96}`).join('');
  return group(
    {},
    place({ y: -40 }, panelFilter(card, medium, 26)),
    place(
      { x: -50, y: 66 },
      rect(-291, 18, 486, 92, { fill: linear(90, [0, lighter(medium, 0.3)], [1, darker(medium, 0.35)]) }),
      path(`M-291 110V60${teeth}L195 60V110z`, { fill: darker(medium, 0.45) }),
      path(`M-291 60${teeth}L195 60`, {
        fill: 'none',
        stroke: lighter(medium, 0.5),
        'stroke-width': 3,
        transform: 'translate(0 -2)',
      }),
    ),
  );
}

export function gasFilters(): string {
  const inline = (color: string) =>
    tube('M0 -210V-150M0 150V210', 34, '#8d98a6') +
    cylinder({ x: 0, y: -130, width: 130, height: 260, fill: coloured(color), cap: lighter(color, 0.4), bulge: 0.22 }) +
    rect(-68, -140, 136, 26, { rx: 8, fill: steel(0) }) +
    rect(-68, 112, 136, 26, { rx: 8, fill: steel(0) }) +
    path('M-22 30L0 -44L22 30z', { fill: '#ffffff', opacity: 0.85 });
  const element =
    cylinder({ x: 0, y: -90, width: 150, height: 190, fill: coloured('#d8c79a'), cap: '#5a6472', bulge: 0.26 }) +
    repeat(13, (i) =>
      path(`M${-66 + i * 11} ${-76 + Math.abs(6 - i) * -1.4}v180`, {
        stroke: '#8a7748',
        'stroke-opacity': 0.7,
        'stroke-width': 3,
      }),
    ) +
    ellipse(0, -90, 75, 19, { fill: '#39434f' }) +
    ellipse(0, -90, 34, 9, { fill: '#0b0f16' });
  return (
    place({ x: -130, y: -30 }, inline('#e7ebef')) +
    place({ x: 40, y: 10, turn: 6, scale: 0.92 }, inline('#3f6f52')) +
    place({ x: 185, y: 110, scale: 1.05 }, element)
  );
}
