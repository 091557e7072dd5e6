import { createSandbox } from './sandbox';

test('keeps the hundred newest messages in the sandbox outbox', async () => {
  const sandbox = createSandbox(() => {});
  for (let count = 0; count < 105; count++) await sandbox.send({ phone: '+998900000000', text: `${count}` });
  const { outbox } = sandbox;
  expect([outbox.length, outbox[0]?.text, outbox.at(-1)?.text]).toEqual([100, '104', '5']);
});
