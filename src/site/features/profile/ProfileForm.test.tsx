import { screen, waitFor, within } from '@testing-library/react';
import { useCustomerQuery } from '#api/account';
import type { TestCustomer } from '#test/outsideServer';
import { renderWithStore } from '#test/renderWithStore';
import { sentCode } from '#test/sentCode';
import { serverTransport } from '#test/serverTransport';
import { signedInAs } from '#test/signedInAs';
import { answer, type TestTransport } from '#test/testTransport';
import { ProfileForm } from './ProfileForm';
import { ProfileView } from './ProfileView';

const PASSWORD = 'correct horse';
const onSaved = jest.fn();
beforeEach(() => onSaved.mockReset());

const Place = () => {
  const { currentData } = useCustomerQuery();
  return (
    currentData && (
      <>
        <section aria-label="view">
          <ProfileView customer={currentData} />
        </section>
        <ProfileForm customer={currentData} onSaved={onSaved} />
      </>
    )
  );
};

const field = (name: string) => screen.getByLabelText(name);
const save = () => screen.getByRole('button', { name: 'Сохранить' });
const view = () => screen.getByRole('region', { name: 'view' });
const dialog = () => screen.findByRole('dialog', { name: 'Подтвердите новый номер' });
const newPhone = () => `90${String(Math.random()).slice(2, 9).padEnd(7, '0')}`;

const show = async (settings: Partial<TestTransport> = {}, who?: TestCustomer) => {
  const customer = who ?? (await outsideServer.makeCustomer({ password: PASSWORD }));
  const transport = serverTransport(settings);
  const rendered = renderWithStore(<Place />, { transport, preloadedState: signedInAs(customer) });
  await screen.findByLabelText('Имя');
  const { user } = rendered;
  const complete = async () => {
    await user.type(field('Дата рождения'), '07051990');
    await user.click(screen.getByRole('radio', { name: 'Женский' }));
  };
  const retype = async (name: string, text: string) => {
    await user.clear(field(name));
    await user.type(field(name), text);
  };
  const sent = (method: string, path: string) =>
    transport.calls.filter((call) => call.method === method && call.url.includes(path));
  return { ...rendered, customer, transport, complete, retype, sent };
};

it('requires all fields, and reports invalid ones on blur', async () => {
  const { user, complete, retype } = await show();
  await waitFor(() => expect(save()).toBeDisabled());
  await user.type(field('Дата рождения'), '7.5.90');
  // The calendar button belongs to the field, so moving the focus to it is no blur.
  await user.tab();
  expect(field('Дата рождения')).toHaveValue('07.05.90');
  await waitFor(() =>
    expect(field('Дата рождения')).toHaveAccessibleDescription(/день, месяц, год, например 07.05.1990/),
  );
  expect(save()).toHaveAccessibleDescription(/Проверьте.*«Дата рождения»/);
  await retype('Дата рождения', '31.12.2999');
  await waitFor(() => expect(field('Дата рождения')).toHaveAccessibleDescription(/не позже сегодняшнего дня/));
  await user.clear(field('Дата рождения'));
  await complete();
  await waitFor(() => expect(save()).toBeEnabled());
  await user.clear(field('Имя'));
  await user.tab();
  await waitFor(() => expect(field('Имя')).toHaveAccessibleDescription('Заполните это поле'));
  await retype('Телефон', '9012');
  await user.tab();
  expect(field('Телефон')).toHaveAccessibleDescription(/девять цифр/);
  await waitFor(() => expect(save()).toBeDisabled());
});

it('saves changes once, without a code if the phone is unchanged', async () => {
  const { user, complete, retype, sent } = await show();
  await complete();
  await retype('Имя', '  Шахзода ');
  await user.dblClick(save());
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(sent('PUT', '/user/')).toMatchObject([
    { body: { first_name: 'Шахзода', last_name: 'Каримов', birthdate: '1990-05-07', gender: 'F' } },
  ]);
  expect(sent('GET', 'get-verification-code')).toEqual([]);
  await waitFor(() => expect(view()).toHaveTextContent('Шахзода'));
  await waitFor(() => expect(view()).toHaveTextContent('7 мая 1990'));
});

