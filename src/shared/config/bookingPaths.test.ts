import { bookingAddress, bookingLinkAddress } from './bookingPaths';
import { makePaths } from './paths';

test('a link names what it fills in and nothing else', () => {
  expect(bookingAddress()).toBe('/booking');
  expect(bookingAddress({ services: [1, 2], branch: 3, car: 4 })).toBe('/booking?services=1,2&branch=3&car=4');
  expect(bookingAddress({ services: [], branch: undefined, day: '2026-12-01' })).toBe('/booking?day=2026-12-01');
});

test('it stands under the prefix of the language', () => {
  expect(makePaths({ language: '/uz', home: '/home' }).inLanguage(bookingLinkAddress('abc'))).toBe('/uz/booking/abc');
});
