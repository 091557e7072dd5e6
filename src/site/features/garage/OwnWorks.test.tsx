import { screen, waitFor, within } from '@testing-library/react';
import { addDays, dateAt } from '#contract/rules/clock';
import { renderWithStore } from '#test/renderWithStore';
import { serverTransport } from '#test/serverTransport';
import { giveCar, signedInAs } from '#test/signedInAs';
import { answer } from '#test/testTransport';
import { Garage } from './Garage';

const today = dateAt();
const due = {
  fact: 'work:1:1',
  title: 'Замена масла',
  service: 1,
  is_bookable: true,
  last_date: addDays(today, -100),
  last_mileage: 80_000,
  due_mileage: 84_000,
  is_overdue: true,
};
const typed = (day: string) => day.split('-').toReversed().join('.');

const show = async () => {
  const customer = await outsideServer.makeCustomer();
  await giveCar(customer);
  const sent: { method: string; path: string; body: unknown }[] = [];
  let works: object[] = [due];
  const transport = serverTransport({
    between: async ({ method, url, body }, next) => {
      if (url.endsWith('/cars/care')) {
        const [{ car } = { car: 0 }] = JSON.parse(await (await next()).text()) as { car: number }[];
        return answer(200, [{ car, due: works, documents: [] }]);
      }
      const path = /\/cars\/(?:\d+\/)?(records|postponed)(?:\/\d+)?$/.exec(url)?.[1];
      if (!path) return next();
      sent.push({ method, path, body });
      if (method === 'PUT') {
        works = [{ ...due, postponed: { until_date: (body as { until_date: string }).until_date } }];
        return answer(204, '');
      }
      if (method === 'DELETE') return answer(204, '');
      const own = body as { mileage: number; mileage_seen?: boolean; done_on: string };
      if (!own.mileage_seen)
        return answer(409, {
          code: 'mileage_implausible',
          detail: '',
          last: 80_000,
          at: due.last_date,
          plausible: 90_000,
        });
      works = [];
      return answer(201, { id: 7, car: 1, service: 1, title: due.title, note: '', ...own });
    },
  });
  const view = renderWithStore(<Garage />, { transport, preloadedState: signedInAs(customer) });
  await screen.findByRole('article', undefined, { timeout: 15_000 });
  return { ...view, sent };
};

it('records a work done elsewhere after the mileage question, and offers to undo it', async () => {
  const { user, sent } = await show();
  await user.click(await screen.findByRole('button', { name: /^Сделано в другом месте: Замена масла/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Замена масла: сделано в другом месте' }));
  const save = dialog.getByRole('button', { name: 'Сохранить' });
  expect(save).toBeDisabled();
  await user.type(dialog.getByLabelText('Когда сделано'), typed(addDays(today, 1)));
  await user.tab();
  expect(await dialog.findByText(/^Введите день от/)).toBeVisible();
  await user.clear(dialog.getByLabelText('Когда сделано'));
  await user.type(dialog.getByLabelText('Когда сделано'), typed(addDays(today, -3)));
  await user.type(dialog.getByLabelText('Пробег в тот день, км'), '79000');
  await user.click(save);
  const question = within(await screen.findByRole('dialog', { name: 'Пробег указан верно?' }));
  await user.click(question.getByRole('button', { name: 'Да, верно' }));
  const status = await screen.findByText('Записали: Замена масла');
  expect(status).toBeVisible();
  expect(screen.queryByRole('button', { name: /^Сделано в другом месте: Замена масла/ })).toBeNull();
  expect(sent).toEqual([
    expect.objectContaining({ method: 'POST', body: { fact: due.fact, done_on: addDays(today, -3), mileage: 79_000 } }),
    expect.objectContaining({ method: 'POST', body: expect.objectContaining({ mileage_seen: true }) as unknown }),
  ]);
  await user.click(screen.getByRole('button', { name: 'Отменить' }));
  await waitFor(() => expect(screen.queryByText('Записали: Замена масла')).toBeNull());
  expect(sent.at(-1)).toMatchObject({ method: 'DELETE', path: 'records' });
});

it('postpones a work until a day, and collapses it without a mark', async () => {
  const { user, sent } = await show();
  expect(await screen.findByText('Пора')).toBeVisible();
  await user.click(screen.getByRole('button', { name: /^Напомнить позже: Замена масла/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'Замена масла: напомнить позже' }));
  const day = addDays(today, 30);
  await user.type(dialog.getByLabelText('День'), typed(day));
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  expect(await screen.findByText('Отложено: 1')).toBeVisible();
  expect(screen.queryByText('Пора')).toBeNull();
  expect(sent).toEqual([expect.objectContaining({ method: 'PUT', body: { fact: due.fact, until_date: day } })]);
});

it('saves a mileage from the card after the question about a lower one, and lists it', async () => {
  const { user } = await show();
  await user.click(await screen.findByRole('button', { name: 'Обновить пробег: Chevrolet Cobalt' }));
  const open = async () => within(await screen.findByRole('dialog', { name: 'Пробег: Chevrolet Cobalt' }));
  const dialog = await open();
  await user.type(dialog.getByLabelText('Пробег сейчас, км'), '8500');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  const question = within(await screen.findByRole('dialog', { name: 'Пробег указан верно?' }));
  await user.click(question.getByRole('button', { name: 'Исправить' }));
  await user.clear(dialog.getByLabelText('Пробег сейчас, км'));
  await user.type(dialog.getByLabelText('Пробег сейчас, км'), '85300');
  await user.click(dialog.getByRole('button', { name: 'Сохранить' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(screen.getByRole('article')).toHaveTextContent(/85.300.км/);
  await user.click(screen.getByRole('button', { name: 'Обновить пробег: Chevrolet Cobalt' }));
  const rows = await (await open()).findAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    expect.stringContaining('Дата'),
    expect.stringMatching(/указали вы.*85.300/),
  ]);
});
