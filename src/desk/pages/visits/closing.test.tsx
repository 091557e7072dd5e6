import { screen, waitFor, within } from '@testing-library/react';
import { openVisit } from '#test/openVisit';
import { renderDesk } from '#test/renderDesk';
import { callDesk, colleague, newVisit } from '#test/visitsAtDesk';

const toClosing = async () => {
  const opened = await openVisit();
  await opened.elsewhere('PATCH', '', { state: 'in_work' });
  await opened.arrived();
  await opened.user.click(await screen.findByRole('button', { name: 'Закрыть визит' }));
  const dialog = await screen.findByRole('dialog', { name: 'Проверьте всё перед закрытием' });
  const close = () => opened.user.click(within(dialog).getByRole('button', { name: 'Закрыть навсегда' }));
  return { ...opened, dialog, close };
};

const expectClosed = async () => {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('region', { name: 'Визит закрыт' })).toHaveFocus();
};

it('hides the closing dialog after a colleague has closed the visit', async () => {
  const { elsewhere, arrived } = await toClosing();
  await elsewhere('POST', '/closing');
  await arrived();
  await expectClosed();
});

it('treats a visit closed by a colleague during the request as closed', async () => {
  const { elsewhere, close } = await toClosing();
  await elsewhere('POST', '/closing');
  await close();
  await expectClosed();
});

const typeMileageOffline = async () => {
  const opened = await openVisit();
  const { user, transport, elsewhere, arrived } = opened;
  await elsewhere('PATCH', '', { state: 'in_work' });
  await arrived();
  transport.between = async (call, next) => {
    if (call.method === 'PATCH') throw new TypeError('Failed to fetch');
    return next();
  };
  const mileage = screen.getByRole('textbox', { name: 'Пробег' });
  await user.clear(mileage);
  await user.type(mileage, '85100{Enter}');
  expect(await screen.findByText(/^Не сохранено/)).toBeVisible();
  const open = async () => {
    await user.click(screen.getByRole('button', { name: 'Закрыть визит' }));
    return screen.findByRole('dialog', { name: 'Проверьте всё перед закрытием' });
  };
  return { ...opened, open };
};

it('saves and shows a pending field before the visit is closed', async () => {
  const { user, transport, open, now } = await typeMileageOffline();
  transport.between = undefined;
  const dialog = await open();
  expect(await within(dialog).findByText(/85\s100\sкм/)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Закрыть навсегда' }));
  await expectClosed();
  expect(await now()).toMatchObject({ state: 'closed', mileage: 85_100 });
});

it('does not close the visit while a field cannot be saved, and names the field', async () => {
  const { user, transport, open, now } = await typeMileageOffline();
  const dialog = await open();
  expect(within(dialog).getByText(/^Не сохранено: Пробег\./)).toBeVisible();
  const close = within(dialog).getByRole('button', { name: 'Закрыть навсегда' });
  await user.click(close);
  expect((await now()).state).toBe('in_work');
  transport.between = undefined;
  // The first click saves the field, so that the new value is visible before closing.
  await user.click(close);
  expect(await within(dialog).findByText(/85\s100\sкм/)).toBeVisible();
  await waitFor(() => expect(within(dialog).queryByText(/^Не сохранено: Пробег/)).toBeNull());
  await user.click(close);
  await expectClosed();
  expect((await now()).mileage).toBe(85_100);
});

it('shows the balance due after a correction', async () => {
  const manager = await colleague('manager');
  let visit = await newVisit(manager);
  const change = async (method: 'POST' | 'PATCH', path: string, body?: object) => {
    visit = await callDesk(manager, method, `/visits/${visit.id}${path}`, { body, version: visit.version });
  };
  const free = { kind: 'free', name: { ru: 'Мойка', uz: 'Yuvish' } };
  await change('POST', '/lines', { ...free, price: 70_000 });
  await change('PATCH', '', { state: 'in_work' });
  await change('POST', '/closing');
  await change('POST', '/corrections');
  await change('POST', '/lines', { ...free, price: 30_000 });
  const { user } = await renderDesk({ path: `/desk/visits/${visit.id}`, role: 'manager' });
  await user.click(await screen.findByRole('button', { name: 'Закрыть визит' }));
  const dialog = await screen.findByRole('dialog', { name: 'Проверьте всё перед закрытием' });
  expect(dialog).toHaveTextContent(/Прежний визит: 70\s000\sсум\. Доплатить: 30\s000\sсум\./);
});

it('closes the visit once if the reply was lost', async () => {
  const { transport, dialog, close, arrived } = await toClosing();
  transport.between = async (call, next) => {
    const reply = await next();
    if (call.method === 'POST') throw new TypeError('Failed to fetch');
    return reply;
  };
  await close();
  expect(await within(dialog).findByText(/^Нет связи/)).toBeVisible();
  transport.between = undefined;
  await arrived();
  await expectClosed();
});
