import { act, screen, waitFor, within } from '@testing-library/react';
import { signedIn } from '#api/authSlice';
import { readReturn, rememberReturn } from '#shared/lib/returnAddress';
import { agree } from '#test/agree';
import { renderWithStore } from '#test/renderWithStore';
import { sentCode } from '#test/sentCode';
import { serverTransport } from '#test/serverTransport';
import { heading, newPhone, PASSWORD, showSignIn as show } from '#test/signInSteps';
import { answer } from '#test/testTransport';
import { selectAuthFlow } from '../../features/auth/authFlowSlice';
import { Component as SignInPage } from './SignInPage';

const SEEDED = '900000001';
const SEEDED_PASSWORD = 'yolda-demo';

it('registers a new phone by code and form, stores the tokens and opens /home', async () => {
  const phone = newPhone();
  const { submitPhone, fill, press, calls, isAt, session, store, user } = show('/sign-up');
  await submitPhone(phone);
  await heading('Код из SMS');
  expect(screen.getByLabelText('Код подтверждения')).toHaveFocus();
  expect(calls('get-verification-code')[0]?.url).toContain(`?phone=%2B998${phone}`);
  const code = await sentCode(phone);
  await user.click(screen.getByLabelText('Код подтверждения'));
  await user.paste(`${code.slice(0, 3)} ${code.slice(3)}`);
  await press('Продолжить');

  await heading('Ваши данные');
  const send = screen.getByRole('button', { name: 'Зарегистрироваться' });
  const names = ['Имя', 'Фамилия', 'Дата рождения', 'Пол', 'Новый пароль', 'Повторите пароль', 'Согласие'];
  expect(send).toHaveAccessibleDescription(`Осталось заполнить: ${names.map((name) => `«${name}»`).join(', ')}.`);
  for (const name of names.slice(0, -1)) expect(screen.getByLabelText(name)).toBeRequired();
  await fill('Имя', ' Азиз ');
  await fill('Фамилия', 'Каримов');
  await fill('Дата рождения', '07051990');
  await fill('Новый пароль', PASSWORD);
  await fill('Повторите пароль', PASSWORD);
  expect(send).toBeDisabled();
  await user.click(screen.getByRole('radio', { name: 'Мужской' }));
  expect(send).toBeDisabled();
  await agree(user);
  expect(send).toBeEnabled();
  expect(JSON.stringify(store.getState())).not.toContain(PASSWORD);
  await user.dblClick(send);

  await isAt('/home');
  expect(session()).toMatchObject({
    userId: expect.any(Number),
    accessToken: expect.stringMatching(/./),
    refreshToken: expect.stringMatching(/./),
  });
  expect(calls('/authentication/register')).toEqual([
    expect.objectContaining({
      headers: expect.objectContaining({ 'X-Verification-Token': expect.stringMatching(/./) }),
      body: {
        first_name: 'Азиз',
        last_name: 'Каримов',
        username: `+998${phone}`,
        password: PASSWORD,
        birthdate: '1990-05-07',
        gender: 'M',
        consent: 4,
      },
    }),
  ]);
});

it('shows the error of a wrong password at the field, and signs in with the right one', async () => {
  const { submitPhone, fill, press, calls, isAt, session, user } = show();
  await submitPhone(SEEDED);
  await heading('Введите пароль');
  const send = screen.getByRole('button', { name: 'Войти' });
  await fill('Пароль', '1234567');
  expect(send).toBeDisabled();
  await fill('Пароль', 'wrong horse');
  await press('Войти');
  const password = screen.getByLabelText('Пароль');
  await waitFor(() => expect(password).toHaveAccessibleDescription('Введён неверный пароль'));
  expect(password).toHaveValue('wrong horse');
  await waitFor(() => expect(password).toHaveFocus());
  await press('Показать: Пароль');
  expect(password).toHaveAttribute('type', 'text');

  await fill('Пароль', SEEDED_PASSWORD);
  expect(password).not.toHaveAttribute('aria-invalid');
  await user.dblClick(send);
  await isAt('/home');
  expect(session().userId).toEqual(expect.any(Number));
  expect(calls('/authentication/login/')).toHaveLength(2);
});

it('provides the username field that password managers need', async () => {
  const { submitPhone, container } = show();
  const username = () => container.querySelector<HTMLInputElement>('input[autocomplete="username"]');
  expect(username()).toBe(screen.getByLabelText('Телефон'));
  await submitPhone(SEEDED);
  await heading('Введите пароль');
  expect(username()).toHaveValue(`+998${SEEDED}`);
  expect(screen.getByLabelText('Пароль')).toHaveAttribute('autocomplete', 'current-password');
});

