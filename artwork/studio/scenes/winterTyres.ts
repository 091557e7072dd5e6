import { BackSide, Color, Mesh, ShaderMaterial, SphereGeometry, type WebGLRenderer } from 'three';
import { firs, mountains, snowField, snowfall } from '../models/landscape';
import { tyre, wheel } from '../models/wheel';
import type { Shot } from '../photograph';
import { lens, stage, surroundings } from '../set';
import { put } from '../shapes';

function duskSky(): Mesh {
  const material = new ShaderMaterial({
    side: BackSide,
    depthWrite: false,
    fog: false,
    uniforms: {
      top: { value: new Color('#081226') },
      low: { value: new Color('#39588c') },
      sun: { value: new Color('#ff9c3c') },
    },
    vertexShader: `varying vec3 way; void main() { way = normalize(position); gl_Position = projectionMatrix * modelViewMatrix * vec4(position, 1.0); }`,
    fragmentShader: `varying vec3 way; uniform vec3 top; uniform vec3 low; uniform vec3 sun;
      void main() { vec3 w = normalize(way); float up = clamp(w.y * 3.0, 0.0, 1.0);
      float glow = exp(-pow(distance(w, normalize(vec3(0.34, 0.0, -1.0))) * 4.2, 2.0));
      gl_FragColor = vec4(mix(low * mix(0.35, 1.0, smoothstep(-0.6, 0.4, w.x)), top, pow(up, 0.6)) + sun * glow * 0.34, 1.0); }`,
  });
  return new Mesh(new SphereGeometry(120, 48, 24), material);
}

export function winterTyres(renderer: WebGLRenderer): Shot {
  const environment = surroundings(
    renderer,
    [
      { at: [0, 11.5, 0], size: [30, 0.2, 30], color: '#3b5f99', strength: 0.9 },
      { at: [14, 2, -12], size: [12, 4, 0.2], color: '#ffab55', strength: 5 },
      { at: [-8, 7, 12], size: [10, 4, 0.2], color: '#b9d2ff', strength: 1.8 },
      { at: [0, -6, 4], size: [30, 0.2, 20], color: '#7d95bb', strength: 0.5 },
    ],
    '#111d33',
  );
  const scene = stage(environment, '#2a3f63', [24, 120]);
  scene.add(
    duskSky(),
    snowField(),
    put(mountains(1.3, 6.4, '#a9c0e6'), { at: [-6, -1, -52] }),
    put(mountains(4.1, 2.2, '#2f4569'), { at: [10, 0, -36] }),
    put(wheel(), { at: [2.2, 1.68, 0.6], turned: [-6, -24, 9] }),
    put(tyre(), { at: [4.35, 1.66, -1.7], turned: [0, 38, 0] }),
    put(tyre(), { at: [0.4, 0.5, -5.2], turned: [90, 0, 0] }),
    firs(26, 8),
    snowfall(520, 11),
  );
  return {
    scene,
    camera: lens([0.3, 1.5, 12.4], [0.7, 1.72, 0], 27),
    focus: [2.6, 1.7, 1.1],
    aperture: 0.09,
    lamps: [
      { at: [-5, 8, 9], towards: [3, 1.4, 0], color: '#cfe0ff', strength: 2.6, size: 2, cone: 26 },
      { at: [16, 5, -16], towards: [3, 0.6, 0], color: '#ffa04a', strength: 6, size: 1, cone: 30 },
    ],
    sky: { color: '#5f86c6', strength: 0.55, reach: 10 },
    exposure: 1,
    glow: 0.3,
  };
}
