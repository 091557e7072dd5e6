import { movedByKey } from './placeKeys';

const place = { latitude: 41.2942, longitude: 69.2893 };

it('arrow keys move the marker reversibly, and further at a smaller zoom', () => {
  const east = movedByKey(place, 'ArrowRight', 15);
  expect(east?.latitude).toBe(place.latitude);
  expect(east?.longitude).toBeGreaterThan(place.longitude);
  expect(east && movedByKey(east, 'ArrowLeft', 15)).toEqual(place);
  expect(movedByKey(place, 'ArrowUp', 15)?.latitude).toBeGreaterThan(place.latitude);
  expect(movedByKey(place, 'ArrowDown', 15)?.latitude).toBeLessThan(place.latitude);
  expect(movedByKey(place, 'ArrowRight', 10)?.longitude).toBeGreaterThan(east?.longitude ?? 0);
});

it('ignores other keys and keeps the marker on the map', () => {
  expect(movedByKey(place, 'Enter', 15)).toBeNull();
  expect(movedByKey({ latitude: 0, longitude: 180 }, 'ArrowRight', 2)?.longitude).toBe(180);
});
