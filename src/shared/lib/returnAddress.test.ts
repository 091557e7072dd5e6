import { forgetReturn, RETURN_KEY, readReturn, rememberReturn } from './returnAddress';

afterEach(() => {
  jest.restoreAllMocks();
  forgetReturn();
});

it('stores the return address in session storage, or in memory if storage is blocked', () => {
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
])('rejects the unsafe return address %j', (address) => {
  sessionStorage.setItem(RETURN_KEY, address);
  expect(readReturn()).toBeNull();
  rememberReturn(address);
  expect(readReturn()).toBeNull();
});