it('restores the draft of the profile, and deletes it once saved', async () => {
  const first = await show();
  await first.complete();
  await first.retype('Имя', 'Шахзода');
  first.unmount();
  const { user, sent } = await show({}, first.customer);
  await waitFor(() => expect(field('Имя')).toHaveValue('Шахзода'));
  expect(field('Дата рождения')).toHaveValue('07.05.1990');
  expect(screen.getByRole('radio', { name: 'Женский' })).toBeChecked();
  await user.click(save());
  await waitFor(() => expect(sent('PUT', '/user/')).toHaveLength(1));
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

it('rolls back the optimistic update and keeps the input when the server fails', async () => {
  const { user, complete, retype, transport } = await show();
  transport.between = (call, next) => (call.method === 'PUT' ? Promise.resolve(answer(500, {})) : next());
  await complete();
  await retype('Имя', 'Шахзода');
  await user.click(save());
  expect(await screen.findByRole('alert')).toHaveTextContent('Сохранить не получилось');
  expect(field('Имя')).toHaveValue('Шахзода');
  await waitFor(() => expect(view()).toHaveTextContent('Азиз'));
});

it('changes the phone with password and code, and reuses the verified code when saving fails', async () => {
  const { user, complete, retype, sent, transport } = await show();
  const phone = newPhone();
  await complete();
  await retype('Телефон', phone);
  await user.click(save());
  const asked = within(await dialog());
  await waitFor(() => expect(sent('GET', 'get-verification-code')).toHaveLength(1));
  await asked.findByText(/Отправить код ещё раз можно через/);
  const code = await sentCode(phone);
  const proof = asked.getByRole('button', { name: 'Подтвердить и сохранить' });
  expect(proof).toBeDisabled();
  await user.type(asked.getByLabelText('Ваш пароль'), PASSWORD);
  await user.type(asked.getByLabelText('Код подтверждения'), code === '000000' ? '111111' : '000000');
  await user.click(proof);
  await waitFor(() =>
    expect(asked.getByLabelText('Код подтверждения')).toHaveAccessibleDescription('Код из SMS введён неверно'),
  );

  transport.between = (call, next) => (call.method === 'PUT' ? Promise.resolve(answer(500, {})) : next());
  await user.clear(asked.getByLabelText('Код подтверждения'));
  await user.type(asked.getByLabelText('Код подтверждения'), `${code} `);
  await user.click(proof);
  expect(await screen.findByRole('alert')).toHaveTextContent('Сохранить не получилось');
  transport.between = undefined;
  await user.click(save());
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(sent('GET', 'get-verification-code')).toHaveLength(1);
  await waitFor(() => expect(view().textContent?.replace(/\D/g, '')).toContain(`998${phone}`));
});

it('reports a wrong password at its field, and does not require another code', async () => {
  const { user, complete, retype, sent } = await show();
  const phone = newPhone();
  await complete();
  await retype('Телефон', phone);
  await user.click(save());
  const asked = within(await dialog());
  await asked.findByText(/Отправить код ещё раз можно через/);
  await user.type(asked.getByLabelText('Код подтверждения'), await sentCode(phone));
  await user.type(asked.getByLabelText('Ваш пароль'), 'wrong horse');
  await user.click(asked.getByRole('button', { name: 'Подтвердить и сохранить' }));
  await waitFor(() => expect(asked.getByLabelText('Ваш пароль')).toHaveAccessibleDescription(/Введён неверный пароль/));
  await waitFor(() => expect(asked.getByLabelText('Ваш пароль')).toHaveFocus());
  expect(asked.queryByLabelText('Код подтверждения')).toBeNull();
  expect(asked.getByRole('status')).toHaveTextContent(/подтверждён. Осталось подтвердить, что это вы/);
  await user.clear(asked.getByLabelText('Ваш пароль'));
  await user.type(asked.getByLabelText('Ваш пароль'), PASSWORD);
  await user.click(asked.getByRole('button', { name: 'Подтвердить и сохранить' }));
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(sent('GET', 'get-verification-code')).toHaveLength(1);
  expect(sent('PUT', '/user/').map(({ body }) => (body as { password: string }).password)).toEqual([
    'wrong horse',
    PASSWORD,
  ]);
});

it('accepts a code sent to the present phone instead of the password', async () => {
  const { user, complete, retype, sent, customer } = await show();
  const phone = newPhone();
  await complete();
  await retype('Телефон', phone);
  await user.click(save());
  const asked = within(await dialog());
  await asked.findByText(/Отправить код ещё раз можно через/);
  await user.type(asked.getByLabelText('Код подтверждения'), await sentCode(phone));
  await user.click(asked.getByRole('button', { name: 'Забыли пароль? Получить код по SMS' }));
  expect(asked.queryByLabelText('Ваш пароль')).toBeNull();
  const present = customer.phone.replace('+998', '');
  await waitFor(() => expect(sent('GET', 'get-verification-code')).toHaveLength(2));
  await waitFor(() => expect(asked.getAllByText(/Отправить код ещё раз можно через/)).toHaveLength(2));
  const code = await sentCode(present);
  const confirm = asked.getByRole('button', { name: 'Подтвердить и сохранить' });
  await user.type(asked.getByLabelText('Код на нынешний номер'), code === '000000' ? '111111' : '000000');
  await user.click(confirm);
  await waitFor(() => expect(asked.getByLabelText('Код на нынешний номер')).toHaveAccessibleDescription(/неверно/));
  expect(asked.queryByLabelText('Код подтверждения')).toBeNull();
  await user.clear(asked.getByLabelText('Код на нынешний номер'));
  await user.type(asked.getByLabelText('Код на нынешний номер'), code);
  await user.click(confirm);
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  expect(sent('PUT', '/user/').map(({ body }) => 'password' in (body as object))).toEqual([false]);
  await waitFor(() => expect(view().textContent?.replace(/\D/g, '')).toContain(`998${phone}`));
});

it('saves nothing when the dialog is cancelled, and opens it again on the next save', async () => {
  const { user, complete, retype, sent, transport } = await show();
  await complete();
  await retype('Телефон', newPhone());
  await user.click(save());
  await within(await dialog()).findByText(/Отправить код ещё раз можно через/);
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /новый номер/ })).toBeNull());
  expect(screen.queryByRole('alert')).toBeNull();
  expect(sent('PUT', '/user/')).toEqual([]);

  // Rate-limited: the first code is still valid.
  transport.between = async (call, next) =>
    call.url.includes('get-verification') ? answer(429, {}, { 'retry-after': '125' }) : next();
  await user.click(save());
  expect(await within(await dialog()).findByRole('timer')).toHaveTextContent(/^2:0\d$/);
  expect(await within(await dialog()).findByText(/Если код .* уже пришёл, введите его/)).toBeVisible();
  expect(within(await dialog()).queryByRole('alert')).toBeNull();
});

