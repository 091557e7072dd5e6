import { createSandbox } from './sandbox';

test('keeps the newest hundred', async () => {
  const { outbox, send } = createSandbox(() => {});
  for (let count = 0; count < 105; count++) await send({ phone: '+998900000000', text: `${count}` });
  expect([outbox.length, outbox[0]?.text, outbox.at(-1)?.text]).toEqual([100, '104', '5']);
});
