import { type Group, TorusGeometry } from 'three';
import { amber, chrome, iron, lacquer, metal, plastic, rubber, steel } from '../materials';
import { box, cylinder, put, solid, together, tube, turn } from '../shapes';

const four = (make: (x: number, i: number) => Group) => [-1.2, -0.4, 0.4, 1.2].map(make);

const pulley = (radius: number): Group =>
  put(
    together(
      turn(
        [
          [0.1, 0],
          [radius, 0],
          [radius, 0.06],
          [radius - 0.05, 0.1],
          [radius - 0.05, 0.26],
          [radius, 0.3],
          [radius, 0.36],
          [radius * 0.7, 0.36],
          [radius * 0.6, 0.26],
          [0.2, 0.26],
          [0.16, 0.4],
          [0, 0.4],
        ],
        steel(),
      ),
    ),
    { turned: [0, 0, 90] },
  );

function belt(): Group {
  const shape = tube(
    [
      [0, 0.2, 0.62],
      [0, 0.75, 0.5],
      [0, 1.5, 0.95],
      [0, 1.9, 0.7],
      [0, 1.86, 0.1],
      [0, 1.3, -0.45],
      [0, 0.5, -0.62],
      [0, -0.3, -0.5],
      [0, -0.5, 0.1],
      [0, -0.25, 0.52],
      [0, 0.2, 0.62],
    ],
    0.07,
    rubber(),
  );
  return together(shape);
}

/** Four cylinders, length 4 along x, height 3.4 above the origin; intake along z. */
export function engine(): Group {
  const cast = metal('#7d8591', 0.5);
  const alloy = metal('#aab1bb', 0.36);
  const cover = lacquer('#1a2230');
  return together(
    put(box(3.7, 0.5, 1.3, 0.12, metal('#2a3039', 0.45)), { at: [0, 0.3, 0] }),
    put(box(3.8, 1.3, 1.5, 0.1, cast), { at: [0, 1.15, 0] }),
    ...Array.from({ length: 9 }, (_, i) => put(box(0.06, 1.1, 0.1, 0.02, cast), { at: [-1.6 + i * 0.4, 1.15, 0.78] })),
    put(box(3.9, 0.12, 1.6, 0.04, iron()), { at: [0, 1.84, 0] }),
    put(box(3.8, 0.62, 1.56, 0.08, alloy), { at: [0, 2.2, 0] }),
    put(box(3.86, 0.42, 1.5, 0.16, cover), { at: [0, 2.7, 0] }),
    ...Array.from({ length: 10 }, (_, i) =>
      put(cylinder(0.05, 0.08, chrome(), 6), { at: [-1.75 + i * 0.39, 2.55, 0.82] }),
    ),
    ...four((x) =>
      together(
        put(box(0.46, 0.26, 0.6, 0.07, lacquer(amber)), { at: [x, 3, 0] }),
        put(cylinder(0.14, 0.16, plastic('#12161d')), { at: [x, 3.16, 0] }),
        tube(
          [
            [x, 3.2, 0],
            [x, 3.34, -0.2],
            [x + 0.1, 3.2, -0.7],
          ],
          0.035,
          rubber(),
          24,
        ),
      ),
    ),
    ...four((x) =>
      together(
        tube(
          [
            [x, 2.2, 0.7],
            [x, 2.4, 1.1],
            [x * 0.98, 2.2, 1.5],
            [x * 0.95, 1.6, 1.62],
            [x * 0.92, 1.1, 1.4],
          ],
          0.2,
          alloy,
        ),
        put(solid(new TorusGeometry(0.22, 0.05, 16, 40), chrome()), { at: [x, 2.42, 1.12], turned: [-20, 0, 0] }),
      ),
    ),
    put(cylinder(0.34, 3.4, alloy), { at: [0, 1, 1.38], turned: [0, 0, 90] }),
    put(cylinder(0.36, 0.3, metal('#3a414c', 0.4)), { at: [1.8, 1, 1.38], turned: [0, 0, 90] }),
    put(cylinder(0.24, 0.16, plastic(amber)), { at: [-1.3, 2.98, -0.3] }),
    put(
      together(
        pulley(0.62),
        put(pulley(0.34), { at: [0, 1.55, 0.62], turned: [0, 0, 90] }),
        put(pulley(0.4), { at: [0, 1.5, -0.1], turned: [0, 0, 90] }),
      ),
      {
        at: [-1.95, 0.75, 0],
      },
    ),
    put(belt(), { at: [-2.13, 0.75, 0] }),
    put(cylinder(0.48, 0.7, alloy), { at: [-1.4, 2.1, 1.05], turned: [0, 0, 90] }),
  );
}
