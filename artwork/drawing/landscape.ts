import { darker, lighter, mix } from '../svg/color';
import { blur, clip, linear, radial } from '../svg/definitions';
import { circle, ellipse, group, line, path, rect, repeat } from '../svg/elements';
import { randomFrom } from '../svg/random';

/** Mountains lit from the left; `snow`: white upper slopes. */
export function mountains(
  width: number,
  base: number,
  height: number,
  seed: number,
  color: string,
  snow = false,
): string {
  const random = randomFrom(seed);
  const count = Math.max(3, Math.round(width / (height * 1.1)));
  const pitch = width / count;
  const peaks = Array.from({ length: count + 1 }, (_, i) => ({
    x: (i - 0.1 + (random() - 0.5) * 0.5) * pitch,
    y: base - height * (0.55 + random() * 0.45),
  }));
  const peak = ({ x, y }: { x: number; y: number }) => {
    const tall = base - y;
    const [left, right] = [x - tall * 1.05, x + tall * 1.05];
    const outline = `M${left} ${base}L${x - tall * 0.5} ${y + tall * 0.54}L${x - tall * 0.3} ${y + tall * 0.24}L${x} ${y}L${x + tall * 0.26} ${y + tall * 0.3}L${x + tall * 0.52} ${y + tall * 0.5}L${right} ${base}z`;
    const shade = `M${x} ${y}L${x + tall * 0.26} ${y + tall * 0.3}L${x + tall * 0.52} ${y + tall * 0.5}L${right} ${base}H${x + tall * 0.06}L${x - tall * 0.08} ${y + tall * 0.62}L${x + tall * 0.07} ${y + tall * 0.34}z`;
    const level = y + tall * 0.36;
    const cap = `M${x - tall} ${y - 9}H${x + tall}V${level}l${-tall * 0.72} ${tall * 0.02}l${-tall * 0.1} ${-tall * 0.1}l${-tall * 0.1} ${tall * 0.14}l${-tall * 0.1} ${-tall * 0.15}l${-tall * 0.12} ${tall * 0.13}l${-tall * 0.1} ${-tall * 0.07}H${x - tall}z`;
    return group(
      { 'clip-path': clip(path(outline)) },
      path(outline, { fill: linear(90, [0, lighter(color, 0.22)], [1, color]) }),
      snow ? path(cap, { fill: lighter(color, 0.84) }) : '',
      path(shade, { fill: darker(color, 0.45), opacity: 0.6 }),
    );
  };
  return peaks
    .toSorted((a, b) => a.y - b.y)
    .map(peak)
    .join('');
}

export function range(width: number, base: number, rise: number, seed: number, color: string, snow = 1): string {
  const random = randomFrom(seed);
  const [phase1, phase2] = [random() * 6, random() * 6];
  const crest: { x: number; y: number }[] = [];
  for (let x = -60, up = true; x < width + 60; x += 16 + 44 * random() ** 2, up = !up) {
    const waves = 0.5 + 0.26 * Math.sin(x / 190 + phase1) + 0.14 * Math.sin(x / 67 + phase2);
    crest.push({ x, y: base - rise * Math.max(0.08, waves + (up ? 0.16 : -0.08) * random()) });
  }
  const at = ({ x, y }: { x: number; y: number }) => `${x.toFixed(1)} ${y.toFixed(1)}`;
  const outline = `M-60 ${base}L${crest.map(at).join('L')}V${base}z`;
  const shades = crest.map((top, i) => {
    const next = crest[i + 1];
    if (next === undefined || next.y <= top.y) return '';
    const fall = next.y - top.y;
    return `M${at(top)}L${at(next)}L${at({ x: next.x + fall * 0.3, y: next.y + fall * 0.5 })}L${at({ x: top.x + fall * 0.1, y: top.y + fall * 1.9 })}L${at({ x: top.x - fall * 0.12, y: top.y + fall * 0.8 })}z`;
  });
  const snowLine = base - rise * snow;
  const melt = crest.map(({ x }, i) => `L${at({ x, y: snowLine + (i % 2 === 0 ? 16 : -12) * random() })}`);
  return group(
    { 'clip-path': clip(path(outline)) },
    path(outline, { fill: linear(90, [0, lighter(color, 0.2)], [1, color]) }),
    snow < 1 ? path(`M-60 ${base - rise * 2}${melt.join('')}V${base - rise * 2}z`, { fill: lighter(color, 0.72) }) : '',
    path(shades.join(''), { fill: darker(color, 0.4), opacity: 0.5 }),
  );
}

