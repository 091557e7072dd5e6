import { count, id, numberedListOf, orNull, picture, record, text, Unreadable } from './readers';

const people = numberedListOf(record<{ id: number; name: string }>({ id, name: text }));

describe('a list with optional ids', () => {
  it('reads the ids that the server sends, and skips invalid entries', () => {
    expect(people([{ id: 7, name: 'Aziz' }, null, { name: 'Nobody' }])).toEqual([{ id: 7, name: 'Aziz' }]);
  });

  it('uses positions as ids if the server sends no ids', () => {
    expect(people([{ name: 'Aziz' }, null, { id: null, name: 'Botir' }])).toEqual([
      { id: 1, name: 'Aziz' },
      { id: 3, name: 'Botir' },
    ]);
    expect(people(null)).toEqual([]);
    expect(() => people({})).toThrow(Unreadable);
  });
});

it('reads missing values as null and empty values as empty', () => {
  expect([orNull(text)(null), orNull(count)(undefined), orNull(id)('x')]).toEqual([null, null, null]);
  expect([orNull(text)('2026-03-04'), orNull(count)(0)]).toEqual(['2026-03-04', 0]);
});

it('reads an unsafe image URL as empty', () => {
  expect(picture('/media/parts/oil.800x800.webp')).toBe('/media/parts/oil.800x800.webp');
  expect(picture('https://cdn.example/oil.png')).toBe('https://cdn.example/oil.png');
  for (const other of ['javascript:alert(1)', '//evil.example/x.png', 'data:text/html,x', null, 5]) {
    expect(picture(other)).toBe('');
  }
});
