import { construction } from '../drawing/backdrop';
import { monogram } from '../drawing/initials';
import type { Picture } from '../picture';
import { amber, darker, lighter } from '../svg/color';
import { radial } from '../svg/definitions';
import { group, line, place, rect, repeat } from '../svg/elements';

const [width, height] = [640, 800];
const [x, y] = [320, 384];

/** Background colours by file name. Light colours would glare in the dark theme. */
const grounds = {
  'rustam-karimov': '#1d2636',
  'dmitriy-sokolov': '#3f5373',
  'vitaliy-kim': '#2c4368',
  'shahnoza-yoldosheva': '#4c5a70',
  'timur-gaynutdinov': '#44546c',
  'nilufar-abdullayeva': '#38455a',
  'azamat-tursunov': '#2b5070',
  'aydos-seytniyazov': '#233a56',
} as const;

export const initialsOf = (slug: string) =>
  slug
    .split('-')
    .map((word) => word.charAt(0).toUpperCase())
    .join('');

const portrait = (slug: string, ground: string): string =>
  rect(0, 0, width, height, { fill: radial(0.5, 0.42, 0.8, [0, lighter(ground, 0.1)], [1, darker(ground, 0.3)]) }) +
  group(
    { stroke: '#9fb2cf', opacity: 0.08, 'stroke-width': 1 },
    repeat(15, (i) => line((i + 1) * 40, 0, (i + 1) * 40, height)),
    repeat(19, (i) => line(0, (i + 1) * 40, width, (i + 1) * 40)),
  ) +
  construction(x, y, 214, 'graphite', 1.2) +
  place({ x, y }, monogram(initialsOf(slug), 168, '#f4f6f9')) +
  // Repeats the road markings of the logo.
  repeat(3, (i) => rect(x - 62 + i * 46, y + 134, 32, 12, { fill: amber }));

export const staff: Picture[] = Object.entries(grounds).map(([slug, ground]) => ({
  group: 'staff',
  slug,
  width,
  height,
  draw: () => portrait(slug, ground),
}));
