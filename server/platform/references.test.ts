import { referenceOf } from './references';

test.each([
  'Y-7K3M-92QD',
  ' y-7k3m-92qd ',
  'Y7K3M92QD',
  '7K3M 92QD',
  '7k3m92qd',
  'у–7к3м–92qd',
])('accepts the typed reference %j', (typed) => {
  expect(referenceOf(typed)).toBe('Y-7K3M-92QD');
});

test.each(['', 'Y-000042', 'Y-7K3M-92Q', 'Y-7K3M-92QDD', 'Y-7K3M-92Q0', "'; drop"])('rejects the text %j', (typed) => {
  expect(referenceOf(typed)).toBeNull();
});
