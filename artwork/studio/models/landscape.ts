import {
  ConeGeometry,
  type Group,
  IcosahedronGeometry,
  InstancedMesh,
  Matrix4,
  type Mesh,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  PlaneGeometry,
} from 'three';
import { randomFrom } from '../../svg/random';
import { light } from '../materials';
import { put, solid, together } from '../shapes';

const hills = (x: number, z: number): number =>
  Math.sin(x * 0.7 + z * 0.4) * 0.5 + Math.sin(x * 1.9 - z * 1.3 + 2) * 0.22 + Math.sin(x * 4.3 + z * 3.7) * 0.06;

function field(width: number, depth: number, steps: number, height: (x: number, z: number) => number): PlaneGeometry {
  const geometry = new PlaneGeometry(width, depth, steps, steps);
  geometry.rotateX(-Math.PI / 2);
  const position = geometry.getAttribute('position');
  for (let i = 0; i < position.count; i++) position.setY(i, height(position.getX(i), position.getZ(i)));
  geometry.computeVertexNormals();
  return geometry;
}

export function snowField(): Mesh {
  const random = randomFrom(5);
  const material = new MeshPhysicalMaterial({ color: '#dfe8f5', roughness: 0.85 });
  return solid(
    field(70, 40, 260, (x, z) => hills(x, z) * 0.22 + random() * 0.025),
    material,
  );
}

const ridge = (x: number, seed: number): number =>
  [1, 2.1, 4.3, 8.9, 17].reduce(
    (sum, f, i) => sum + (1 - Math.abs(Math.sin(x * 0.09 * f + seed * (i + 1)))) / 1.9 ** i,
    0,
  );

export function mountains(seed: number, height: number, color: string): Mesh {
  const material = new MeshStandardMaterial({
    color,
    roughness: 1,
    flatShading: true,
    emissive: color,
    emissiveIntensity: 0.16,
  });
  return solid(
    field(150, 24, 160, (x, z) => {
      const near = Math.max(0, 1 - Math.abs(z) / 12);
      return near * (ridge(x, seed) * height + Math.sin(z * 1.7 + x * 0.8) * 0.5) - 1;
    }),
    material,
  );
}

export function firs(count: number, seed: number): Group {
  const random = randomFrom(seed);
  const material = new MeshStandardMaterial({ color: '#22364f', roughness: 1 });
  const snow = new MeshStandardMaterial({ color: '#b9cbe6', roughness: 1 });
  const group = together();
  for (let i = 0; i < count; i++) {
    const [x, z, size] = [(random() - 0.5) * 46, -13 - random() * 14, 0.7 + random() * 0.8];
    for (const level of [0, 1, 2]) {
      const width = (1.25 - level * 0.34) * size;
      const at = (lift: number) => [x, (1 + level * 1.05) * size + lift, z] as const;
      group.add(put(solid(new ConeGeometry(width, 1.8 * size, 9), material), { at: at(0) }));
      group.add(put(solid(new ConeGeometry(width * 0.62, 0.9 * size, 9), snow), { at: at(0.47 * size) }));
    }
  }
  return group;
}

export function snowfall(count: number, seed: number): Group {
  const random = randomFrom(seed);
  const mesh = new InstancedMesh(new IcosahedronGeometry(1, 1), light('#e8f0ff', 0.9), count);
  for (let i = 0; i < count; i++) {
    const size = 0.012 + random() * 0.018;
    const place = new Matrix4().makeScale(size, size, size);
    mesh.setMatrixAt(i, place.setPosition((random() - 0.4) * 16, random() * 7, 7 - random() * 15));
  }
  return put(together(mesh), {});
}
