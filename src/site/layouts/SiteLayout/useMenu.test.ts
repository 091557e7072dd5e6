import { activeMenuItem } from './useMenu';

it.each([
  ['/', 'home', true],
  ['/services', 'services', true],
  ['/services/singl-services/3', 'services', false],
  ['/services/singl-services', 'services', false],
  ['/singl-services', 'services', false],
  ['/about/singl-services', 'about', false],
  ['/sign-in', undefined, false],
])('%s activates the menu entry %s', (rest, key, exact) => {
  expect(activeMenuItem(rest)).toEqual({ key, exact });
});
