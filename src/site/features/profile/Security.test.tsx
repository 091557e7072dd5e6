import { screen, waitFor, within } from '@testing-library/react';
import type { TestCustomer } from '#test/outsideServer';
import { renderWithStore } from '#test/renderWithStore';
import { sentCode } from '#test/sentCode';
import { serverTransport } from '#test/serverTransport';
import { signedInAs } from '#test/signedInAs';
import { answer } from '#test/testTransport';
import { Security } from './Security';

const PASSWORD = 'correct horse';
const onDeleted = jest.fn();
beforeEach(() => onDeleted.mockReset());

const logIn = async ({ phone }: TestCustomer, password = PASSWORD) =>
  outsideServer.call(
    'POST',
    '/api/main/authentication/login/',
    {
      'content-type': 'application/json',
      'user-agent': 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0',
    },
    JSON.stringify({ phone_number: phone, password }),
  );

const show = async (devices = 0) => {
  const customer = await outsideServer.makeCustomer({ password: PASSWORD });
  for (let more = 0; more < devices; more += 1) await logIn(customer);
  const transport = serverTransport();
  const store = signedInAs(customer);
  const rendered = renderWithStore(<Security userId={customer.userId} phone={customer.phone} onDeleted={onDeleted} />, {
    transport,
    preloadedState: store,
  });
  return { ...rendered, transport, customer };
};

const sessions = async () =>
  within(await screen.findByRole('list', { name: 'Где выполнен вход' })).getAllByRole('listitem');
const press = (name: string | RegExp) => screen.getByRole('button', { name });
const dialog = (name: string) => screen.findByRole('dialog', { name });

it('lists the sessions and ends one', async () => {
  const { user } = await show(2);
  const rows = await sessions();
  expect(rows).toHaveLength(3);
  expect(rows[0]).toHaveTextContent(/^Неизвестное устройствоЭто устройствоПоследний раз: сегодняВход: сегодня$/);
  expect(within(rows[0] as HTMLElement).queryByRole('button')).toBeNull();
  expect(rows[1]).toHaveTextContent(/^Firefox, Linux/);
  await user.click(within(rows[1] as HTMLElement).getByRole('button', { name: 'Завершить вход: Firefox, Linux' }));
  expect(await screen.findByText('Вход завершён. На том устройстве понадобится войти заново.')).toBeVisible();
  await waitFor(async () => expect(await sessions()).toHaveLength(2));
  await waitFor(() => expect(screen.getByRole('heading', { name: 'Где выполнен вход' })).toHaveFocus());
});

it('ends all other sessions and then hides the button', async () => {
  const { user } = await show(2);
  await sessions();
  await user.click(press('Завершить все остальные'));
  expect(await screen.findByText('Все остальные входы завершены.')).toBeVisible();
  await waitFor(async () => expect(await sessions()).toHaveLength(1));
  expect(screen.queryByRole('button', { name: /Завершить/ })).toBeNull();
});

it('reports a session that could not be ended, and keeps it in the list', async () => {
  const { user, transport } = await show(1);
  await sessions();
  transport.between = async (call, next) => (call.method === 'DELETE' ? answer(500, {}) : next());
  await user.click(press(/^Завершить вход/));
  expect(await screen.findByText('Завершить не получилось. Попробуйте ещё раз.')).toBeVisible();
  expect(await sessions()).toHaveLength(2);
});

it('hides the list of sessions if the server responds 404', async () => {
  const customer = await outsideServer.makeCustomer();
  const transport = serverTransport({
    between: async (call, next) => (call.url.endsWith('/sessions') ? answer(404, {}) : next()),
  });
  renderWithStore(<Security userId={customer.userId} phone={customer.phone} onDeleted={onDeleted} />, {
    transport,
    preloadedState: signedInAs(customer),
  });
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Где выполнен вход' })).toBeNull());
  expect(press('Сменить пароль')).toBeEnabled();
});

