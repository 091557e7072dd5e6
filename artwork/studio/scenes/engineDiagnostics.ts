import type { WebGLRenderer } from 'three';
import { metal } from '../materials';
import { car } from '../models/car';
import { engine } from '../models/engine';
import { tablet } from '../models/tablet';
import { liftPost, shelves, strip } from '../models/workshop';
import type { Shot } from '../photograph';
import { lens, mirrorFloor, shaft, stage } from '../set';
import { box, put } from '../shapes';
import { workshopLight } from './light';

export function engineDiagnostics(renderer: WebGLRenderer): Shot {
  const scene = stage(workshopLight(renderer), '#0a101b', [18, 52]);
  const floor = mirrorFloor('#141c29', 0.32, 0.02, [3, 0, 0]);
  scene.add(
    ...floor.things,
    put(box(4.6, 0.3, 2.6, 0.06, metal('#2c3746', 0.4)), { at: [3.3, 0.16, -0.6], turned: [0, -24, 0] }),
    put(engine(), { at: [3.3, 0.32, -0.6], turned: [0, -24, 0] }),
    put(tablet(), { at: [0.95, 1.05, 1.6], turned: [-16, 26, 0], scale: 0.78 }),
    put(car('#4a648f', 9), { at: [-3.4, 0, -9], turned: [0, -34, 0], scale: 1.05 }),
    put(liftPost(), { at: [-9, 0, -15] }),
    put(liftPost(), { at: [2.4, 0, -15] }),
    put(shelves(12, 33), { at: [10, 0, -13] }),
    strip([6, 9.4, -9], 6, '#ffe2b0', 5),
    strip([-5, 9.4, -11], 7, '#bcd2f5', 2),
    shaft([3.4, 9.5, -2], 4.4, 9.5, '#9db9e6', 0.14),
  );
  return {
    scene,
    camera: lens([0.3, 3.4, 13], [0.5, 1.95, 0], 27),
    focus: [2.4, 1.8, 0.9],
    aperture: 0.11,
    lamps: [
      { at: [7, 10, 7], towards: [3, 1.5, 0], color: '#ffe9cc', strength: 4, size: 1.6, cone: 28 },
      { at: [-9, 9, -2], towards: [-4, 1, -9], color: '#8fb4f5', strength: 3, size: 1.5, cone: 40 },
      { at: [-1, 7, -8], towards: [3, 1.8, 0], color: '#a8c8ff', strength: 4.4, size: 1, cone: 34 },
    ],
    sky: { color: '#b9cdf0', strength: 0.5, reach: 9 },
    exposure: 1,
    glow: 0.4,
    beforeExposure: floor.beforeExposure,
  };
}
