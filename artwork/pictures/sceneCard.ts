import { backdrop } from '../drawing/backdrop';
import { place } from '../svg/elements';

export const [width, height] = [960, 640] as const;

type Spot = readonly [number, number];

const card =
  (tone: 'graphite' | 'paper') =>
  (light: Spot = [0.5, 0.42], floor?: number): string =>
    backdrop({ width, height, tone, light, ...(floor === undefined ? {} : { floor }) });

export const dark = card('graphite');
export const light = card('paper');

const INSET = 0.82;

/** Scales a subject that fills the card, so that cropping to 16:9 leaves a margin around it. */
export const inset = (...subject: string[]): string =>
  place({ x: (width * (1 - INSET)) / 2, y: (height * (1 - INSET)) / 2, scale: INSET }, ...subject);

/** Height of a line of the card after `inset`. */
export const insetY = (y: number): number => height / 2 + (y - height / 2) * INSET;