it('changes the password, and reports errors at their fields', async () => {
  const { user, customer, store } = await show(1);
  await sessions();
  await user.click(press('Сменить пароль'));
  const asked = within(await dialog('Сменить пароль'));
  const submit = asked.getByRole('button', { name: 'Сменить пароль' });
  const fill = async (label: string, text: string) => {
    await user.clear(asked.getByLabelText(label));
    await user.type(asked.getByLabelText(label), text);
  };
  expect(submit).toBeDisabled();
  await fill('Новый пароль', 'short');
  await fill('Текущий пароль', 'wrong horse');
  expect(asked.getByLabelText('Новый пароль')).toHaveAccessibleDescription(/не короче 8 знаков$/);
  expect(submit).toBeDisabled();
  await fill('Новый пароль', '12345678');
  await user.click(submit);
  await waitFor(() => expect(asked.getByLabelText('Новый пароль')).toHaveAccessibleDescription(/самых частых паролей/));
  await fill('Новый пароль', 'better horse');
  await user.click(submit);
  await waitFor(() => expect(asked.getByLabelText('Текущий пароль')).toHaveAccessibleDescription(/Введён неверный/));
  await fill('Текущий пароль', PASSWORD);
  await user.click(submit);
  expect(await screen.findByText(/^Пароль изменён/)).toBeVisible();
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  await waitFor(async () => expect(await sessions()).toHaveLength(1));
  expect(JSON.stringify(store.getState())).not.toContain('horse');
  expect((await logIn(customer, 'better horse')).status).toBe(200);
});

it('names the data to be deleted and kept, and deletes the account by password', async () => {
  const { user, customer, store } = await show();
  await sessions();
  await user.click(press('Удалить аккаунт'));
  const asked = within(await dialog('Удалить аккаунт?'));
  expect(asked.getByText(/Исчезнут имя, телефон/)).toBeVisible();
  expect(asked.getByText(/Заявки и визиты мы обязаны хранить/)).toBeVisible();
  const submit = asked.getByRole('button', { name: 'Удалить навсегда' });
  expect(submit).toBeDisabled();
  await user.type(asked.getByLabelText('Ваш пароль'), 'wrong horse');
  await user.click(submit);
  await waitFor(() => expect(asked.getByLabelText('Ваш пароль')).toHaveAccessibleDescription(/Введён неверный/));
  expect(onDeleted).not.toHaveBeenCalled();
  await user.clear(asked.getByLabelText('Ваш пароль'));
  await user.type(asked.getByLabelText('Ваш пароль'), PASSWORD);
  await user.click(submit);
  const told = within(await dialog('Аккаунт удалён'));
  expect(told.getByText(/Ваших данных у нас больше нет/)).toBeVisible();
  await user.click(told.getByRole('button', { name: 'На главную' }));
  expect(onDeleted).toHaveBeenCalledTimes(1);
  expect((await logIn(customer)).status).toBe(400);
  expect(JSON.stringify(store.getState())).not.toContain('horse');
});

it('reports an unreachable server on deletion, and keeps the password', async () => {
  const { user, transport } = await show();
  await sessions();
  await user.click(press('Удалить аккаунт'));
  const asked = within(await dialog('Удалить аккаунт?'));
  transport.between = () => Promise.reject(new TypeError('Failed to fetch'));
  await user.type(asked.getByLabelText('Ваш пароль'), PASSWORD);
  await user.click(asked.getByRole('button', { name: 'Удалить навсегда' }));
  expect(await asked.findByRole('alert')).toHaveTextContent(/Ответа от сервера нет/);
  expect(asked.getByLabelText('Ваш пароль')).toHaveValue(PASSWORD);
});

