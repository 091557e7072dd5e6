import type { WebGLRenderer } from 'three';
import { canister, oilFilter } from '../models/consumables';
import { jug, stream } from '../models/oil';
import { liftPost, shelves, strip } from '../models/workshop';
import type { Shot } from '../photograph';
import { lens, mirrorFloor, shaft, stage } from '../set';
import { put } from '../shapes';
import { workshopLight } from './light';

export function oilService(renderer: WebGLRenderer): Shot {
  const scene = stage(workshopLight(renderer), '#0a101b', [16, 46]);
  const floor = mirrorFloor('#141c29', 0.34, 0.02, [3, 0, 0]);
  scene.add(
    ...floor.things,
    put(jug(1.75, [0.1, 0.1]), { at: [2.5, 0, 0] }),
    stream(
      [
        [3.75, 4.1, 0.1],
        [3.54, 4.02, 0.1],
        [3.2, 3.77, 0.1],
        [2.94, 3.42, 0.1],
        [2.77, 2.9, 0.1],
        [2.66, 2.2, 0.1],
        [2.6, 1.6, 0.1],
      ],
      0.16,
    ),
    put(canister('#3a4c6b', '#e8ebee', true), { at: [6.15, 5.26, 0.1], turned: [0, 0, 105], scale: 0.8 }),
    put(canister('#27364f', '#e8ebee'), { at: [5.1, 0, -1], turned: [0, -14, 0], scale: 0.92 }),
    put(oilFilter('#2d4a78'), { at: [0.6, 0, -1.2], turned: [0, 20, 0], scale: 0.86 }),
    put(shelves(13, 21), { at: [9, 0, -9] }),
    put(shelves(11, 27), { at: [-5.4, 0, -10.5] }),
    put(liftPost(), { at: [-2.6, 0, -8] }),
    strip([7, 8.8, -7], 6, '#ffe2b0', 5),
    strip([-6, 8.6, -9], 6, '#bcd2f5', 1.2),
    shaft([2.6, 9.5, -1.6], 4.2, 9.5, '#9db9e6', 0.14),
  );
  return {
    scene,
    camera: lens([2.8, 3.3, 13], [3.1, 2.6, 0], 31),
    focus: [2.5, 1.8, 0.9],
    aperture: 0.11,
    lamps: [
      { at: [7, 10, 7], towards: [3, 1.5, 0], color: '#ffe9cc', strength: 2.8, size: 1.6, cone: 28 },
      { at: [0, 6, -8], towards: [3, 1.8, 0], color: '#a8c8ff', strength: 4, size: 1, cone: 34 },
    ],
    sky: { color: '#b9cdf0', strength: 0.5, reach: 8 },
    exposure: 1,
    glow: 0.4,
    beforeExposure: floor.beforeExposure,
  };
}
