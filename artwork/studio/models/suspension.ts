import type { Group } from 'three';
import { chrome, lacquer, metal, plastic, rubber, steel } from '../materials';
import { around, cylinder, type Point3, put, together, tube, turn } from '../shapes';

function coil(radius: number, from: number, to: number, turns: number): Point3[] {
  const steps = turns * 24;
  return Array.from({ length: steps + 1 }, (_, i): Point3 => {
    const share = i / steps;
    const angle = share * turns * Math.PI * 2;
    // The half turns at both ends are flat.
    const rise = Math.min(1, Math.max(0, (share * turns - 0.5) / (turns - 1)));
    return [radius * Math.cos(angle), from + (to - from) * rise, radius * Math.sin(angle)];
  });
}

/** Height 4.6 above the origin. */
export function strut(spring: string): Group {
  const black = plastic('#14181f', 0.35);
  const damper = turn(
    [
      [0, 0],
      [0.32, 0],
      [0.32, 1.7],
      [0.28, 1.8],
      [0.28, 2.1],
    ],
    black,
  );
  const seat = turn(
    [
      [0.3, 1.55],
      [0.86, 1.7],
      [0.9, 1.86],
      [0.84, 1.86],
      [0.8, 1.76],
      [0.3, 1.66],
    ],
    black,
  );
  const rod = put(cylinder(0.12, 2.2, chrome()), { at: [0, 2.9, 0] });
  const bump = turn(
    [
      [0.13, 2.9],
      [0.3, 2.95],
      [0.24, 3.1],
      [0.3, 3.2],
      [0.24, 3.35],
      [0.3, 3.45],
      [0.26, 3.7],
      [0.13, 3.8],
    ],
    rubber(),
  );
  const mount = turn(
    [
      [0.2, 3.86],
      [0.78, 3.86],
      [0.82, 3.98],
      [0.6, 4.06],
      [0.34, 4.22],
      [0.16, 4.24],
    ],
    metal('#6a727d', 0.4),
  );
  const studs = put(
    around(3, 0.6, () => put(cylinder(0.055, 0.4, steel()), { turned: [90, 0, 0] })),
    { at: [0, 4.15, 0], turned: [-90, 0, 0] },
  );
  const thread = put(cylinder(0.1, 0.5, steel()), { at: [0, 4.35, 0] });
  const nut = put(cylinder(0.19, 0.14, steel(), 6), { at: [0, 4.3, 0] });
  const bracket = put(cylinder(0.36, 0.5, metal('#3d444e', 0.5)), { at: [0, 0.3, 0] });
  const wire = tube(coil(0.66, 1.9, 3.78, 6), 0.1, lacquer(spring), 320);
  return together(damper, seat, rod, bump, mount, studs, thread, nut, bracket, wire);
}
