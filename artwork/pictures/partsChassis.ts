import { brakeHose, brakePad, brakeShoe, ventilatedDisc } from '../drawing/parts/brakeParts';
import { ballJoint, bearing, clutchKit, damper, stabilizerLink, strut, tieRodEnd } from '../drawing/parts/suspension';
import { place } from '../svg/elements';
import { partCard } from './partCard';

const pads = (tint: string, lining: string) =>
  place({ x: -60, y: -130, scale: 0.94, turn: -8 }, brakePad('back', tint)) +
  place({ x: 64, y: 110, scale: 1.08, turn: -8 }, brakePad('lining', lining));

const shoes = () =>
  place({ x: -40, y: -22, scale: 1.02, turn: -6 }, brakeShoe('#3a6bb0')) +
  place({ x: 108, y: 26, scale: 1.02, turn: 176 }, brakeShoe('#3a6bb0'));

export const chassisParts: Record<string, () => string> = {
  'front-brake-pads-cobalt': () => partCard(pads('#3c4656', '#c0392f'), { foot: 0 }),
  'front-brake-pads-tracker': () => partCard(pads('#b3261e', '#454f5d'), { foot: 0 }),
  'rear-brake-shoes-nexia': () => partCard(shoes(), { foot: 0, scale: 0.98 }),
  'front-brake-disc-gentra': () => partCard(ventilatedDisc(260), { foot: 230, scale: 1.06, y: -6 }),
  'front-brake-hose-cobalt': () => partCard(brakeHose(), { foot: 0, scale: 1.12 }),
  'front-shock-absorber-cobalt': () => partCard(strut('#2d3642', '#cf3b30'), { foot: 90, footY: 716, scale: 1.06 }),
  'rear-shock-absorber-gentra': () => partCard(damper('#3d5f9d'), { foot: 70, footY: 724, scale: 1.04, turn: 0 }),
  'ball-joint-nexia': () => partCard(ballJoint(), { foot: 170, footY: 640, scale: 1.14, y: 20 }),
  'stabilizer-link-malibu': () => partCard(stabilizerLink(), { foot: 0, scale: 1.12 }),
  'tie-rod-end-spark': () => partCard(tieRodEnd(), { foot: 0, scale: 1.02, y: 20 }),
  'wheel-hub-bearing-cobalt': () => partCard(bearing(), { foot: 210, footY: 672, scale: 1.12 }),
  'clutch-kit-cobalt': () => partCard(clutchKit(), { foot: 0, scale: 1.02 }),
};
