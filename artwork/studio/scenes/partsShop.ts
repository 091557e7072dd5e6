import type { WebGLRenderer } from 'three';
import { amber } from '../materials';
import { brakeDisc, caliper } from '../models/brake';
import { battery, oilFilter, sparkPlug } from '../models/consumables';
import { strut } from '../models/suspension';
import { shelves, strip } from '../models/workshop';
import type { Shot } from '../photograph';
import { lens, mirrorFloor, shaft, stage } from '../set';
import { put, together } from '../shapes';
import { workshopLight } from './light';

export function partsShop(renderer: WebGLRenderer): Shot {
  const scene = stage(workshopLight(renderer), '#0a101b', [16, 46]);
  const floor = mirrorFloor('#141c29', 0.32, 0.02, [3, 0, 0]);
  const disc = put(together(brakeDisc(), put(caliper(amber), { turned: [0, 0, -52] })), {
    at: [3.3, 1.52, -0.2],
    turned: [0, -28, 0],
    scale: 1,
  });
  scene.add(
    ...floor.things,
    disc,
    put(strut('#c9d0d9'), { at: [1.1, 0.04, -1.1], turned: [0, 20, 4], scale: 0.92 }),
    put(battery('#2d4a78'), { at: [1.35, 0, 1.1], turned: [0, 16, 0], scale: 0.62 }),
    put(oilFilter('#2d4a78'), { at: [4.95, 0, 1.1], turned: [0, 20, 0], scale: 0.82 }),
    put(sparkPlug(), { at: [2.5, 0.24, 2.1], turned: [0, 22, -90], scale: 0.72 }),
    put(shelves(13, 4), { at: [6.5, 0, -9] }),
    put(shelves(13, 9), { at: [-7.5, 0, -10.5] }),
    strip([6, 8.6, -7], 6, '#ffe2b0', 5),
    strip([-6, 8.6, -9], 6, '#bcd2f5', 1.2),
    shaft([3.6, 9.5, -2.2], 4.4, 9.5, '#9db9e6', 0.16),
  );
  return {
    scene,
    camera: lens([2.3, 2.5, 13.4], [2.75, 1.75, 0], 25),
    focus: [2.9, 1.5, 0.5],
    aperture: 0.11,
    lamps: [
      { at: [7, 9, 6], towards: [3, 1, 0], color: '#ffe9cc', strength: 3.2, size: 1.6, cone: 40 },
      { at: [-1, 6, -7], towards: [3, 1.5, 0], color: '#9cc2ff', strength: 4.5, size: 1, cone: 44 },
      { at: [6.5, 8, -4], towards: [6.5, 3, -9], color: '#ffcf87', strength: 1.6, size: 1, cone: 50 },
    ],
    sky: { color: '#b9cdf0', strength: 0.5, reach: 8 },
    exposure: 1,
    glow: 0.35,
    beforeExposure: floor.beforeExposure,
  };
}
