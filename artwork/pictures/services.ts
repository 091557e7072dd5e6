import type { Picture } from '../picture';
import { height, width } from './sceneCard';
import { chassisServices } from './servicesChassis';
import { engineServices } from './servicesEngine';

export const services: Picture[] = Object.entries({ ...engineServices, ...chassisServices }).map(([slug, draw]) => ({
  group: 'services',
  slug,
  width,
  height,
  draw,
}));
