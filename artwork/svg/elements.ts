export type Attributes = Record<string, string | number | undefined>;

const tidy = (value: string | number): string =>
  typeof value === 'number' ? String(Math.round(value * 100) / 100) : value;

export function element(name: string, attributes: Attributes, ...children: string[]): string {
  const text = Object.entries(attributes)
    .filter(([, value]) => value !== undefined)
    .map(([key, value]) => ` ${key}="${tidy(value ?? '')}"`)
    .join('');
  return children.length > 0 ? `<${name}${text}>${children.join('')}</${name}>` : `<${name}${text}/>`;
}

export const path = (d: string, attributes: Attributes = {}): string => element('path', { d, ...attributes });

export const rect = (x: number, y: number, width: number, height: number, attributes: Attributes = {}): string =>
  element('rect', { x, y, width, height, ...attributes });

export const circle = (cx: number, cy: number, r: number, attributes: Attributes = {}): string =>
  element('circle', { cx, cy, r, ...attributes });

export const ellipse = (cx: number, cy: number, rx: number, ry: number, attributes: Attributes = {}): string =>
  element('ellipse', { cx, cy, rx, ry, ...attributes });

export const line = (x1: number, y1: number, x2: number, y2: number, attributes: Attributes = {}): string =>
  element('line', { x1, y1, x2, y2, ...attributes });

export const group = (attributes: Attributes, ...children: string[]): string =>
  element('g', attributes, ...(children.length > 0 ? children : ['']));

type Placing = { x?: number; y?: number; scale?: number; scaleX?: number; scaleY?: number; turn?: number };

/** Moves, then rotates (degrees), then scales. */
export function place({ x = 0, y = 0, scale = 1, scaleX, scaleY, turn = 0 }: Placing, ...children: string[]): string {
  const transform = `translate(${tidy(x)} ${tidy(y)}) rotate(${tidy(turn)}) scale(${scaleX ?? scale} ${scaleY ?? scale})`;
  return group({ transform }, ...children);
}

export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('');

export const around = (count: number, draw: (index: number) => string, start = 0): string =>
  repeat(count, (index) => place({ turn: start + (360 / count) * index }, draw(index)));

/** Angle 0 is to the right; angles run clockwise. */
export function polar(cx: number, cy: number, radius: number, degrees: number): [number, number] {
  const angle = (degrees * Math.PI) / 180;
  return [cx + radius * Math.cos(angle), cy + radius * Math.sin(angle)];
}
