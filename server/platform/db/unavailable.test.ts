import { isUnavailable } from './unavailable';

const withCode = (code: string, message = 'no') => Object.assign(new Error(message), { code });

test.each([
  ['a lost connection', withCode('08006')],
  ['a server that shuts down', withCode('57P01')],
  ['a server that starts', withCode('57P03')],
  ['too many connections', withCode('53300')],
  ['a full disk', withCode('53100')],
  ['a file that cannot be written', withCode('58030')],
  ['a disk that is nearly full', withCode('25006')],
  ['a lock timeout', withCode('55P03')],
  ['a refused connection', withCode('ECONNREFUSED')],
  ['a network timeout', withCode('ETIMEDOUT')],
  ['a pool without a free connection', new Error('timeout exceeded when trying to connect')],
  ['a connection that ends', new Error('Connection terminated unexpectedly')],
  [
    'an error whose cause is a crash',
    new Error('Failed query', { cause: new Error('x', { cause: withCode('57P02') }) }),
  ],
  ['a host with several addresses', new AggregateError([withCode('ECONNREFUSED')])],
])('treats %s as an unavailable database', (_name, error) => {
  expect(isUnavailable(error)).toBe(true);
});

test.each([
  ['a TypeError', new TypeError('x is not a function')],
  ['a wrong statement', withCode('42P01')],
  ['a unique violation', new Error('Failed query', { cause: withCode('23505') })],
  ['a string', 'Connection terminated'],
])('does not treat %s as an unavailable database', (_name, error) => {
  expect(isUnavailable(error)).toBe(false);
});

test('terminates for an error whose causes form a cycle', () => {
  const error = new Error('a');
  error.cause = new Error('b', { cause: error });
  expect(isUnavailable(error)).toBe(false);
});