it('creates a password after an SMS code for a customer without one', async () => {
  await outsideServer.boot();
  const { phone, userId } = await outsideServer.makeCustomer();
  const digits = phone.slice(4);
  const { submitPhone, submitCode, fill, press, calls, isAt, session } = show();
  await submitPhone(digits);
  await heading('Код из SMS');
  await submitCode('111111');
  const code = screen.getByLabelText('Код подтверждения');
  await waitFor(() => expect(code).toHaveAccessibleDescription('Код из SMS введён неверно'));
  await submitCode(await sentCode(digits));
  await heading('Придумайте пароль');
  await fill('Новый пароль', PASSWORD);
  await fill('Повторите пароль', `${PASSWORD}!`);
  await press('Показать: Новый пароль');
  expect(screen.getByLabelText('Повторите пароль')).toHaveAccessibleDescription('Пароли не совпадают');
  expect(screen.getByRole('button', { name: 'Сохранить и войти' })).toBeDisabled();
  await fill('Повторите пароль', PASSWORD);
  await press('Сохранить и войти');
  await isAt('/home');
  expect(session().userId).toBe(userId);
  expect(calls('set-password')).toMatchObject([{ method: 'PUT', body: { phone_number: phone, password: PASSWORD } }]);
});

it('reports an unknown phone on /sign-in without sending a code, and links to an empty registration form', async () => {
  const { submitPhone, calls, isAt, user } = show();
  await submitPhone(newPhone());
  const said = (await screen.findByText('Вы не зарегистрированы')).closest<HTMLElement>('[role="status"]');
  expect(calls('get-verification-code')).toEqual([]);
  await user.type(screen.getByLabelText('Телефон'), '{Backspace}');
  expect(screen.queryByText('Вы не зарегистрированы')).not.toBeInTheDocument();
  await user.keyboard('{Control>}z{/Control}');
  await user.click(within(said ?? document.body).getByRole('link', { name: 'Зарегистрироваться' }));
  await isAt('/sign-up');
  await heading('Регистрация');
  expect(screen.getByLabelText('Телефон')).toHaveValue('');
  expect(screen.queryByText('Вы не зарегистрированы')).not.toBeInTheDocument();
});

it('keeps the input of each step, and accepts a verified code again without a request', async () => {
  const phone = newPhone();
  const { submitPhone, submitCode, fill, press, calls, router } = show('/sign-up');
  await submitPhone(phone);
  await heading('Код из SMS');
  await submitCode(await sentCode(phone));
  await heading('Ваши данные');
  await fill('Имя', 'Азиз');
  await fill('Новый пароль', PASSWORD);
  await press('Назад');
  await heading('Код из SMS');
  expect(screen.getByLabelText('Код подтверждения')).toHaveValue(await sentCode(phone));
  await waitFor(() => expect(router.state.location.state).toMatchObject({ authDepth: 1 }));
  await act(() => router.navigate(-1));
  await heading('Регистрация');
  expect(screen.getByLabelText('Телефон')).toHaveValue(`+998 ${phone.replace(/^(..)(...)(..)(..)$/, '$1 $2 $3 $4')}`);
  await press('Продолжить');
  await heading('Код из SMS');
  await submitCode(await sentCode(phone));
  await heading('Ваши данные');
  await press('Назад');
  await heading('Код из SMS');
  await press('Продолжить');
  await heading('Ваши данные');
  expect(screen.getByLabelText('Имя')).toHaveValue('Азиз');
  expect(calls('/verify/')).toHaveLength(2);
});

