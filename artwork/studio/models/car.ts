import { BufferGeometry, CatmullRomCurve3, Float32BufferAttribute, type Group, Vector3 } from 'three';
import { lacquer, light, metal, plastic } from '../materials';
import { box, cylinder, put, solid, together } from '../shapes';
import { wheel } from './wheel';

/** Cross-section: [x along the car, bottom, top, half width]. */
type Section = readonly [number, number, number, number];

const shell: readonly Section[] = [
  [-4.5, 0.85, 1.5, 0.9],
  [-4.42, 0.62, 1.86, 1.34],
  [-4.1, 0.52, 1.98, 1.52],
  [-3.2, 0.46, 2.0, 1.64],
  [-1.6, 0.42, 1.98, 1.7],
  [0.4, 0.42, 1.95, 1.71],
  [2, 0.42, 1.88, 1.69],
  [3.2, 0.44, 1.7, 1.6],
  [4, 0.46, 1.46, 1.42],
  [4.4, 0.52, 1.22, 1.1],
  [4.56, 0.66, 1.02, 0.7],
];

const cabin: readonly Section[] = [
  [-3.5, 1.6, 1.9, 1.1],
  [-2.9, 1.5, 2.3, 1.3],
  [-2, 1.5, 2.78, 1.42],
  [-0.9, 1.5, 3.0, 1.46],
  [0.2, 1.5, 2.98, 1.46],
  [1, 1.5, 2.72, 1.45],
  [1.8, 1.5, 2.28, 1.42],
  [2.5, 1.5, 1.84, 1.36],
];

const [along, across] = [140, 72];

/** A `square` of 2 is an ellipse, more is boxier; `lean` narrows the top. */
function loft(sections: readonly Section[], square: number, lean: number): BufferGeometry {
  const lower = new CatmullRomCurve3(sections.map(([x, bottom, top]) => new Vector3(x, bottom, top)));
  const wide = new CatmullRomCurve3(sections.map(([x, , , width]) => new Vector3(x, width, 0)));
  const points: number[] = [];
  const faces: number[] = [];
  for (let i = 0; i <= along; i++) {
    const { x, y: bottom, z: top } = lower.getPoint(i / along);
    const half = wide.getPoint(i / along).y;
    for (let j = 0; j <= across; j++) {
      const angle = (j / across) * Math.PI * 2 - Math.PI / 2;
      const bend = (value: number) => Math.sign(value) * Math.abs(value) ** (2 / square);
      const up = bend(Math.sin(angle)) * 0.5 + 0.5;
      points.push(x, bottom + (top - bottom) * up, half * bend(Math.cos(angle)) * (1 - lean * up * up));
      if (i === along || j === across) continue;
      const a = i * (across + 1) + j;
      faces.push(a, a + across + 1, a + 1, a + 1, a + across + 1, a + across + 2);
    }
  }
  const geometry = new BufferGeometry();
  geometry.setAttribute('position', new Float32BufferAttribute(points, 3));
  geometry.setIndex(faces);
  geometry.computeVertexNormals();
  return geometry;
}

function part(geometry: BufferGeometry, keep: (x: number, y: number, z: number) => boolean): BufferGeometry {
  const position = geometry.getAttribute('position');
  const index = geometry.getIndex();
  if (index === null) return geometry;
  const kept: number[] = [];
  for (let i = 0; i < index.count; i += 3) {
    const corner = index.getX(i);
    if (keep(position.getX(corner), position.getY(corner), position.getZ(corner)))
      kept.push(corner, index.getX(i + 1), index.getX(i + 2));
  }
  const result = geometry.clone();
  result.setIndex(kept);
  return result;
}

const roofAt = (x: number): number => 2.9 - 0.2 * Math.max(0, Math.abs(x + 0.5) - 0.9) ** 2;

const painted = (x: number, y: number, z: number): boolean =>
  (y > roofAt(x) - 0.14 && x > -2 && x < 0.95) ||
  (Math.abs(z) > 0.9 &&
    (Math.abs(x + 0.55) < 0.07 || x < -2.35 || Math.abs(y - (3.3 - (x - 0.1) * 0.6 - 0.06)) < 0.07));

/** Length 9 along x, nose to +x, standing on the origin. */
export function car(color: string, lampStrength = 6): Group {
  const paint = lacquer(color);
  const glass = plastic('#05080d', 0.04);
  const top = loft(cabin, 3.4, 0.26);
  const wheels = [-2.75, 2.85].flatMap((x) =>
    [-1, 1].map((side) =>
      together(
        put(cylinder(0.83, 0.1, plastic('#030405', 0.9)), { at: [x, 0.76, side * 1.645], turned: [90, 0, 0] }),
        put(wheel(), { at: [x, 0.7, side * 1.5], turned: [0, side > 0 ? 0 : 180, 0], scale: 0.4 }),
      ),
    ),
  );
  const lamps = [-1, 1].flatMap((side) => [
    put(box(0.5, 0.16, 0.5, 0.07, light('#e8f1ff', lampStrength)), {
      at: [4.16, 1.22, side * 0.98],
      turned: [0, side * 34, 0],
    }),
    put(box(0.2, 0.2, 0.66, 0.07, light('#ff2a18', lampStrength / 3)), {
      at: [-4.38, 1.56, side * 1.02],
      turned: [0, side * -14, 0],
    }),
    put(box(0.3, 0.14, 0.3, 0.06, paint), { at: [1.35, 2.06, side * 1.86] }),
    ...[-0.35, -1.95].map((x) =>
      put(box(0.36, 0.05, 0.05, 0.02, metal('#d5dae1', 0.2)), { at: [x, 1.7, side * 1.66] }),
    ),
    put(box(5, 0.16, 0.1, 0.04, plastic('#07090d')), { at: [0.05, 0.5, side * 1.62] }),
  ]);
  return together(
    solid(loft(shell, 4.2, 0.12), paint),
    solid(
      part(top, (x, y, z) => !painted(x, y, z)),
      glass,
    ),
    solid(part(top, painted), paint),
    put(box(0.16, 0.36, 1.5, 0.06, plastic('#05070a')), { at: [4.42, 0.86, 0] }),
    ...wheels,
    ...lamps,
  );
}
