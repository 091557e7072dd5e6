import { backdrop } from '../drawing/backdrop';

export const [width, height] = [960, 640] as const;

type Spot = readonly [number, number];

const card =
  (tone: 'graphite' | 'paper') =>
  (light: Spot = [0.5, 0.42], floor?: number): string =>
    backdrop({ width, height, tone, light, ...(floor === undefined ? {} : { floor }) });

export const dark = card('graphite');
export const light = card('paper');
