import { isUnavailable } from './unavailable';

const withCode = (code: string, message = 'no') => Object.assign(new Error(message), { code });

test.each([
  ['a lost connection', withCode('08006')],
  ['a server that ends', withCode('57P01')],
  ['a server that starts', withCode('57P03')],
  ['no room for another connection', withCode('53300')],
  ['a full disk', withCode('53100')],
  ['a file that cannot be written', withCode('58030')],
  ['a disk that is nearly full', withCode('25006')],
  ['a lock that is not had in time', withCode('55P03')],
  ['nobody listening', withCode('ECONNREFUSED')],
  ['a time-out of the network', withCode('ETIMEDOUT')],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
  ['a connection that ends', new Error('Connection terminated unexpectedly')],
  ['the same within another error', new Error('Failed query', { cause: new Error('x', { cause: withCode('57P02') }) })],
  ['a host with several addresses', new AggregateError([withCode('ECONNREFUSED')])],
])('treats %s as unavailable', (_name, error) => {
  expect(isUnavailable(error)).toBe(true);
});

test.each([
  ['a defect', new TypeError('x is not a function')],
  ['a wrong statement', withCode('42P01')],
  ['a row that is there already', new Error('Failed query', { cause: withCode('23505') })],
  ['no error at all', 'Connection terminated'],
])('does not treat %s as unavailable', (_name, error) => {
  expect(isUnavailable(error)).toBe(false);
});

test('stops at a cycle of causes', () => {
  const error = new Error('a');
  error.cause = new Error('b', { cause: error });
  expect(isUnavailable(error)).toBe(false);
});
