import type { Group } from 'three';
import { randomFrom } from '../../svg/random';
import { amber, light, metal, plastic } from '../materials';
import { box, type Point3, put, together } from '../shapes';

const cartons = ['#3a4a63', '#8a93a1', '#6b573b', '#24405f', '#a8adb5', '#2b3342', '#b07410'];

/** Size `width` × 7 above the origin, facing the viewer. */
export function shelves(width: number, seed: number): Group {
  const random = randomFrom(seed);
  const frame = metal('#39424f', 0.5);
  const group = together(
    ...[-width / 2, width / 2].map((x) => put(box(0.16, 7.4, 1.6, 0.02, frame), { at: [x, 3.7, 0] })),
  );
  for (const y of [0.4, 2.1, 3.8, 5.5, 7.2]) {
    group.add(put(box(width, 0.1, 1.7, 0.02, frame), { at: [0, y, 0] }));
    if (y > 7) continue;
    let x = -width / 2 + 0.2;
    while (x < width / 2 - 0.9) {
      const [w, h] = [0.5 + random() * 0.8, 0.5 + random() * 0.85];
      const color = cartons[Math.floor(random() * cartons.length)] ?? '#3a4a63';
      if (random() > 0.12)
        group.add(put(box(w, h, 1.2, 0, plastic(color, 0.7)), { at: [x + w / 2, y + 0.05 + h / 2, 0.1] }));
      x += w + 0.06 + random() * 0.1;
    }
  }
  return group;
}

export const strip = (at: Point3, width: number, color: string, strength: number): Group =>
  put(together(put(box(width, 0.08, 0.3, 0.03, light(color, strength)), {})), { at });

export const liftPost = (): Group =>
  together(
    put(box(1, 9, 0.8, 0.08, metal('#2c3746', 0.4)), { at: [0, 4.5, 0] }),
    put(box(1.5, 0.3, 1.5, 0.06, metal('#2c3746', 0.5)), { at: [0, 0.15, 0] }),
    put(box(1.1, 0.5, 0.9, 0.06, plastic(amber, 0.4)), { at: [0, 9, 0] }),
    put(box(0.3, 7.6, 0.1, 0.02, metal('#0d1219', 0.5)), { at: [0, 4.6, 0.42] }),
  );
