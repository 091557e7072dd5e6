/** @jest-environment node */
import { staff as employees } from '../../server/seed/content/company';
import { initialsOf, staff } from './staff';

test('every employee of the demo has a monogram with the initials of the Uzbek name', () => {
  const monograms = new Map(staff.map(({ slug }) => [`/media/staff/${slug}.640x800.webp`, initialsOf(slug)]));
  const ofNames = employees.map(({ photo, name }) => [
    photo,
    name.uz
      .split(' ')
      .map((word) => word.charAt(0))
      .join(''),
  ]);
  expect(ofNames).toEqual(employees.map(({ photo }) => [photo, monograms.get(photo)]));
});
