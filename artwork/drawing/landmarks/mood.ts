import { darker, lighter, mix } from '../../svg/color';
import { linear } from '../../svg/definitions';
import { path, rect, repeat } from '../../svg/elements';

export type Mood = { stone: string; tile: string; haze: string; windows: string };

/** Drawn around x = 0 with its base at y = 0. */
export type Landmark = (mood: Mood) => string;

export const wall = (color: string, haze: string): string =>
  linear(70, [0, lighter(color, 0.22)], [0.5, color], [1, mix(color, haze, 0.55)]);

export const side = (color: string, haze: string): string =>
  linear(90, [0, darker(color, 0.3)], [1, mix(color, haze, 0.4)]);

/** (x, y) is the middle of its base. */
export function dome(x: number, y: number, r: number, { stone, tile, haze }: Mood): string {
  const outline = (share: number) =>
    `M${x - r * share} ${y}C${x - r * 1.24 * share} ${y - r * 0.8} ${x - r * 0.6 * share} ${y - r * 1.25} ${x} ${y - r * 1.7}C${x + r * 0.6 * share} ${y - r * 1.25} ${x + r * 1.24 * share} ${y - r * 0.8} ${x + r * share} ${y}`;
  return (
    rect(x - r * 0.86, y, r * 1.72, r * 0.7, { fill: wall(stone, haze) }) +
    rect(x - r * 0.86, y + r * 0.14, r * 1.72, r * 0.16, { fill: tile, opacity: 0.75 }) +
    path(`${outline(1)}z`, { fill: linear(15, [0, lighter(tile, 0.5)], [0.4, tile], [1, darker(tile, 0.42)]) }) +
    [0.72, 0.4, 0.1]
      .map((share) =>
        path(outline(share), {
          fill: 'none',
          stroke: darker(tile, 0.4),
          'stroke-opacity': 0.35,
          'stroke-width': r * 0.035,
        }),
      )
      .join('') +
    rect(x - 1.5, y - r * 1.98, 3, r * 0.3, { fill: '#ffb020' })
  );
}

export const minaret = (x: number, height: number, width: number, { stone, tile, haze }: Mood): string =>
  path(`M${x - width / 2} 0L${x - width * 0.36} ${-height}H${x + width * 0.36}L${x + width / 2} 0z`, {
    fill: linear(0, [0, lighter(stone, 0.25)], [0.4, stone], [1, darker(stone, 0.35)]),
  }) +
  repeat(5, (i) =>
    rect(x - width * 0.44, -height * (0.2 + i * 0.17), width * 0.88, height * 0.03, {
      fill: i % 2 ? tile : mix(tile, haze, 0.3),
      opacity: 0.85,
    }),
  ) +
  path(
    `M${x - width * 0.52} ${-height}H${x + width * 0.52}L${x + width * 0.36} ${-height + width * 0.4}H${x - width * 0.36}z`,
    { fill: darker(stone, 0.2) },
  );

/** The middle of its base is at x. */
export function portal(x: number, width: number, height: number, { stone, tile, haze }: Mood): string {
  const niche = (share: number) =>
    `M${x - width * 0.31 * share} 0V${-height * 0.5 * share}Q${x - width * 0.3 * share} ${-height * 0.72 * share} ${x} ${-height * 0.84 * share}Q${x + width * 0.3 * share} ${-height * 0.72 * share} ${x + width * 0.31 * share} ${-height * 0.5 * share}V0z`;
  return (
    rect(x - width / 2, -height, width, height, { fill: wall(stone, haze) }) +
    rect(x - width * 0.45, -height * 0.965, width * 0.9, height * 0.965, {
      fill: 'none',
      stroke: tile,
      'stroke-width': width * 0.045,
      'stroke-opacity': 0.9,
    }) +
    path(niche(1.06), { fill: tile }) +
    path(niche(1), { fill: linear(90, [0, darker(stone, 0.62)], [1, mix(darker(stone, 0.3), haze, 0.4)]) }) +
    path(niche(0.5), { fill: darker(stone, 0.7) })
  );
}

export const arcade = (from: number, to: number, height: number, mood: Mood): string =>
  rect(from, -height, to - from, height, { fill: wall(mood.stone, mood.haze) }) +
  repeat(Math.floor((to - from) / 34), (i) => {
    const x = from + 8 + i * 34;
    return path(
      `M${x} ${-height * 0.2}V${-height * 0.6}Q${x + 2} ${-height * 0.8} ${x + 10} ${-height * 0.88}Q${x + 18} ${-height * 0.8} ${x + 20} ${-height * 0.6}V${-height * 0.2}z`,
      {
        fill: darker(mood.stone, 0.5),
        stroke: mood.tile,
        'stroke-width': 2.5,
      },
    );
  });

export const windows = (
  x: number,
  y: number,
  columns: number,
  rows: number,
  pitch: readonly [number, number],
  color: string,
): string =>
  repeat(rows, (row) =>
    repeat(columns, (column) =>
      rect(x + column * pitch[0], y + row * pitch[1], pitch[0] * 0.5, pitch[1] * 0.52, {
        fill: color,
        opacity: 0.25 + ((row * 7 + column * 5 + row * column) % 4) * 0.2,
      }),
    ),
  );
