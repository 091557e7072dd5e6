import { backdrop, construction, shadow } from '../drawing/backdrop';
import { place } from '../svg/elements';

type Card = {
  scale?: number;
  y?: number;
  turn?: number /** half the width of the shadow; 0 floats */;
  foot?: number;
  footY?: number;
  circle?: number;
};

export const partCard = (
  part: string,
  { scale = 1, y = 0, turn = 0, foot = 190, footY = 676, circle = 290 }: Card = {},
): string =>
  backdrop({ width: 800, height: 800, tone: 'paper', light: [0.5, 0.42] }) +
  construction(400, 400, circle, 'paper', 1.2) +
  (foot > 0 ? shadow(400, footY, foot, 20, 0.34) : '') +
  place({ x: 400, y: 400 + y, scale, turn }, part);
