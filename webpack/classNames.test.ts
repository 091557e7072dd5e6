/** @jest-environment node */
import { shortClassName } from './classNames';

it('names a class by its place and its name, always the same, as CSS allows', () => {
  const name = shortClassName('/src/a.module.css', 'row');
  expect(name).toMatch(/^[A-Za-z][\w-]{3}$/);
  expect(shortClassName('/src/a.module.css', 'row')).toBe(name);
  expect(shortClassName('/src/b.module.css', 'row')).not.toBe(name);
  expect(shortClassName('/src/a.module.css', 'cell')).not.toBe(name);
});

it('never gives two classes one name', () => {
  const names = new Set<string>();
  const nameAll = () => {
    for (let index = 0; index < 100_000; index += 1) names.add(shortClassName('/src/many.module.css', `class${index}`));
  };
  expect(nameAll).toThrow(/would both be named/);
  expect(names.size).toBeGreaterThan(1_000);
});
