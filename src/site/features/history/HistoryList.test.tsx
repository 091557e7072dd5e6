import { screen, waitFor, within } from '@testing-library/react';
import { renderWithStore } from '#test/renderWithStore';
import { serverTransport } from '#test/serverTransport';
import { signedInAs } from '#test/signedInAs';
import { answer } from '#test/testTransport';
import { HistoryList } from './HistoryList';

it('offers a retry for an invalid response instead of showing an empty history', async () => {
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

it('lists own records apart, deletes them after a question, and offers the whole history as a PDF', async () => {
  const customer = await outsideServer.makeCustomer();
  const transport = serverTransport();
  const row = {
    id: 5,
    number: 12,
    closed_at: '2026-05-11T06:00:00Z',
    car: 'Chevrolet Cobalt',
    year: 2018,
    plate: '01A777AA',
    car_id: 3,
    branch: 'Чиланзар',
    mileage: 84_200,
    total: 285_000,
    done: ['Замена масла'],
    reds: 0,
    is_corrected: false,
    is_handed_over: false,
  };
  let records: object[] = [
    { id: 7, car: 3, title: 'Сцепление', done_on: '2026-03-01', mileage: 86_000, note: 'у Олега', cost: 900_000 },
  ];
  const asked: string[] = [];
  transport.between = async ({ method, url }, next) => {
    if (url.endsWith('/history')) return answer(200, { items: [row], next: null });
    if (url.endsWith('/history/totals'))
      return answer(200, [{ car: 5, name: row.car, plate: row.plate, year: 2026, total: 285_000, visits: 1 }]);
    if (url.endsWith('/cars/records')) return answer(200, records);
    if (method === 'DELETE') {
      records = [];
      return answer(204, '');
    }
    if (url.endsWith('/car-paper')) {
      asked.push(url);
      return answer(503, { code: 'busy', detail: '' });
    }
    return next();
  };
  const { user } = renderWithStore(<HistoryList userId={customer.userId} />, {
    path: '/personal/story',
    transport,
    preloadedState: signedInAs(customer),
  });
  const own = within(await screen.findByRole('region', { name: 'Ваши записи' }, { timeout: 20_000 }));
  expect(own.getByText('Ваша запись')).toBeVisible();
  expect(own.getByText('у Олега')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Вся история в PDF: Chevrolet Cobalt/ }));
  expect(await screen.findByText('Скачать не получилось. Попробуйте ещё раз.')).toBeVisible();
  expect(asked[0]).toContain('/history/5/car-paper');
  await user.click(own.getByRole('button', { name: /^Удалить запись: Сцепление/ }));
  await user.click(within(await screen.findByRole('dialog')).getByRole('button', { name: 'Да' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Ваши записи' })).toBeNull());
}, 30_000);
