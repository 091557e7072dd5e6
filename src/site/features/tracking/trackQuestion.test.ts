import { readQuestion } from './trackQuestion';

it('reads the last four phone digits, also from a whole phone number', () => {
  const question = { reference: 'Y-7K3M-92QD', phone_end: '4567' };
  for (const phoneEnd of ['4567', '45 67', '+998 90 123-45-67']) {
    expect(readQuestion({ number: ' Y-7K3M-92QD ', phoneEnd })).toEqual({ question });
  }
});

it('returns the names of incomplete fields', () => {
  expect(readQuestion({ number: ' ', phoneEnd: '456' })).toEqual({ wrong: ['number', 'phone_end'] });
  expect(readQuestion({ number: 'Y'.repeat(31), phoneEnd: '4567' })).toEqual({ wrong: ['number'] });
});
