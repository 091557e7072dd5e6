import type { Picture } from '../picture';
import { chassisParts } from './partsChassis';
import { engineParts } from './partsEngine';
import { fluidParts } from './partsFluids';
import { lightParts } from './partsLight';

const drawings: Record<string, () => string> = { ...chassisParts, ...fluidParts, ...engineParts, ...lightParts };

export const parts: Picture[] = Object.entries(drawings).map(([slug, draw]) => ({
  group: 'parts',
  slug,
  width: 800,
  height: 800,
  draw,
}));
