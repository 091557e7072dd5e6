import { clip, linear } from '../svg/definitions';
import { group, path, rect, repeat } from '../svg/elements';

export function treadFront(width: number, height: number): string {
  const [x, y] = [-width / 2, -height / 2];
  const outline = rect(x, y, width, height, { rx: width * 0.3 });
  const pitch = height / 11;
  const dark = linear(0, [0, '#07090d'], [0.2, '#1c222c'], [0.6, '#141a22'], [1, '#040609']);
  const block = (row: number, side: number) => {
    const top = y + row * pitch * (1 - Math.abs(row - 5.5) * 0.006);
    const at = (share: number) => side * share * width * 0.5;
    const blocks = [
      [0.07, 0.42, 0.34],
      [0.48, 0.76, 0.12],
      [0.81, 1.02, -0.04],
    ] as const;
    return blocks
      .map(([from, to, drop]) => {
        const [a, b] = [at(from), at(to)];
        const [ya, yb] = [top + drop * pitch + pitch * 0.55, top + drop * pitch + pitch * 0.1];
        const tall = pitch * 0.76;
        const lit = side < 0 ? ['#5d6877', '#39424f'] : ['#465160', '#222a35'];
        const sipes = [0.28, 0.5, 0.72]
          .map(
            (share) =>
              `M${a} ${ya + tall * share}L${a + (b - a) * 0.33} ${ya + (yb - ya) * 0.33 + tall * share - 4}L${a + (b - a) * 0.66} ${ya + (yb - ya) * 0.66 + tall * share + 4}L${b} ${yb + tall * share}`,
          )
          .join('');
        return (
          path(`M${a} ${ya}L${b} ${yb}V${yb + tall}L${a} ${ya + tall}z`, {
            fill: linear(60, [0, lit[0] ?? ''], [1, lit[1] ?? '']),
            stroke: '#0a0d12',
            'stroke-width': 2,
            'stroke-linejoin': 'round',
          }) +
          path(sipes, { fill: 'none', stroke: '#080b10', 'stroke-width': 2.6 }) +
          path(`M${a} ${ya}L${b} ${yb}`, { stroke: '#c7d2df', 'stroke-opacity': 0.35, 'stroke-width': 2.5 })
        );
      })
      .join('');
  };
  return group(
    {},
    rect(x, y, width, height, { rx: width * 0.3, fill: dark }),
    group(
      { 'clip-path': clip(outline) },
      repeat(13, (row) => block(row - 1, -1) + block(row - 1, 1)),
      rect(x, y, width, height, {
        fill: linear(0, [0, '#05080f', 0.85], [0.25, '#05080f', 0], [0.75, '#05080f', 0.1], [1, '#05080f', 0.85]),
      }),
      rect(x, y, width, height, {
        fill: linear(90, [0, '#05080f', 0.75], [0.25, '#05080f', 0], [0.7, '#05080f', 0], [1, '#05080f', 0.85]),
      }),
    ),
  );
}
