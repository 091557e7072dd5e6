import { darker, lighter } from '../svg/color';
import { linear } from '../svg/definitions';
import { circle, path, rect, repeat } from '../svg/elements';
import { randomFrom } from '../svg/random';

export type Skyline = 'blocks' | 'towers' | 'domes' | 'steppe';

/** What stands on the horizon behind a branch, hazy and in one colour. */
export function skyline(width: number, base: number, color: string, kind: Skyline, seed: number): string {
  const random = randomFrom(seed);
  const fill = linear(90, [0, lighter(color, 0.1)], [1, lighter(color, 0.35)]);
  if (kind === 'steppe')
    return path(
      `M0 ${base}V${base - 46}Q${width * 0.25} ${base - 90} ${width * 0.5} ${base - 54}T${width} ${base - 70}V${base}z`,
      { fill },
    );
  if (kind === 'domes')
    return (
      minaret(250, base, 400, fill) +
      minaret(690, base, 380, fill) +
      dome(120, base, 330, color) +
      dome(830, base, 390, color) +
      rect(0, base - 60, width, 60, { fill })
    );
  const blocks = repeat(kind === 'towers' ? 9 : 12, (i) => {
    const w = kind === 'towers' ? 44 + random() * 40 : 60 + random() * 60;
    const h = kind === 'towers' ? 150 + random() * 190 : 90 + random() * 120;
    const x = (i / (kind === 'towers' ? 9 : 12)) * width + random() * 20;
    const windows = repeat(Math.floor(h / 26), (row) =>
      repeat(Math.floor(w / 20), (column) =>
        rect(x + 8 + column * 20, base - h + 12 + row * 26, 9, 13, { fill: '#ffffff', opacity: 0.22 }),
      ),
    );
    return rect(x, base - h, w, h, { fill }) + windows;
  });
  return (
    blocks +
    (kind === 'towers'
      ? path(`M792 ${base}L804 ${base - 330}L808 ${base - 400}L812 ${base - 330}L824 ${base}z`, { fill }) +
        circle(808, base - 270, 20, { fill: color })
      : '')
  );
}

const dome = (x: number, base: number, height: number, color: string) => {
  const r = height * 0.34;
  const y = base - height + r * 1.5;
  return (
    rect(x - r * 1.1, y, r * 2.2, base - y, {
      fill: linear(90, [0, lighter(color, 0.12)], [1, lighter(color, 0.35)]),
    }) +
    path(
      `M${x - r} ${y}C${x - r * 1.2} ${y - r * 0.9} ${x - r * 0.5} ${y - r * 1.2} ${x} ${y - r * 1.75}C${x + r * 0.5} ${y - r * 1.2} ${x + r * 1.2} ${y - r * 0.9} ${x + r} ${y}z`,
      { fill: linear(20, [0, lighter('#4f93a8', 0.35)], [0.5, '#4f93a8'], [1, darker('#4f93a8', 0.3)]) },
    ) +
    path(`M${x - r * 0.6} ${base}V${y + r * 1.1}Q${x} ${y + r * 0.2} ${x + r * 0.6} ${y + r * 1.1}V${base}z`, {
      fill: darker(color, 0.25),
      opacity: 0.55,
    })
  );
};

const minaret = (x: number, base: number, height: number, fill: string) =>
  path(`M${x - 20} ${base}L${x - 12} ${base - height}H${x + 12}L${x + 20} ${base}z`, { fill }) +
  rect(x - 18, base - height - 8, 36, 14, { fill }) +
  path(`M${x - 11} ${base - height - 8}Q${x} ${base - height - 44} ${x + 11} ${base - height - 8}z`, { fill });
