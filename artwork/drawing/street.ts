import { blur } from '../svg/definitions';
import { ellipse, rect, repeat } from '../svg/elements';
import { randomFrom } from '../svg/random';
import { glow } from './backdrop';
import type { Mood } from './landmarks/mood';

export type HourName = 'morning' | 'day' | 'dusk' | 'night';

type Hour = {
  sky: readonly [string, string];
  mood: Mood;
  leaf: string;
  sun: readonly [number, number, number, string];
};

export const hours: Record<HourName, Hour> = {
  morning: {
    sky: ['#7fa9dc', '#fde6c4'],
    mood: { stone: '#d8bd94', tile: '#3f93b4', haze: '#f3dcbf', windows: '#ffffff' },
    leaf: '#55785c',
    sun: [140, 190, 34, '#ffe2a6'],
  },
  day: {
    sky: ['#3f7fca', '#dcebf8'],
    mood: { stone: '#cfb289', tile: '#2387b5', haze: '#cfe0f0', windows: '#eaf4ff' },
    leaf: '#46704f',
    sun: [820, 84, 34, '#fff6dd'],
  },
  dusk: {
    sky: ['#26376b', '#ffae66'],
    mood: { stone: '#8d6d78', tile: '#2c7ba6', haze: '#e0906a', windows: '#ffd27a' },
    leaf: '#34473f',
    sun: [480, 400, 40, '#ffb84a'],
  },
  night: {
    sky: ['#070c18', '#2b4069'],
    mood: { stone: '#44506a', tile: '#284f78', haze: '#26395c', windows: '#ffd27a' },
    leaf: '#1c2f30',
    sun: [150, 84, 22, '#dfe7f5'],
  },
};

export function clouds(width: number, color: string, seed: number): string {
  const random = randomFrom(seed);
  return repeat(7, () =>
    ellipse(random() * width, 50 + random() * 190, 70 + random() * 120, 6 + random() * 12, {
      fill: color,
      opacity: 0.2 + random() * 0.3,
      filter: blur(9),
    }),
  );
}

export const streetLamp = (x: number, lit: boolean): string =>
  rect(x - 3, 250, 6, 236, { fill: '#141b28' }) +
  rect(x - 3, 248, 46, 5, { rx: 2, fill: '#141b28' }) +
  rect(x + 26, 250, 22, 6, { rx: 3, fill: lit ? '#fff0c8' : '#9aa6b5' }) +
  (lit
    ? glow(x + 37, 256, 90, '#ffdf9a', 0.75) +
      ellipse(x + 37, 540, 130, 26, { fill: '#ffdf9a', opacity: 0.16, filter: blur(14) })
    : '');

export function leaves(color: string, x: number, seed: number): string {
  const random = randomFrom(seed);
  return repeat(26, () => {
    const [across, down] = [random(), random()];
    return ellipse(
      x + (across - 0.5) * 240,
      -10 + down * 110 * (1 - Math.abs(across - 0.5)),
      20 + random() * 16,
      9 + random() * 7,
      {
        fill: color,
        opacity: 0.75,
        filter: blur(3.5),
        transform: `rotate(${Math.round((random() - 0.5) * 24)} ${x} 0)`,
      },
    );
  });
}
