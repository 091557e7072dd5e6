import { WebGLRenderer } from 'three';
import { photograph } from './photograph';
import { scenes } from './scenes';

const renderer = new WebGLRenderer({ antialias: false, preserveDrawingBuffer: true });

export function take(name: string, width: number, height: number, exposures: number): string {
  const build = scenes[name];
  if (build === undefined) throw new Error(`No scene is called ${name}`);
  return photograph(renderer, build(renderer), width, height, exposures).toDataURL('image/png');
}
