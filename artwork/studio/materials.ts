import {
  AdditiveBlending,
  Color,
  DoubleSide,
  MeshBasicMaterial,
  MeshPhysicalMaterial,
  MeshStandardMaterial,
  type Texture,
} from 'three';

export const amber = '#ffa60a';

export const metal = (color: string, roughness: number): MeshStandardMaterial =>
  new MeshStandardMaterial({ color, metalness: 1, roughness });

export const steel = (): MeshStandardMaterial => metal('#aeb6c0', 0.28);
export const chrome = (): MeshStandardMaterial => metal('#dfe4ea', 0.1);
export const iron = (): MeshStandardMaterial => metal('#59616d', 0.5);
export const brass = (): MeshStandardMaterial => metal('#c39a52', 0.3);

/** Lathe-turned metal: highlights stretch across grooves along u. */
export const turned = (): MeshPhysicalMaterial =>
  new MeshPhysicalMaterial({ color: '#c2c8cf', metalness: 1, roughness: 0.36, anisotropy: 0.85 });

export const plastic = (color: string, roughness = 0.42): MeshStandardMaterial =>
  new MeshStandardMaterial({ color, roughness });

export const rubber = (): MeshStandardMaterial => plastic('#15181d', 0.58);

export const lacquer = (color: string): MeshPhysicalMaterial =>
  new MeshPhysicalMaterial({ color, roughness: 0.45, metalness: 0.15, clearcoat: 1, clearcoatRoughness: 0.08 });

export const ceramic = (): MeshPhysicalMaterial =>
  new MeshPhysicalMaterial({ color: '#eef0f2', roughness: 0.2, clearcoat: 0.8, clearcoatRoughness: 0.1 });

export function glass(): MeshPhysicalMaterial {
  const material = new MeshPhysicalMaterial({
    color: '#000000',
    roughness: 0.04,
    envMapIntensity: 2,
    transparent: true,
    blending: AdditiveBlending,
    side: DoubleSide,
    depthWrite: false,
  });
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <emissivemap_fragment>',
      `vec3 face = normalize(normal);
       float edge = pow(1.0 - abs(dot(face, normalize(vViewPosition))), 3.0);
       float lamp = exp(-pow((face.x + 0.52) / 0.05, 2.0)) * smoothstep(0.0, 0.3, face.z);
       totalEmissiveRadiance += vec3(0.62, 0.75, 0.95) * (0.26 * edge + 0.15 * lamp);`,
    );
  };
  return material;
}

/**
 * Engine oil refracting two lamps behind it. By the Beer–Lambert law it is gold where thin and brown where thick;
 * `depth` is the path length at its centre.
 */
export function oil(depth: number, strength: number): MeshPhysicalMaterial {
  const material = new MeshPhysicalMaterial({
    color: '#000000',
    roughness: 0.03,
    ior: 1.47,
    clearcoat: 1,
    clearcoatRoughness: 0.02,
  });
  material.onBeforeCompile = (shader) => {
    Object.assign(shader.uniforms, { depth: { value: depth }, strength: { value: strength } });
    shader.fragmentShader = shader.fragmentShader
      .replace('void main()', 'uniform float depth; uniform float strength;\nvoid main()')
      .replace(
        '#include <emissivemap_fragment>',
        `vec3 face = normalize(normal);
         vec3 eye = normalize(vViewPosition);
         vec3 inside = refract(-eye, face, 1.0 / 1.47);
         vec3 far = face + 2.0 * max(dot(-inside, face), 0.0) * inside;
         vec3 behind = refract(inside, -far, 1.47);
         float across = behind.x - 0.5 * (behind.y + 0.2);
         float lamps = 0.26 + 1.6 * exp(-pow((across - 0.64) / 0.15, 2.0)) + exp(-pow((across + 0.66) / 0.13, 2.0));
         lamps *= 0.3 + 0.7 * smoothstep(-0.26, -0.11, behind.y);
         vec3 left = pow(vec3(0.64, 0.39, 0.055), vec3(depth * abs(dot(face, eye))));
         totalEmissiveRadiance += strength * lamps * vec3(1.0, 0.93, 0.82) * left;`,
      );
  };
  return material;
}

export const light = (color: string, strength: number): MeshBasicMaterial =>
  new MeshBasicMaterial({ color: new Color(color).multiplyScalar(strength) });

export const screen = (map: Texture, strength: number): MeshStandardMaterial =>
  new MeshStandardMaterial({
    map,
    roughness: 0.35,
    emissiveMap: map,
    emissive: new Color('#ffffff'),
    emissiveIntensity: strength,
  });