export function roadAhead(
  width: number,
  height: number,
  horizon: number,
  towards: number,
  near: readonly [number, number],
): string {
  const [left, right] = near;
  const at = (share: number, t: number) => {
    const x = left + (right - left) * share;
    return [towards + (x - towards) * t, horizon + (height - horizon) * t] as const;
  };
  const quad = (share: number, half: number, from: number, to: number) => {
    const [[x1, y1], [x2, y2], [x3, y3], [x4, y4]] = [
      at(share - half, from),
      at(share + half, from),
      at(share + half, to),
      at(share - half, to),
    ];
    return `M${x1} ${y1}L${x2} ${y2}L${x3} ${y3}L${x4} ${y4}z`;
  };
  const dashes = [0.012, 0.045, 0.1, 0.2, 0.36, 0.62]
    .map((t) => path(quad(0.5, 0.011, t, t * 1.45), { fill: '#ffb020' }))
    .join('');
  return (
    rect(0, horizon, width, height - horizon, { fill: linear(90, [0, '#2a3446'], [1, '#131a27']) }) +
    path(quad(0.5, 0.5, 0.001, 1), { fill: linear(90, [0, '#3c485b'], [1, '#1b2331']) }) +
    [0.03, 0.97].map((share) => path(quad(share, 0.008, 0.002, 1), { fill: '#dfe5ec', opacity: 0.8 })).join('') +
    dashes
  );
}

export const roadAcross = (width: number, y: number, height: number): string =>
  rect(0, y, width, height, { fill: linear(90, [0, '#2b3445'], [0.15, '#384355'], [1, '#161d29']) }) +
  line(0, y, width, y, { stroke: '#7f8da1', 'stroke-opacity': 0.6, 'stroke-width': 2 }) +
  repeat(Math.ceil(width / 170), (i) =>
    rect(20 + i * 170, y + height * 0.58, 90, 7, { fill: '#ffb020', opacity: 0.85, rx: 2 }),
  );

export function snowfall(width: number, height: number, count: number, seed: number): string {
  const random = randomFrom(seed);
  const flakes = (share: number, size: number, soft: number) =>
    group(
      { fill: '#ffffff', filter: soft > 0 ? blur(soft) : undefined },
      repeat(Math.round(count * share), () =>
        circle(random() * width, random() * height, size * (0.5 + random()), { opacity: 0.35 + random() * 0.55 }),
      ),
    );
  return flakes(0.65, 1.8, 0) + flakes(0.28, 3.6, 0.8) + flakes(0.07, 8, 3);
}

export function snowbank(width: number, y: number, height: number, seed: number): string {
  const random = randomFrom(seed);
  const step = width / 8;
  const crest = repeat(
    9,
    (i) =>
      `Q${(i - 0.5) * step} ${(y - random() * height * 0.5).toFixed(0)} ${i * step} ${(y + (random() - 0.5) * height * 0.3).toFixed(0)}`,
  );
  return path(`M-40 ${y}${crest}L${width + 40} ${y}V${y + height * 3}H-40z`, {
    fill: linear(90, [0, '#f2f6fb'], [0.3, '#c3d0e0'], [1, '#7489a5']),
  });
}

export function tree(x: number, y: number, height: number, kind: 'poplar' | 'round', color = '#3f5d52'): string {
  const crown =
    kind === 'poplar'
      ? ellipse(x, y - height * 0.56, height * 0.13, height * 0.46, {
          fill: radial(0.35, 0.3, 0.75, [0, lighter(color, 0.3)], [0.6, color], [1, darker(color, 0.45)]),
        })
      : [
          [-0.16, -0.6, 0.2],
          [0.16, -0.58, 0.2],
          [0, -0.76, 0.23],
          [0, -0.52, 0.22],
        ]
          .map(([dx = 0, dy = 0, r = 0]) =>
            circle(x + dx * height, y + dy * height, r * height, {
              fill: radial(0.35, 0.3, 0.75, [0, lighter(color, 0.28)], [0.6, color], [1, darker(color, 0.4)]),
            }),
          )
          .join('');
  return (
    rect(x - height * 0.022, y - height * 0.35, height * 0.044, height * 0.35, {
      fill: linear(0, [0, '#7b6a58'], [1, '#3a3028']),
    }) + crown
  );
}

export const sun = (x: number, y: number, r: number, color = '#ffb020'): string =>
  circle(x, y, r * 3.4, { fill: radial(0.5, 0.5, 0.5, [0, color, 0.55], [0.4, color, 0.16], [1, color, 0]) }) +
  circle(x, y, r, { fill: radial(0.4, 0.4, 0.65, [0, lighter(color, 0.6)], [1, color]) });

export const sky = (width: number, height: number, top: string, bottom: string): string =>
  rect(0, 0, width, height, { fill: linear(90, [0, top], [0.6, mix(top, bottom, 0.6)], [1, bottom]) });

export function crystal(x: number, y: number, r: number, color: string, width = 5): string {
  const arm = path(
    `M0 0V${-r}M0 ${-r * 0.5}l${r * 0.24} ${-r * 0.22}M0 ${-r * 0.5}l${-r * 0.24} ${-r * 0.22}M0 ${-r * 0.76}l${r * 0.16} ${-r * 0.15}M0 ${-r * 0.76}l${-r * 0.16} ${-r * 0.15}`,
  );
  return group(
    {
      transform: `translate(${x} ${y})`,
      stroke: color,
      'stroke-width': width,
      'stroke-linecap': 'round',
      fill: 'none',
    },
    repeat(6, (i) => group({ transform: `rotate(${i * 60})` }, arm)),
  );
}
