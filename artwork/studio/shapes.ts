import {
  BoxGeometry,
  type BufferGeometry,
  CatmullRomCurve3,
  CylinderGeometry,
  ExtrudeGeometry,
  Group,
  LatheGeometry,
  type Material,
  Mesh,
  type Object3D,
  type Shape,
  TubeGeometry,
  Vector2,
  Vector3,
} from 'three';
import { RoundedBoxGeometry } from 'three/examples/jsm/geometries/RoundedBoxGeometry.js';

export type Point3 = readonly [number, number, number];

export function solid(geometry: BufferGeometry, material: Material): Mesh {
  const mesh = new Mesh(geometry, material);
  mesh.castShadow = true;
  mesh.receiveShadow = true;
  return mesh;
}

const smooth = (radius: number): number => (radius > 0.8 ? 96 : radius > 0.3 ? 56 : 28);

/** Bevels corners, because edges without a highlight look like paper. */
function bevelled(profile: readonly Vector2[], bevel: number): Vector2[] {
  return profile.flatMap((point, i) => {
    const [before, after] = [profile[i - 1], profile[i + 1]];
    if (before === undefined || after === undefined) return [point];
    const towards = (other: Vector2) => {
      const step = other.clone().sub(point);
      return point.clone().add(step.multiplyScalar(Math.min(0.4, bevel / Math.max(step.length(), 1e-6))));
    };
    return [towards(before), towards(after)];
  });
}

/** The profile is [radius, height] from the bottom up, so that faces point outwards. */
export function turn(profile: readonly (readonly [number, number])[], material: Material, bevel = 0.02): Mesh {
  const points = bevelled(
    profile.map(([radius, y]) => new Vector2(radius, y)),
    bevel,
  );
  return solid(new LatheGeometry(points, smooth(Math.max(...profile.map(([radius]) => radius)))), material);
}

export const box = (width: number, height: number, depth: number, radius: number, material: Material): Mesh =>
  solid(
    radius === 0
      ? new BoxGeometry(width, height, depth)
      : new RoundedBoxGeometry(width, height, depth, radius > 0.05 ? 3 : 1, radius),
    material,
  );

export const cylinder = (radius: number, height: number, material: Material, sides = smooth(radius)): Mesh =>
  solid(new CylinderGeometry(radius, radius, height, sides), material);

export const tube = (points: readonly Point3[], radius: number, material: Material, segments = 80): Mesh =>
  solid(
    new TubeGeometry(
      new CatmullRomCurve3(points.map((point) => new Vector3(...point))),
      segments,
      radius,
      radius > 0.1 ? 18 : 10,
    ),
    material,
  );

export function plate(shape: Shape, thickness: number, bevel: number, material: Material): Mesh {
  const geometry = new ExtrudeGeometry(shape, {
    depth: Math.max(0.001, thickness - 2 * bevel),
    bevelThickness: bevel,
    bevelSize: bevel,
    bevelSegments: 4,
    curveSegments: 32,
  });
  geometry.translate(0, 0, bevel - thickness / 2);
  return solid(geometry, material);
}

type Placing = { at?: Point3; turned?: Point3; scale?: number };

/** Angles are in degrees. Returns its argument. */
export function put<T extends Object3D>(
  thing: T,
  { at = [0, 0, 0], turned: [x, y, z] = [0, 0, 0], scale = 1 }: Placing,
): T {
  const degrees = Math.PI / 180;
  thing.position.set(...at);
  thing.rotation.set(x * degrees, y * degrees, z * degrees);
  thing.scale.setScalar(scale);
  return thing;
}

export const together = (...things: Object3D[]): Group =>
  things.length > 0 ? new Group().add(...things) : new Group();

export function around(count: number, radius: number, make: (index: number) => Object3D, start = 0): Group {
  const group = new Group();
  for (let i = 0; i < count; i++) {
    const spoke = new Group();
    const thing = make(i);
    thing.position.y += radius;
    spoke.add(thing);
    spoke.rotation.z = start + (i / count) * Math.PI * 2;
    group.add(spoke);
  }
  return group;
}
