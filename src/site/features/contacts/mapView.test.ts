import fc from 'fast-check';
import { MAP_CENTRE, MAP_ZOOM } from '#shared/config/contactsMap';
import { countOutside, fitView, isOnMap, type Place } from './mapView';

const size = { width: 640, height: 480 };

/** Returns the pixel position of a place by the Web Mercator formula. */
const pixelOf = ([latitude, longitude]: Place, view: { center: Place; zoom: number }) => {
  const scale = 256 * 2 ** view.zoom;
  const x = (degrees: number) => ((degrees + 180) / 360) * scale;
  const y = (degrees: number) => ((1 - Math.asinh(Math.tan((degrees * Math.PI) / 180)) / Math.PI) / 2) * scale;
  return [
    x(longitude) - x(view.center[1]) + size.width / 2,
    y(latitude) - y(view.center[0]) + size.height / 2,
  ] as const;
};

it('centres a single branch at the default zoom', () => {
  const view = fitView([[41.2936, 69.2789]], size);
  expect(view?.zoom).toBe(15);
  expect(view?.center[0]).toBeCloseTo(41.2936, 6);
  expect(view?.center[1]).toBeCloseTo(69.2789, 6);
});

it('contains any set of places in Uzbekistan with a margin for markers', () => {
  const place = fc.tuple(fc.double({ min: 37, max: 46, noNaN: true }), fc.double({ min: 56, max: 74, noNaN: true }));
  fc.assert(
    fc.property(fc.array(place, { minLength: 1, maxLength: 20 }), (places) => {
      const view = fitView(places, size);
      if (!view) throw new Error('nothing to show');
      for (const one of places) {
        const [left, top] = pixelOf(one, view);
        expect(left).toBeGreaterThan(40);
        expect(left).toBeLessThan(size.width - 40);
        expect(top).toBeGreaterThan(100);
        expect(top).toBeLessThan(size.height - 40);
      }
    }),
  );
});

it('keeps the places of a narrow map between its controls and its notice', () => {
  const narrow = { width: 328, height: 310 };
  const places: Place[] = [
    [39.6742, 66.9417],
    [39.6339, 66.9711],
  ];
  const view = fitView(places, narrow);
  for (const one of places) {
    const top = pixelOf(one, view ?? { center: one, zoom: 0 })[1] - size.height / 2 + narrow.height / 2;
    expect(top).toBeGreaterThanOrEqual(104);
    expect(top).toBeLessThanOrEqual(310 - 96);
  }
});

it('zooms in further for nearby places than for distant ones', () => {
  const far = fitView(
    [
      [41.31, 69.24],
      [39.65, 66.96],
    ],
    size,
  );
  const near = fitView(
    [
      [41.31, 69.24],
      [41.36, 69.29],
    ],
    size,
  );
  expect(near?.zoom).toBeGreaterThan(far?.zoom ?? 0);
  expect(far?.zoom).toBe(7);
});

it('returns no view without places, and ignores invalid coordinates', () => {
  expect(fitView([], size)).toBeNull();
  expect(fitView([[412, 69]], size)).toBeNull();
  expect(
    fitView(
      [
        [412, 69],
        [41.3, 69.3],
      ],
      size,
    )?.zoom,
  ).toBe(15);
  expect(isOnMap([41, 181])).toBe(false);
});

it('counts the places outside of a view', () => {
  const first = { center: MAP_CENTRE, zoom: MAP_ZOOM };
  const places: Place[] = [
    [41.2942, 69.2893],
    [41.2936, 69.2789],
    [39.65, 66.96],
  ];
  expect(countOutside(places, first, { width: 288, height: 272 })).toBe(2);
  expect(countOutside(places, first, { width: 700, height: 272 })).toBe(1);
  const all = fitView(places, size);
  expect(all && countOutside(places, all, size)).toBe(0);
});
