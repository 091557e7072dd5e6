import type { Picture } from '../picture';
import { chassisParts } from './partsChassis';
import { engineParts } from './partsEngine';
import { fluidParts } from './partsFluids';
import { lightParts } from './partsLight';

/** Slug → drawing of the part around the middle of an 800 square, which partCard sets before its backdrop. */
const drawings: Record<string, () => string> = { ...chassisParts, ...fluidParts, ...engineParts, ...lightParts };

export const parts: Picture[] = Object.entries(drawings).map(([slug, draw]) => ({
  group: 'parts',
  slug,
  width: 800,
  height: 800,
  draw,
}));
