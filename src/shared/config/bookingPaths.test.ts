import { bookingAddress, bookingLinkAddress } from './bookingPaths';
import { makePaths } from './paths';

test('bookingAddress omits missing and empty query parameters', () => {
  expect(bookingAddress()).toBe('/booking');
  expect(bookingAddress({ services: [1, 2], branch: 3, car: 4 })).toBe('/booking?services=1,2&branch=3&car=4');
  expect(bookingAddress({ services: [], branch: undefined, day: '2026-12-01' })).toBe('/booking?day=2026-12-01');
});

test('adds the language prefix to the address of a booking link', () => {
  expect(makePaths({ language: '/uz', home: '/home' }).inLanguage(bookingLinkAddress('abc'))).toBe('/uz/booking/abc');
});
