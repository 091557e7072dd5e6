/** Amber is the only accent colour: once per picture, at its focus. */
export const ink = '#111827';
export const amber = '#ffb020';

type Rgb = readonly [number, number, number];

function parse(color: string): Rgb {
  const value = Number.parseInt(color.slice(1), 16);
  return [(value >> 16) & 255, (value >> 8) & 255, value & 255];
}

/** `share` 0 is `from`, 1 is `to`; colours are #rrggbb. */
export function mix(from: string, to: string, share: number): string {
  const [r1, g1, b1] = parse(from);
  const [r2, g2, b2] = parse(to);
  const channel = (a: number, b: number) =>
    Math.round(a + (b - a) * share)
      .toString(16)
      .padStart(2, '0');
  return `#${channel(r1, r2)}${channel(g1, g2)}${channel(b1, b2)}`;
}

export const lighter = (color: string, share: number): string => mix(color, '#ffffff', share);
/** Blue-black keeps shadows on graphite cool. */
export const darker = (color: string, share: number): string => mix(color, '#05080f', share);
