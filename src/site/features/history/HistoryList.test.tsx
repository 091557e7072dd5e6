import { screen } from '@testing-library/react';
import { renderWithStore } from '#test/renderWithStore';
import { serverTransport } from '#test/serverTransport';
import { signedInAs } from '#test/signedInAs';
import { answer } from '#test/testTransport';
import { HistoryList } from './HistoryList';

it('reports an invalid reply as a failure, not as an empty history', async () => {
  const customer = await outsideServer.makeCustomer();
  const transport = serverTransport();
  let isRubbish = true;
  transport.between = async (_call, next) => (isRubbish ? answer(200, { a: 1 }) : next());
  const { user } = renderWithStore(<HistoryList userId={customer.userId} />, {
    path: '/personal/story',
    transport,
    preloadedState: signedInAs(customer),
  });
  const retry = await screen.findByRole('button', { name: 'Повторить' }, { timeout: 20_000 });
  expect(screen.queryByText(/История пока пуста/)).toBeNull();
  isRubbish = false;
  await user.click(retry);
  expect(await screen.findByText(/История пока пуста/)).toBeVisible();
}, 30_000);
