import {
  BasicShadowMap,
  DirectionalLight,
  type PerspectiveCamera,
  type Scene,
  SpotLight,
  Vector3,
  type WebGLRenderer,
} from 'three';
import { Film } from './develop';
import { halton, onDisc, sunflower } from './sequence';
import type { Point3 } from './shapes';

export type Lamp = {
  at: Point3;
  towards: Point3;
  color: string;
  strength: number;
  /** Radius of the lamp: larger lamps cast softer shadows. */
  size: number;
  /** Half cone angle in degrees. */
  cone: number;
};

export type Shot = {
  scene: Scene;
  camera: PerspectiveCamera;
  focus: Point3;
  aperture: number;
  lamps: readonly Lamp[];
  sky: { color: string; strength: number; reach: number };
  exposure: number;
  glow: number;
  /** Runs before each exposure, for effects that blur over all of them, such as rough mirrors. */
  beforeExposure?: (index: number) => void;
};

/** Each exposure renders one lamp: a scene with all lamps would take as long per exposure as all exposures together. */
function spot(): SpotLight {
  const light = new SpotLight('#ffffff', 1, 0, 1, 0.6, 0);
  light.castShadow = true;
  light.shadow.mapSize.set(1024, 1024);
  light.shadow.bias = -0.0006;
  light.shadow.normalBias = 0.02;
  light.shadow.camera.near = 1;
  light.shadow.camera.far = 90;
  return light;
}

function turnOn(light: SpotLight, lamps: readonly Lamp[], index: number): void {
  const lamp = lamps[index % lamps.length];
  if (lamp === undefined) return;
  const [x, y] = onDisc(index, 11, 13);
  light.color.set(lamp.color);
  light.intensity = lamp.strength * lamps.length;
  light.angle = (lamp.cone * Math.PI) / 180;
  light.position.set(lamp.at[0] + x * lamp.size, lamp.at[1], lamp.at[2] + y * lamp.size);
  light.target.position.set(...lamp.towards);
}

function skyLight({ color, strength, reach }: Shot['sky']): DirectionalLight {
  const light = new DirectionalLight(color, strength);
  light.castShadow = true;
  light.shadow.mapSize.set(1024, 1024);
  light.shadow.bias = -0.001;
  light.shadow.normalBias = 0.04;
  Object.assign(light.shadow.camera, { left: -reach, right: reach, top: reach, bottom: -reach, near: 1, far: 80 });
  return light;
}

/** Moves the camera within its aperture while the focus point stays. */
function aim(camera: PerspectiveCamera, home: Vector3, focus: Vector3, [x, y]: readonly [number, number]): void {
  const forward = camera.getWorldDirection(new Vector3());
  const right = new Vector3().crossVectors(forward, camera.up).normalize();
  const up = new Vector3().crossVectors(right, forward);
  camera.position.copy(home).addScaledVector(right, x).addScaledVector(up, y);
  const distance = focus.clone().sub(home).dot(forward);
  const { elements } = camera.projectionMatrix;
  // An off-axis frustum keeps the focal plane.
  elements[8] = (elements[8] ?? 0) - ((elements[0] ?? 1) * x) / distance;
  elements[9] = (elements[9] ?? 0) - ((elements[5] ?? 1) * y) / distance;
  camera.projectionMatrixInverse.copy(camera.projectionMatrix).invert();
}

/** Averages jittered exposures for soft shadows, depth of field and antialiasing. */
export function photograph(
  renderer: WebGLRenderer,
  shot: Shot,
  width: number,
  height: number,
  exposures: number,
): HTMLCanvasElement {
  renderer.setSize(width, height, false);
  renderer.shadowMap.enabled = true;
  renderer.shadowMap.type = BasicShadowMap;
  const film = new Film(renderer, width, height);
  const { scene, camera, lamps } = shot;
  camera.aspect = width / height;
  const light = spot();
  const sky = skyLight(shot.sky);
  scene.add(sky, sky.target, light, light.target);
  const home = camera.position.clone();
  const focus = new Vector3(...shot.focus);
  for (let i = 0; i < exposures; i++) {
    const [jitterX, jitterY] = [halton(i, 5) - 0.5, halton(i, 7) - 0.5];
    camera.position.copy(home);
    camera.setViewOffset(width, height, jitterX, jitterY, width, height);
    camera.updateMatrixWorld();
    const [lensX, lensY] = sunflower(i, exposures);
    aim(camera, home, focus, [lensX * shot.aperture, lensY * shot.aperture]);
    turnOn(light, lamps, i);
    const [x, z] = onDisc(i, 17, 19);
    sky.position.set(x * 30, Math.sqrt(Math.max(0.02, 1 - x * x - z * z)) * 30, z * 30);
    shot.beforeExposure?.(i);
    renderer.setRenderTarget(film.exposure);
    renderer.render(scene, camera);
    film.add(1 / exposures);
  }
  film.print(shot.exposure, shot.glow);
  return renderer.domElement;
}
