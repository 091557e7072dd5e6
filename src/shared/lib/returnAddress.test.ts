import { forgetReturn, RETURN_KEY, readReturn, rememberReturn } from './returnAddress';

afterEach(() => {
  jest.restoreAllMocks();
  forgetReturn();
});

it('remembers the return address across reloads and without storage until it is forgotten', () => {
  rememberReturn('/uz/personal/car-edit/4?a=1#b');
  expect(sessionStorage.getItem(RETURN_KEY)).toBe('/uz/personal/car-edit/4?a=1#b');
  expect(readReturn()).toBe('/uz/personal/car-edit/4?a=1#b');
  jest.spyOn(Storage.prototype, 'getItem').mockImplementation(() => {
    throw new DOMException('blocked');
  });
  expect(readReturn()).toBe('/uz/personal/car-edit/4?a=1#b');
  jest.restoreAllMocks();
  forgetReturn();
  expect(readReturn()).toBeNull();
});

it.each([
  'https://evil.example/personal',
  '//evil.example',
  '/\\evil.example',
  '/\t/evil.example',
  '\\/evil.example',
  'javascript:alert(1)',
  'personal/garage',
  '',
])('rejects the return address %j', (address) => {
  sessionStorage.setItem(RETURN_KEY, address);
  expect(readReturn()).toBeNull();
  rememberReturn(address);
  expect(readReturn()).toBeNull();
});
