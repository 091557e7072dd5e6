import { CatmullRomCurve3, type Group, type Mesh, PlaneGeometry, TubeGeometry, Vector3 } from 'three';
import { glass, light, oil } from '../materials';
import { type Point3, put, solid, together, tube, turn } from '../shapes';

export function stream(points: readonly Point3[], radius: number): Mesh {
  const curve = new CatmullRomCurve3(points.map((point) => new Vector3(...point)));
  const [steps, sides] = [200, 32];
  const geometry = new TubeGeometry(curve, steps, radius, sides);
  const position = geometry.getAttribute('position');
  for (let i = 0; i < position.count; i++) {
    const share = Math.floor(i / (sides + 1)) / steps;
    const middle = curve.getPointAt(share);
    const width = 0.5 + 0.5 * (1 - share) ** 1.5 + 0.025 * Math.sin(share * 22);
    const point = new Vector3().fromBufferAttribute(position, i).sub(middle).multiplyScalar(width).add(middle);
    position.setXYZ(i, point.x, point.y, point.z);
  }
  geometry.computeVertexNormals();
  return solid(geometry, oil(1.2, 1.5));
}

export function ripples(radius: number, centre: readonly [number, number]): Mesh {
  const geometry = new PlaneGeometry(radius * 2, radius * 2, 160, 160);
  geometry.rotateX(-Math.PI / 2);
  const position = geometry.getAttribute('position');
  for (let i = 0; i < position.count; i++) {
    let [x, z] = [position.getX(i), position.getZ(i)];
    const reach = Math.hypot(x, z);
    if (reach > radius) [x, z] = [(x * radius) / reach, (z * radius) / reach];
    const away = Math.hypot(x - centre[0], z - centre[1]);
    position.setXYZ(i, x, 0.04 * Math.cos(away * 11) * Math.exp(-away * 1.8) + 0.2 * Math.exp(-away * away * 45), z);
  }
  geometry.computeVertexNormals();
  return solid(geometry, oil(3, 1));
}

export function jug(level: number, pour: readonly [number, number]): Group {
  const wall = turn(
    [
      [0, 0],
      [1.1, 0],
      [1.25, 0.14],
      [1.25, 2.7],
      [1.34, 2.84],
      [1.36, 2.9],
      [1.3, 2.9],
      [1.2, 2.72],
      [1.2, 0.2],
      [1.06, 0.1],
      [0, 0.1],
    ],
    glass(),
  );
  wall.castShadow = false;
  wall.renderOrder = 2;
  const body = turn(
    [
      [0, 0.12],
      [1.04, 0.12],
      [1.19, 0.24],
      [1.19, level],
    ],
    oil(2.6, 1.3),
    0.03,
  );
  const handle = tube(
    [
      [1.2, 2.5, 0],
      [1.75, 2.5, 0],
      [1.95, 2.1, 0],
      [1.85, 1.2, 0],
      [1.22, 0.8, 0],
    ],
    0.12,
    glass(),
  );
  handle.castShadow = false;
  const marks = Array.from({ length: 7 }, (_, i) => {
    const mark = tube(
      [
        [Math.sin(-0.1) * 1.27, 0.5 + i * 0.3, Math.cos(-0.1) * 1.27],
        [0, 0.5 + i * 0.3, 1.272],
        [Math.sin(i % 2 ? 0.1 : 0.24) * 1.27, 0.5 + i * 0.3, Math.cos(i % 2 ? 0.1 : 0.24) * 1.27],
      ],
      0.012,
      light('#ffffff', 0.5),
      12,
    );
    mark.castShadow = false;
    return mark;
  });
  return together(wall, body, put(ripples(1.19, pour), { at: [0, level, 0] }), handle, ...marks);
}
