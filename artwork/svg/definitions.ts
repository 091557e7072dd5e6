import { createHash } from 'node:crypto';
import { element } from './elements';

/** SVG definitions by id, a hash of the content: the output does not depend on the drawing order. */
const known = new Map<string, string>();

function define(build: (id: string) => string): string {
  const id = `d${createHash('sha1').update(build('')).digest('hex').slice(0, 10)}`;
  known.set(id, build(id));
  return `url(#${id})`;
}

/** [offset 0..1, colour, opacity]. */
export type Stop = readonly [number, string, number?];

const stopElements = (stops: readonly Stop[]) =>
  stops.map(([offset, color, opacity]) => element('stop', { offset, 'stop-color': color, 'stop-opacity': opacity }));

/** Linear gradient across the shape's bounding box: 0 degrees is to the right, 90 downwards. */
export function linear(degrees: number, ...stops: Stop[]): string {
  const angle = (degrees * Math.PI) / 180;
  const [dx, dy] = [Math.cos(angle) / 2, Math.sin(angle) / 2];
  const ends = { x1: 0.5 - dx, y1: 0.5 - dy, x2: 0.5 + dx, y2: 0.5 + dy };
  return define((id) => element('linearGradient', { id, ...ends }, ...stopElements(stops)));
}

/** Linear gradient in drawing units, for strokes and for light across several shapes. */
export function linearBetween(x1: number, y1: number, x2: number, y2: number, ...stops: Stop[]): string {
  const attributes = { x1, y1, x2, y2, gradientUnits: 'userSpaceOnUse' };
  return define((id) => element('linearGradient', { id, ...attributes }, ...stopElements(stops)));
}

/** Radial gradient. Centre and radius are fractions of the shape's bounding box. */
export function radial(cx: number, cy: number, r: number, ...stops: Stop[]): string {
  return define((id) => element('radialGradient', { id, cx, cy, r }, ...stopElements(stops)));
}

export function blur(deviation: number): string {
  const box = { x: '-60%', y: '-60%', width: '220%', height: '220%' };
  return define((id) => element('filter', { id, ...box }, element('feGaussianBlur', { stdDeviation: deviation })));
}

export function clip(...shapes: string[]): string {
  return define((id) => element('clipPath', { id }, ...shapes));
}

export function svgDocument(width: number, height: number, body: string): string {
  const used = new Map<string, string>();
  const collect = (text: string) => {
    for (const [, id] of text.matchAll(/url\(#(\w+)\)/g)) {
      const definition = id === undefined ? undefined : known.get(id);
      if (id === undefined || definition === undefined || used.has(id)) continue;
      used.set(id, definition);
      collect(definition);
    }
  };
  collect(body);
  const attributes = { xmlns: 'http://www.w3.org/2000/svg', width, height, viewBox: `0 0 ${width} ${height}` };
  return element('svg', attributes, element('defs', {}, [...used.values()].join('')), body);
}
