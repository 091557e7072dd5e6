import { readAnswer } from './answerFields';

it('reads the changed decisions, or approves all line items by one button', () => {
  const fields = {
    version: '3',
    seen: '7',
    'line-1': 'approved',
    'shown-1': '',
    'line-2': 'declined',
    'shown-2': 'approved',
    'line-3': '',
    'shown-3': '',
    website: '',
  };
  expect(readAnswer(fields)).toEqual({
    seen: '7',
    answer: {
      version: 3,
      decisions: [
        { line: 1, decision: 'approved', shown: null },
        { line: 2, decision: 'declined', shown: 'approved' },
      ],
    },
  });
  expect(readAnswer({ ...fields, all: '1' })?.answer.decisions.map(({ decision }) => decision)).toEqual([
    'approved',
    'approved',
    'approved',
  ]);
});

it('returns null without a decision or a version', () => {
  expect(readAnswer({ version: '3' })).toBeNull();
  expect(readAnswer({ version: 'x', 'line-1': 'approved' })).toBeNull();
  expect(readAnswer({ version: '3', 'line-x': 'approved', 'line-0': 'approved' })).toBeNull();
});
