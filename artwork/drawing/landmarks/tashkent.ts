import { darker, lighter, mix } from '../../svg/color';
import { linear } from '../../svg/definitions';
import { circle, ellipse, path, rect, repeat } from '../../svg/elements';
import { type Landmark, side, wall, windows } from './mood';

export const hotel: Landmark = ({ stone, haze, windows: lit }) =>
  path('M-150 0V-330L0 -350V0z', { fill: wall(lighter(stone, 0.2), haze) }) +
  path('M150 0V-330L0 -350V0z', { fill: side(stone, haze) }) +
  repeat(15, (row) =>
    repeat(14, (column) => {
      const x = -140 + column * 20.4;
      const slope = (1 - Math.abs(x) / 150) * 18;
      return path(`M${x} ${-312 - slope + row * 20}l6 -5l6 5v9l-6 5l-6 -5z`, {
        fill: (row * 5 + column * 3) % 7 === 0 ? lit : darker(stone, 0.45),
        opacity: 0.75,
      });
    }),
  );

export const televisionTower: Landmark = ({ stone, tile, haze }) =>
  path('M-60 0L-9 -210H9L60 0H46L6 -150H-6L-46 0z', { fill: wall(mix(stone, '#8fa3bd', 0.6), haze) }) +
  path('M-10 -60H10L7 -300H-7z', { fill: side(mix(stone, '#8fa3bd', 0.6), haze) }) +
  ellipse(0, -214, 30, 13, { fill: linear(90, [0, lighter(tile, 0.4)], [1, darker(tile, 0.3)]) }) +
  ellipse(0, -240, 22, 9, { fill: linear(90, [0, lighter(tile, 0.4)], [1, darker(tile, 0.3)]) }) +
  path('M-5 -300H5L2 -410H-2z', { fill: '#d9483b' }) +
  rect(-5, -340, 10, 14, { fill: '#ffffff' }) +
  rect(-4, -374, 8, 12, { fill: '#ffffff' });

export const mosaicBlocks: Landmark = ({ stone, tile, haze, windows: lit }) =>
  [-150, 20]
    .map((x, i) => {
      const height = 290 - i * 60;
      return (
        rect(x, -height, 150, height, { fill: wall(stone, haze) }) +
        windows(x + 62, -height + 16, 4, Math.floor(height / 30) - 1, [22, 30], i ? lit : darker(stone, 0.5)) +
        rect(x, -height, 50, height, { fill: mix(tile, haze, 0.25) }) +
        repeat(
          Math.floor(height / 50),
          (row) =>
            path(`M${x + 25} ${-height + 8 + row * 50}l18 18l-18 18l-18 -18z`, {
              fill: row % 2 ? '#f0b45a' : lighter(tile, 0.65),
            }) + circle(x + 25, -height + 26 + row * 50, 6, { fill: darker(tile, 0.3) }),
        )
      );
    })
    .join('');

export const glassTowers: Landmark = ({ haze, windows: lit }) => {
  const tower = (x: number, width: number, height: number, slant: number) =>
    path(`M${x} 0V${-height}L${x + width} ${-height + slant}V0z`, {
      fill: linear(60, [0, '#b8cdea'], [0.35, '#5b769f'], [0.7, '#334a70'], [1, mix('#334a70', haze, 0.6)]),
    }) +
    path(`M${x + width * 0.16} 0V${-height + slant * 0.2}h${width * 0.1}V0z`, { fill: '#ffffff', opacity: 0.28 }) +
    windows(
      x + width * 0.34,
      -height + Math.max(slant, 0) + 14,
      Math.floor((width * 0.6) / 13),
      Math.floor((height - Math.abs(slant)) / 16) - 1,
      [13, 16],
      lit,
    );
  return tower(-130, 70, 220, 20) + tower(-44, 84, 390, 60) + tower(54, 64, 290, -30);
};

export const viaduct: Landmark = ({ stone, haze, windows: lit }) =>
  repeat(6, (i) => rect(-520 + i * 180, -120, 24, 120, { fill: side(stone, haze) })) +
  rect(-620, -150, 1240, 34, { fill: wall(stone, haze) }) +
  path('M-330 -156V-202Q-330 -214 -316 -214H150Q196 -212 206 -156z', {
    fill: linear(90, [0, '#e9eef5'], [0.6, '#9fb0c8'], [1, '#53647f']),
  }) +
  rect(-330, -172, 534, 6, { fill: '#2c66d4' }) +
  repeat(8, (i) => rect(-312 + i * 58, -204, 42, 22, { rx: 3, fill: lit, opacity: 0.95 }));
