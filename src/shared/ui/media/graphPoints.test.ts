import { mileageGraph } from './graphPoints';

it('orders readings by time, and scales the axis to round numbers', () => {
  const readings = [
    { at: 300, mileage: 92_000 },
    { at: 100, mileage: 81_000 },
    { at: 200, mileage: 84_000 },
  ];
  const { points, marks } = mileageGraph(readings, 100, 50);
  expect(marks.map(({ mileage }) => mileage)).toEqual([80_000, 85_000, 90_000, 95_000]);
  expect(points.map(({ x }) => x)).toEqual([0, 50, 100]);
  expect(points.map(({ y }) => y)).toEqual([46.7, 36.7, 10]);
});

it('keeps points inside the graph for a single reading and for equal ones', () => {
  for (const readings of [[{ at: 5, mileage: 0 }], [7, 8, 9].map((at) => ({ at, mileage: 123_456 }))]) {
    const { points, marks } = mileageGraph(readings, 100, 50);
    for (const { x, y } of points) expect([x >= 0, x <= 100, y >= 0, y <= 50]).toEqual([true, true, true, true]);
    expect(marks.length).toBeGreaterThan(1);
    expect(marks.every(({ mileage }) => Number.isInteger(mileage))).toBe(true);
  }
});
