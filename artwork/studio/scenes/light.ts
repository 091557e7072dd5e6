import type { Texture, WebGLRenderer } from 'three';
import { surroundings } from '../set';

let workshop: Texture | undefined;

export function workshopLight(renderer: WebGLRenderer): Texture {
  workshop ??= surroundings(
    renderer,
    [
      { at: [4, 11, 2], size: [14, 0.2, 1.6], color: '#ffffff', strength: 7 },
      { at: [4, 11, -6], size: [14, 0.2, 1.2], color: '#dfeaff', strength: 5 },
      { at: [-17, 5, 4], size: [0.2, 8, 5], color: '#8fb4ef', strength: 2.6 },
      { at: [18, 4, 5], size: [0.2, 6, 2], color: '#ffc777', strength: 4 },
      { at: [3, 5, 19], size: [16, 5, 0.2], color: '#dfe8f7', strength: 1.6 },
    ],
    '#0b1220',
  );
  return workshop;
}
