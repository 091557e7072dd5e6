import type { Place } from '#contract/content/fields';

const PIXELS = 4;
const STEPS: Partial<Record<string, [east: number, north: number]>> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, 1],
  ArrowDown: [0, -1],
};

/** Precision of 0.1 m, finer than any map. */
const rounded = (degrees: number) => Math.round(degrees * 1e6) / 1e6;
const within = (degrees: number, most: number) => rounded(Math.min(Math.max(degrees, -most), most));

export const placeAt = ([latitude, longitude]: [number, number]): Place => ({
  latitude: within(latitude, 90),
  longitude: within(longitude, 180),
});

export const movedByKey = ({ latitude, longitude }: Place, key: string, zoom: number): Place | null => {
  const step = STEPS[key];
  if (!step) return null;
  const degrees = (PIXELS * 360) / (256 * 2 ** zoom);
  const [east, north] = step;
  return placeAt([latitude + north * degrees * Math.cos((latitude * Math.PI) / 180), longitude + east * degrees]);
};
