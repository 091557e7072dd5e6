import { Color, DoubleSide, MeshBasicMaterial, MeshPhysicalMaterial, MeshStandardMaterial, type Texture } from 'three';

export const amber = '#ffa60a';
export const graphite = '#1b2433';

export const metal = (color: string, roughness: number): MeshStandardMaterial =>
  new MeshStandardMaterial({ color, metalness: 1, roughness });

export const steel = (): MeshStandardMaterial => metal('#aeb6c0', 0.28);
export const chrome = (): MeshStandardMaterial => metal('#dfe4ea', 0.1);
export const iron = (): MeshStandardMaterial => metal('#59616d', 0.5);
export const brass = (): MeshStandardMaterial => metal('#c39a52', 0.3);

/** Turned on a lathe: the highlight is drawn out across the grooves, which run along the surface's u. */
export const turned = (): MeshPhysicalMaterial =>
  new MeshPhysicalMaterial({ color: '#c2c8cf', metalness: 1, roughness: 0.36, anisotropy: 0.85 });

export const plastic = (color: string, roughness = 0.42): MeshStandardMaterial =>
  new MeshStandardMaterial({ color, roughness });

export const rubber = (): MeshStandardMaterial => plastic('#15181d', 0.58);

export const lacquer = (color: string): MeshPhysicalMaterial =>
  new MeshPhysicalMaterial({ color, roughness: 0.45, metalness: 0.15, clearcoat: 1, clearcoatRoughness: 0.08 });

export const ceramic = (): MeshPhysicalMaterial =>
  new MeshPhysicalMaterial({ color: '#eef0f2', roughness: 0.2, clearcoat: 0.8, clearcoatRoughness: 0.1 });

export const glass = (): MeshPhysicalMaterial =>
  new MeshPhysicalMaterial({
    color: '#9fb2c8',
    roughness: 0.04,
    transparent: true,
    opacity: 0.16,
    side: DoubleSide,
    depthWrite: false,
  });

/** Engine oil against the light: deep amber where the eye grazes it, glowing where it looks straight through. */
export function oil(glow = 0.8): MeshPhysicalMaterial {
  const material = new MeshPhysicalMaterial({
    color: '#2b1000',
    roughness: 0.05,
    emissive: new Color('#ff9410'),
    emissiveIntensity: glow,
    clearcoat: 1,
    clearcoatRoughness: 0.03,
  });
  material.onBeforeCompile = (shader) => {
    shader.fragmentShader = shader.fragmentShader.replace(
      '#include <emissivemap_fragment>',
      `float facing = abs(dot(normalize(normal), normalize(vViewPosition)));
       totalEmissiveRadiance *= mix(vec3(0.16, 0.05, 0.0), vec3(1.0, 0.92, 0.8), pow(facing, 1.7));`,
    );
  };
  return material;
}

export const light = (color: string, strength: number): MeshBasicMaterial =>
  new MeshBasicMaterial({ color: new Color(color).multiplyScalar(strength) });

/** A screen: its picture shines by itself. */
export const screen = (map: Texture, strength: number): MeshStandardMaterial =>
  new MeshStandardMaterial({
    map,
    roughness: 0.35,
    emissiveMap: map,
    emissive: new Color('#ffffff'),
    emissiveIntensity: strength,
  });
