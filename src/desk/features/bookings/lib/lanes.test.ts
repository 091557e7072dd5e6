import { layOut } from './grid';

const span = (from: number, to: number) => ({ from, to });

it('gives the full width to a booking without overlap', () => {
  expect(layOut([span(0, 30), span(30, 60)])).toEqual([
    { lane: 0, lanes: 1 },
    { lane: 0, lanes: 1 },
  ]);
});

it('places overlapping bookings side by side and reuses free lanes', () => {
  expect(layOut([span(0, 60), span(30, 90), span(60, 120)])).toEqual([
    { lane: 0, lanes: 2 },
    { lane: 1, lanes: 2 },
    { lane: 0, lanes: 2 },
  ]);
});

it('returns lanes in the order of the bookings passed in', () => {
  expect(layOut([span(100, 160), span(0, 120), span(300, 330)])).toEqual([
    { lane: 1, lanes: 2 },
    { lane: 0, lanes: 2 },
    { lane: 0, lanes: 1 },
  ]);
});

it('never puts overlapping bookings into one lane', () => {
  const spans = Array.from({ length: 60 }, (_, index) =>
    span((index * 37) % 300, ((index * 37) % 300) + 20 + (index % 5) * 15),
  );
  const laid = layOut(spans);
  for (const [a, one] of spans.entries())
    for (const [b, other] of spans.entries()) {
      if (a === b || one.to <= other.from || other.to <= one.from) continue;
      expect(laid[a]?.lane).not.toBe(laid[b]?.lane);
      expect(laid[a]?.lanes).toBe(laid[b]?.lanes);
    }
});
