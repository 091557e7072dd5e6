import { partsOf, toGsm7 } from './smsParts';

it.each([
  ['a'.repeat(160), 1],
  ['a'.repeat(161), 2],
  [`${'a'.repeat(158)}€`, 1],
  [`${'a'.repeat(159)}€`, 2],
  [`${'a'.repeat(158)}[]`, 2],
  ['я'.repeat(70), 1],
  ['я'.repeat(71), 2],
  [`${'a'.repeat(70)}\``, 2],
  [`${'a'.repeat(100)}è@£§`, 1],
])('counts the SMS parts of %j', (text, parts) => expect(partsOf(text)).toBe(parts));

it.each([
  ['Fargʻona №2', "Farg'ona No 2"],
  ['Farg`ona – 2', "Farg'ona - 2"],
  ['«A» va “B”…', '"A" va "B"...'],
])('transliterates %s to GSM-7', (text, plain) => {
  expect(toGsm7(text)).toBe(plain);
  expect(partsOf(toGsm7(text).padEnd(160, 'a'))).toBe(1);
});