it('opens the dialog again when the server rejects an expired proof', async () => {
  const { user, complete, retype, transport } = await show();
  await complete();
  const phone = newPhone();
  await retype('Телефон', phone);
  await user.click(save());
  await within(await dialog()).findByText(/Отправить код ещё раз можно через/);
  transport.between = async (call, next) =>
    call.method === 'PUT' ? answer(403, { code: 'phone_not_verified', detail: 'Сначала подтвердите' }) : next();
  await user.type(within(await dialog()).getByLabelText('Код подтверждения'), await sentCode(phone));
  await user.type(within(await dialog()).getByLabelText('Ваш пароль'), PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Подтвердить и сохранить' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Номер ещё не подтверждён');
  await waitFor(() => expect(screen.queryByRole('dialog', { name: /новый номер/ })).toBeNull());
  await user.click(save());
  expect(await dialog()).toBeVisible();
});

const phoneOf = async ({ userId, accessToken }: { userId: number; accessToken: string }): Promise<string> => {
  const headers = { authorization: `Bearer ${accessToken}` };
  const { body } = await outsideServer.call('GET', `/api/main/authentication/user/${userId}`, headers);
  return (JSON.parse(body) as { username: string }).username.slice(4);
};

it('reports a phone of another account at the field before a code is sent', async () => {
  const { user, complete, retype, sent } = await show();
  await complete();
  await retype('Телефон', await phoneOf(await outsideServer.makeCustomer()));
  await user.click(save());
  await waitFor(() => expect(field('Телефон')).toHaveAccessibleDescription(/привязан к другому аккаунту/));
  expect(field('Телефон')).toHaveFocus();
  expect(save()).toBeDisabled();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(sent('GET', 'get-verification-code')).toEqual([]);
  expect(sent('PUT', '/user/')).toEqual([]);
  await retype('Телефон', newPhone());
  await user.click(save());
  expect(await dialog()).toBeVisible();
});

