import { type Group, Path, Shape } from 'three';
import { iron, lacquer, metal, steel, turned } from '../materials';
import { around, box, cylinder, plate, put, together, turn } from '../shapes';

/** Radius 1.5 around the z axis, hat towards the viewer. Vanes are visible only from near. */
export function brakeDisc(ventilated = true): Group {
  const face = turned();
  const ring = (y: number) =>
    turn(
      [
        [0.86, y],
        [1.5, y],
        [1.5, y + 0.1],
        [0.86, y + 0.1],
        [0.86, y],
      ],
      face,
    );
  const hat = turn(
    [
      [0.86, 0.2],
      [0.84, 0.48],
      [0.78, 0.54],
      [0.34, 0.54],
      [0.32, 0.3],
    ],
    metal('#7f8894', 0.42),
  );
  const body = put(together(ring(-0.12), ring(0.12), hat), { turned: [90, 0, 0] });
  const vanes = () => around(40, 1.18, () => put(box(0.045, 0.6, 0.16, 0.01, iron()), { at: [0, 0, 0.05] }));
  const bolts = around(5, 0.58, () =>
    put(cylinder(0.075, 0.12, metal('#2a3039', 0.5)), { at: [0, 0, 0.5], turned: [90, 0, 0] }),
  );
  return together(body, bolts, ...(ventilated ? [vanes()] : []));
}

export function caliper(color: string): Group {
  const arch = (inner: number, outer: number, half: number) => {
    const shape = new Shape();
    const [from, to] = [Math.PI / 2 - half, Math.PI / 2 + half];
    shape.absarc(0, 0, outer, from, to, false);
    shape.absarc(0, 0, inner, to, from, true);
    return shape;
  };
  const paint = lacquer(color);
  const window = new Path();
  window.absarc(0, 0, 1.42, Math.PI / 2 + 0.13, Math.PI / 2 - 0.13, true);
  window.absarc(0, 0, 1.14, Math.PI / 2 - 0.13, Math.PI / 2 + 0.13, false);
  const front = arch(0.95, 1.62, 0.52);
  front.holes.push(window);
  const bridge = plate(arch(1.53, 1.76, 0.44), 0.8, 0.05, paint);
  const bolt = (angle: number) =>
    put(together(put(cylinder(0.1, 0.14, steel(), 6), { at: [0, 1.24, 0.56], turned: [90, 0, 0] })), {
      turned: [0, 0, angle],
    });
  return together(
    put(plate(front, 0.3, 0.07, paint), { at: [0, 0, 0.36] }),
    put(plate(arch(0.95, 1.62, 0.48), 0.24, 0.06, paint), { at: [0, 0, -0.32] }),
    bridge,
    bolt(21),
    bolt(-21),
    put(plate(arch(0.92, 1.5, 0.4), 0.08, 0.01, metal('#3a3f46', 0.6)), { at: [0, 0, 0.19] }),
  );
}
