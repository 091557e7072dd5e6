import {
  AdditiveBlending,
  BackSide,
  BoxGeometry,
  Color,
  CylinderGeometry,
  Fog,
  Mesh,
  MeshBasicMaterial,
  MeshStandardMaterial,
  PerspectiveCamera,
  PlaneGeometry,
  PMREMGenerator,
  Scene,
  ShaderMaterial,
  type Texture,
  type WebGLRenderer,
} from 'three';
import { Reflector } from 'three/examples/jsm/objects/Reflector.js';
import { light } from './materials';
import { halton } from './sequence';
import type { Point3 } from './shapes';

/** Lamp visible in reflections: a bright box in a dark room. */
export type Softbox = { at: Point3; size: Point3; color: string; strength: number };

export function surroundings(renderer: WebGLRenderer, softboxes: readonly Softbox[], walls: string): Texture {
  const room = new Scene();
  room.add(new Mesh(new BoxGeometry(40, 24, 40), new MeshBasicMaterial({ color: walls, side: BackSide })));
  for (const { at, size, color, strength } of softboxes) {
    const lamp = new Mesh(new BoxGeometry(...size), light(color, strength));
    lamp.position.set(...at);
    room.add(lamp);
  }
  return new PMREMGenerator(renderer).fromScene(room, 0.012, 0.1, 100).texture;
}

export function stage(environment: Texture, background: string, fog: readonly [number, number]): Scene {
  const scene = new Scene();
  scene.background = new Color(background);
  scene.environment = environment;
  scene.fog = new Fog(background, ...fog);
  return scene;
}

export function lens(at: Point3, towards: Point3, angle: number): PerspectiveCamera {
  const camera = new PerspectiveCamera(angle, 16 / 9, 0.5, 200);
  camera.position.set(...at);
  camera.lookAt(...towards);
  return camera;
}

const mirrorShader = {
  name: 'floor',
  uniforms: {
    color: { value: null },
    tDiffuse: { value: null },
    textureMatrix: { value: null },
    strength: { value: 0 },
  },
  vertexShader: `uniform mat4 textureMatrix; varying vec4 place;
    void main() { place = textureMatrix * vec4(position, 1.0); gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }`,
  fragmentShader: `uniform sampler2D tDiffuse; uniform float strength; varying vec4 place;
    void main() { gl_FragColor = vec4(min(texture2DProj(tDiffuse, place).rgb, vec3(6.0)) * strength, 1.0); }`,
};

export type Floor = { things: Mesh[]; beforeExposure: (index: number) => void };

export function mirrorFloor(color: string, strength: number, rough: number, centre: Point3): Floor {
  const geometry = new PlaneGeometry(160, 160);
  const ground = new Mesh(
    geometry,
    new MeshStandardMaterial({ color, roughness: 0.95, metalness: 0, depthWrite: false }),
  );
  ground.receiveShadow = true;
  ground.rotation.x = -Math.PI / 2;
  ground.renderOrder = -2;
  const mirror = new Reflector(geometry, {
    textureWidth: 480,
    textureHeight: 270,
    multisample: 0,
    shader: mirrorShader,
  });
  const material = mirror.material as ShaderMaterial;
  material.blending = AdditiveBlending;
  material.depthWrite = false;
  const uniform = material.uniforms.strength;
  if (uniform) uniform.value = strength;
  mirror.renderOrder = -1;
  const look = mirror.onBeforeRender.bind(mirror);
  let stale = true;
  mirror.onBeforeRender = (...view) => {
    if (stale) look(...view);
    stale = false;
  };
  mirror.position.set(...centre);
  return {
    things: [ground, mirror],
    // Blurred reflections need an update only at every other exposure.
    beforeExposure: (index) => {
      stale = index % 2 === 0;
      mirror.rotation.x = -Math.PI / 2 + (halton(index, 23) - 0.5) * rough;
      mirror.rotation.y = (halton(index, 29) - 0.5) * rough;
      mirror.updateMatrixWorld();
    },
  };
}

export function shaft(at: Point3, radius: number, height: number, color: string, strength: number): Mesh {
  const material = new ShaderMaterial({
    uniforms: { color: { value: new Color(color).multiplyScalar(strength) }, height: { value: height } },
    vertexShader: `varying float down; varying vec3 n; varying vec3 eye; uniform float height;
      void main() { down = 0.5 - position.y / height; n = normalize(normalMatrix * normal);
      vec4 view = modelViewMatrix * vec4(position, 1.0); eye = normalize(-view.xyz); gl_Position = projectionMatrix * view; }`,
    fragmentShader: `varying float down; varying vec3 n; varying vec3 eye; uniform vec3 color;
      void main() { float edge = pow(abs(dot(normalize(n), normalize(eye))), 2.2);
      gl_FragColor = vec4(color * edge * pow(1.0 - down, 1.6) * smoothstep(0.0, 0.02, down), 1.0); }`,
    blending: AdditiveBlending,
    transparent: true,
    depthWrite: false,
    side: BackSide,
  });
  const cone = new Mesh(new CylinderGeometry(radius * 0.12, radius, height, 64, 1, true), material);
  cone.position.set(at[0], at[1] - height / 2, at[2]);
  return cone;
}
