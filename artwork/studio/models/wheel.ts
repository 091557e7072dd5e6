import { BoxGeometry, Euler, type Group, InstancedMesh, Matrix4, Quaternion, Shape, Vector3 } from 'three';
import { amber, chrome, lacquer, metal, plastic, rubber } from '../materials';
import { around, cylinder, plate, put, together, turn } from '../shapes';
import { brakeDisc, caliper } from './brake';

/** One pitch of tread blocks: [distance from the middle, length, width, slant in degrees]. */
const blocks = [
  [0.06, 0.2, 0.13, 34],
  [0.28, 0.24, 0.13, 22],
  [0.5, 0.22, 0.12, 8],
] as const;

function tread(radius: number, width: number, pitches: number): InstancedMesh {
  const mesh = new InstancedMesh(new BoxGeometry(1, 1, 1), rubber(), pitches * blocks.length * 2);
  let next = 0;
  for (let pitch = 0; pitch < pitches; pitch++)
    for (const side of [-1, 1])
      for (const [from, length, thickness, slant] of blocks) {
        const angle = ((pitch + (side > 0 ? 0.5 : 0)) / pitches) * Math.PI * 2 + from * 0.22;
        const lower = from > 0.45 ? 0.035 : 0;
        const spot = new Vector3(
          Math.cos(angle) * (radius - lower),
          side * (from + length / 2) * width,
          Math.sin(angle) * (radius - lower),
        );
        const roll = new Quaternion().setFromEuler(new Euler(0, -angle, 0));
        const lean = new Quaternion().setFromEuler(new Euler((side * slant * Math.PI) / 180, 0, 0));
        mesh.setMatrixAt(
          next++,
          new Matrix4().compose(spot, roll.multiply(lean), new Vector3(0.12, length * width * 0.96, thickness * 1.15)),
        );
      }
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}

export function tyre(): Group {
  const carcass = turn(
    [
      [1.06, -0.5],
      [1.18, -0.58],
      [1.26, -0.565],
      [1.3, -0.6],
      [1.48, -0.62],
      [1.6, -0.56],
      [1.64, -0.5],
      [1.66, 0],
      [1.64, 0.5],
      [1.6, 0.56],
      [1.48, 0.62],
      [1.3, 0.6],
      [1.26, 0.565],
      [1.18, 0.58],
      [1.06, 0.5],
    ],
    rubber(),
    0.03,
  );
  return put(together(carcass, tread(1.655, 1.16, 54)), { turned: [90, 0, 0] });
}

function spoke(): Group {
  const shape = new Shape();
  shape.moveTo(-0.07, 0);
  shape.lineTo(-0.05, 0.8);
  shape.lineTo(0.05, 0.8);
  shape.lineTo(0.07, 0);
  shape.closePath();
  const half = (side: number) =>
    put(plate(shape, 0.16, 0.03, metal('#c9ced6', 0.22)), { at: [side * 0.06, 0, 0], turned: [7, 0, side * -9] });
  return together(half(-1), half(1));
}

export function rim(): Group {
  const alloy = metal('#c9ced6', 0.2);
  const barrel = turn(
    [
      [0.98, -0.5],
      [0.92, -0.4],
      [0.9, 0.3],
      [0.98, 0.44],
      [1.08, 0.5],
      [1.1, 0.56],
      [1.04, 0.56],
      [0.98, 0.48],
      [0.88, 0.34],
      [0.84, -0.3],
    ],
    alloy,
  );
  const nuts = around(5, 0.2, () => put(cylinder(0.045, 0.1, chrome(), 6), { at: [0, 0, 0.42], turned: [90, 0, 0] }));
  return together(
    put(barrel, { turned: [90, 0, 0] }),
    put(
      around(7, 0.16, () => spoke()),
      { at: [0, 0, 0.34] },
    ),
    put(cylinder(0.3, 0.22, alloy), { at: [0, 0, 0.34], turned: [90, 0, 0] }),
    nuts,
    put(cylinder(0.12, 0.06, lacquer(amber)), { at: [0, 0, 0.47], turned: [90, 0, 0] }),
    put(cylinder(0.86, 0.02, plastic('#07090d')), { at: [0, 0, -0.3], turned: [90, 0, 0] }),
  );
}

/** Radius 1.74, face along z. */
export const wheel = (): Group =>
  together(
    tyre(),
    rim(),
    put(together(brakeDisc(false), put(caliper(amber), { turned: [0, 0, -62] })), { at: [0, 0, -0.08], scale: 0.54 }),
  );