it('reports the account as deleted when a retry follows a lost reply', async () => {
  const { user, transport, store } = await show();
  await sessions();
  await user.click(press('Удалить аккаунт'));
  const asked = within(await dialog('Удалить аккаунт?'));
  await user.type(asked.getByLabelText('Ваш пароль'), PASSWORD);
  transport.between = async (call, next) => {
    const reply = await next();
    if (call.url.endsWith('/delete-account')) throw new TypeError('Failed to fetch');
    return reply;
  };
  const submit = asked.getByRole('button', { name: 'Удалить навсегда' });
  await user.click(submit);
  expect(await asked.findByRole('alert')).toHaveTextContent(/Ответа от сервера нет/);
  await user.click(submit);
  expect(await dialog('Аккаунт удалён')).toBeVisible();
  expect(store.getState().auth.userId).not.toBeNull();
});

const code = (asked: ReturnType<typeof within>) => asked.getByLabelText('Код подтверждения');

const askForCode = async (user: Awaited<ReturnType<typeof show>>['user']) => {
  await sessions();
  await user.click(press('Удалить аккаунт'));
  const asked = within(await dialog('Удалить аккаунт?'));
  await user.click(asked.getByRole('button', { name: 'Забыли пароль? Получить код по SMS' }));
  await asked.findByText(/Отправить код ещё раз можно через/);
  return asked;
};

it('deletes the account by an SMS code instead of the password', async () => {
  const { user, customer, transport, store } = await show();
  const asked = await askForCode(user);
  expect(code(asked)).toHaveFocus();
  expect(asked.queryByLabelText('Ваш пароль')).toBeNull();
  const submit = asked.getByRole('button', { name: 'Удалить навсегда' });
  expect(submit).toBeDisabled();
  const sent = await sentCode(customer.phone.slice(4));
  await user.type(code(asked), sent === '000000' ? '111111' : '000000');
  await user.click(submit);
  await waitFor(() => expect(code(asked)).toHaveAccessibleDescription('Код из SMS введён неверно'));
  expect(code(asked)).toHaveFocus();
  expect(transport.calls.filter(({ url }) => url.endsWith('/delete-account'))).toEqual([]);
  await user.clear(code(asked));
  await user.type(code(asked), sent);
  await user.click(submit);
  expect(await dialog('Аккаунт удалён')).toBeVisible();
  expect((await logIn(customer)).status).toBe(400);
  expect(JSON.stringify(store.getState())).not.toContain(sent);
});

it('reuses a verified code when the deletion fails, and requires another one when the proof has expired', async () => {
  const { user, customer, transport } = await show();
  const asked = await askForCode(user);
  const answers = [answer(500, {}), answer(403, { code: 'phone_not_verified', detail: 'Сначала подтвердите номер' })];
  transport.between = async (call, next) =>
    call.url.endsWith('/delete-account') ? (answers.shift() ?? next()) : next();
  const submit = asked.getByRole('button', { name: 'Удалить навсегда' });
  await user.type(code(asked), await sentCode(customer.phone.slice(4)));
  await user.click(submit);
  expect(await asked.findByRole('alert')).toHaveTextContent('Сервер не справился');
  expect(asked.getByRole('status')).toHaveTextContent(/подтверждён/);
  expect(asked.queryByLabelText('Код подтверждения')).toBeNull();
  await user.click(submit);
  await waitFor(() => expect(asked.getByRole('alert')).toHaveTextContent('Сначала подтвердите номер'));
  expect(code(asked)).toHaveValue('');
  expect(transport.calls.filter(({ url }) => url.endsWith('/verify/'))).toHaveLength(1);
  expect(onDeleted).not.toHaveBeenCalled();
});

it('does not send another code after a switch to the password and back', async () => {
  const { user, transport } = await show();
  const asked = await askForCode(user);
  await user.click(asked.getByRole('button', { name: 'Подтвердить паролем' }));
  expect(asked.getByLabelText('Ваш пароль')).toHaveFocus();
  await user.click(asked.getByRole('button', { name: 'Забыли пароль? Получить код по SMS' }));
  expect(asked.getByText(/Отправить код ещё раз можно через/)).toBeVisible();
  expect(transport.calls.filter(({ url }) => url.includes('get-verification-code'))).toHaveLength(1);
});