it('reports a phone of another account on save if the earlier check failed', async () => {
  const { user, complete, retype, transport } = await show();
  const phone = await phoneOf(await outsideServer.makeCustomer());
  transport.between = async (call, next) => (call.url.endsWith('/check') ? answer(500, {}) : next());
  await complete();
  await retype('Телефон', phone);
  await user.click(save());
  await within(await dialog()).findByText(/Отправить код ещё раз можно через/);
  await user.type(within(await dialog()).getByLabelText('Код подтверждения'), await sentCode(phone));
  await user.type(within(await dialog()).getByLabelText('Ваш пароль'), PASSWORD);
  await user.click(screen.getByRole('button', { name: 'Подтвердить и сохранить' }));
  await waitFor(() => expect(field('Телефон')).toHaveAccessibleDescription(/уже зарегистрирован/));
  await waitFor(() => expect(save()).toBeDisabled());
  await waitFor(() => expect(view()).toHaveTextContent('Азиз'));
});

it('offers to send the code again when sending failed', async () => {
  let isDown = true;
  const { user, complete, retype, sent } = await show({
    between: (call, next) =>
      isDown && call.url.includes('get-verification') ? Promise.reject(new TypeError('Failed to fetch')) : next(),
  });
  await complete();
  await retype('Телефон', newPhone());
  await user.click(save());
  const asked = within(await dialog());
  expect(await asked.findByRole('alert')).toHaveTextContent('Отправить код не получилось');
  expect(sent('GET', 'get-verification-code')).toHaveLength(1);
  isDown = false;
  await user.click(asked.getByRole('button', { name: 'Отправить код ещё раз' }));
  expect(await asked.findByText(/Отправить код ещё раз можно через/)).toBeVisible();
});

it('keeps fields changed in another tab, and shows a conflict for fields changed in both', async () => {
  const { user, customer, complete, retype } = await show();
  await complete();
  const { userId, accessToken } = customer;
  const headers = { authorization: `Bearer ${accessToken}`, 'content-type': 'application/json' };
  const elsewhere = {
    first_name: 'Нодир',
    last_name: 'Юсупов',
    birthdate: '1990-05-04',
    username: customer.phone,
    gender: 'M',
  };
  const path = `/api/main/authentication/user/${userId}`;
  expect((await outsideServer.call('PUT', path, headers, JSON.stringify(elsewhere))).status).toBe(200);
  await retype('Имя', 'Лола');
  await user.click(save());
  expect(await screen.findByText('Эти данные уже изменились')).toBeVisible();
  expect(field('Фамилия')).toHaveValue('Юсупов');
  await user.click(screen.getByRole('button', { name: 'Оставить моё: Имя' }));
  await user.click(screen.getByRole('button', { name: 'Взять сохранённое: Дата рождения' }));
  await user.click(screen.getByRole('button', { name: 'Взять сохранённое: Пол' }));
  await user.click(save());
  await waitFor(() => expect(onSaved).toHaveBeenCalledTimes(1));
  await waitFor(() => expect(view()).toHaveTextContent(/Лола.*Юсупов.*4 мая 1990.*Мужской/));
});
