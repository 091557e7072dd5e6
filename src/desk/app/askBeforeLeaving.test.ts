import { makeTurns } from '#api/desk/turns';
import { askBeforeLeaving } from './start';

const aMoment = () => new Promise((pass) => setTimeout(pass, 0));
const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('asks only while a change is pending or queued, also after a failure', async () => {
  askBeforeLeaving();
  expect(leave()).toBe(true);
  const { inTurn } = makeTurns<{ id: number; version: number }>();
  let fail: (error: Error) => void = () => undefined;
  const first = inTurn([1], () => new Promise((_resolve, reject) => (fail = reject)));
  const second = inTurn([1], aMoment);
  expect(leave()).toBe(false);
  await aMoment();
  fail(new Error('offline'));
  await expect(first).rejects.toThrow('offline');
  expect(leave()).toBe(false);
  await second;
  expect(leave()).toBe(true);
});
