import * as fc from 'fast-check';
import { cropOf, fitsPlace } from './pictures';

const side = fc.integer({ min: 1, max: 8_000 });
const size = fc.record({ width: side, height: side });
const share = fc.double({ min: 0, max: 1, noNaN: true });

it('crops the largest area with the target aspect ratio within the picture', () => {
  fc.assert(
    fc.property(size, size, share, share, (picture, place, x, y) => {
      const crop = cropOf(picture, place, { x, y });
      expect(crop.left).toBeGreaterThanOrEqual(0);
      expect(crop.top).toBeGreaterThanOrEqual(0);
      expect(crop.left + crop.width).toBeLessThanOrEqual(picture.width);
      expect(crop.top + crop.height).toBeLessThanOrEqual(picture.height);
      expect(crop.width === picture.width || crop.height === picture.height).toBe(true);
    }),
  );
});

it.each([
  [{ x: 0.5, y: 0.5 }, 500],
  [{ x: 0, y: 0.5 }, 0],
  [{ x: 1, y: 0.5 }, 1000],
  [{ x: 0.4, y: 0 }, 300],
])('centres the crop on the focus point %j', (focus, left) => {
  expect(cropOf({ width: 2000, height: 1000 }, { width: 400, height: 400 }, focus)).toEqual({
    left,
    top: 0,
    width: 1000,
    height: 1000,
  });
});

it('accepts a picture of at least half the target size', () => {
  const place = { width: 960, height: 640 };
  expect(fitsPlace({ width: 480, height: 320 }, place)).toBe(true);
  expect(fitsPlace({ width: 479, height: 4000 }, place)).toBe(false);
});
