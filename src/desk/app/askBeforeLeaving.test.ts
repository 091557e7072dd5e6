import { makeSerialQueues } from '#api/desk/serialQueue';
import { askBeforeLeaving } from './start';

const aMoment = () => new Promise((pass) => setTimeout(pass, 0));
const leave = () => window.dispatchEvent(new Event('beforeunload', { cancelable: true }));

it('asks before the page closes while a change is pending or queued, also if an earlier change failed', async () => {
  askBeforeLeaving();
  expect(leave()).toBe(true);
  const { enqueue } = makeSerialQueues<{ id: number; version: number }>();
  let fail: (error: Error) => void = () => undefined;
  const first = enqueue([1], () => new Promise((_resolve, reject) => (fail = reject)));
  const second = enqueue([1], aMoment);
  expect(leave()).toBe(false);
  await aMoment();
  fail(new Error('offline'));
  await expect(first).rejects.toThrow('offline');
  expect(leave()).toBe(false);
  await second;
  expect(leave()).toBe(true);
});