describe('with a server that replies differently', () => {
  const serverWhich = (...replies: [end: string, reply: () => ReturnType<typeof answer>][]) => {
    const transport = serverTransport();
    transport.between = (call, next) => {
      const found = replies.find(([end]) => call.url.includes(end));
      return found ? Promise.resolve(found[1]()) : next();
    };
    return transport;
  };

  it('treats a 404 “User not found” as an unknown phone', async () => {
    const { submitPhone } = show('/sign-in', serverWhich(['/check', () => answer(404, { detail: 'User not found' })]));
    await submitPhone(newPhone());
    expect(await screen.findByText('Вы не зарегистрированы')).toBeVisible();
  });

  it('opens the code step when a code was sent a moment ago, with the countdown of Retry-After', async () => {
    const { submitPhone, press } = show(
      '/sign-up',
      serverWhich(['get-verification-code', () => answer(429, {}, { 'retry-after': '42' })]),
    );
    await submitPhone(newPhone());
    await heading('Код из SMS');
    expect(screen.getByText(/Если код на номер .* уже пришёл/)).toBeVisible();
    expect(screen.getByRole('timer')).toHaveTextContent(/^0:4[012]$/);
    await press('Назад');
    expect(await heading('Регистрация')).toBeVisible();
  });

  it('shows the waiting time when the daily limit of codes is reached', async () => {
    const { submitPhone } = show(
      '/sign-up',
      serverWhich(['get-verification-code', () => answer(429, {}, { 'retry-after': '7200' })]),
    );
    await submitPhone(newPhone());
    await waitFor(() =>
      expect(screen.getByRole('alert')).toHaveTextContent(/Слишком много попыток.*(2:00:00|1:59:5\d)/),
    );
    expect(screen.getByRole('button', { name: 'Продолжить' })).toBeDisabled();
  });

  it('keeps the input when the server is unreachable, and retries', async () => {
    let isBroken = true;
    const transport = serverTransport();
    transport.between = (call, next) => {
      if (isBroken && call.url.includes('/check')) throw new TypeError('Failed to fetch');
      return next();
    };
    const { submitPhone, press, calls } = show('/sign-in', transport);
    await submitPhone(SEEDED);
    expect(await screen.findByRole('alert')).toHaveTextContent(/Техническая ошибка.*Сервер не отвечает/);
    expect(screen.getByLabelText('Телефон')).toHaveValue('+998 90 000 00 01');
    expect(calls('/check')).toHaveLength(1);
    isBroken = false;
    await press('Продолжить');
    await heading('Введите пароль');
  });

  it('omits the proof header if the server gave no proof, shows field errors, and returns to the code step when the proof has expired', async () => {
    let refusal = answer(400, { detail: 'x', errors: { first_name: ['Такого имени нет'], nowhere: ['?'] } });
    const { submitPhone, submitCode, fill, press, calls, user } = show(
      '/sign-up',
      serverWhich(
        ['get-verification-code', () => answer(200, 'OK')],
        ['/verify/', () => answer(200, { is_correct: true })],
        ['/register', () => refusal],
      ),
    );
    await submitPhone(newPhone());
    await heading('Код из SMS');
    await submitCode('123456');
    await heading('Ваши данные');
    await fill('Имя', 'Азиз');
    await fill('Фамилия', 'Каримов');
    await fill('Дата рождения', '07051990');
    await user.click(screen.getByRole('radio', { name: 'Мужской' }));
    await fill('Новый пароль', PASSWORD);
    await fill('Повторите пароль', PASSWORD);
    await agree(user);
    await press('Зарегистрироваться');
    const name = screen.getByLabelText('Имя');
    await waitFor(() => expect(name).toHaveAccessibleDescription('Такого имени нет'));
    expect(name).toHaveFocus();
    expect(calls('/register')[0]?.headers).not.toHaveProperty('X-Verification-Token');

    refusal = answer(200, { is_correct: false });
    await press('Зарегистрироваться');
    await heading('Код из SMS');
    expect(screen.getByText('Код из SMS введён неверно')).toBeVisible();
    await press('Продолжить');
    await heading('Ваши данные');
    refusal = answer(403, { code: 'phone_not_verified' });
    await press('Зарегистрироваться');
    await heading('Код из SMS');
    expect(screen.getByText(/больше не действует/)).toBeVisible();
  });
});

it('redirects a customer who is already signed in', async () => {
  const auth = { userId: 7, accessToken: 'an-access-token', refreshToken: 'a-refresh-token', signedInHint: true };
  const { router } = renderWithStore(<SignInPage />, { path: '/uz/sign-in', preloadedState: { auth } });
  await waitFor(() => expect(router.state.location.pathname).toBe('/uz/home'));
});

it('resets the sign-in steps when the screen unmounts', async () => {
  const { submitPhone, store, unmount } = show();
  await submitPhone(SEEDED);
  await heading('Введите пароль');
  unmount();
  expect(selectAuthFlow(store.getState())).toMatchObject({ mode: null, phone: '', step: { name: 'phone' } });
});

it.each([
  ['/sign-in', '/personal/car-edit/4?a=1#b'],
  ['/uz/sign-in', '/uz/personal/car-edit/4?a=1#b'],
])('%s redirects after sign-in once to the page that required it', async (path, target) => {
  rememberReturn('/personal/car-edit/4?a=1#b');
  const { router, store } = show(path);
  act(() => void store.dispatch(signedIn({ userId: 7, accessToken: 'access-token', refreshToken: 'refresh-token' })));
  const { location } = await waitFor(() => {
    expect(router.state.location.pathname).not.toBe(path);
    return router.state;
  });
  expect(location.pathname + location.search + location.hash).toBe(target);
  expect(readReturn()).toBeNull();
});

it.each(['/sign-in', '/sign-up'])('%s restores the phone after a reload', async (path) => {
  const { fill, unmount } = show(path);
  await fill('Телефон', '901112233');
  unmount();
  show(path);
  await waitFor(() => expect(screen.getByLabelText('Телефон')).toHaveValue('+998 90 111 22 33'));
});
