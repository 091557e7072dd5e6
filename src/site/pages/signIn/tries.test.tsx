import { screen, waitFor } from '@testing-library/react';
import { agree } from '#test/agree';
import { sentCode } from '#test/sentCode';
import { serverTransport } from '#test/serverTransport';
import { comeToRegistration, heading, newPhone, PASSWORD, showSignIn as show } from '#test/signInSteps';
import { answer } from '#test/testTransport';

const code = () => screen.getByLabelText('Код подтверждения');
const AGAIN = 'Отправить код ещё раз';

/** The server processes the first call to `end`, but its reply is lost. */
const losingFirst = (end: string) => {
  let isLost = true;
  const transport = serverTransport();
  transport.between = async (call, next) => {
    const reply = await next();
    if (!call.url.includes(end) || !isLost) return reply;
    isLost = false;
    throw new TypeError('Failed to fetch');
  };
  return transport;
};

it('opens the password step with a message when a retry finds the phone registered', async () => {
  const { fill, press, isAt, user } = await comeToRegistration(newPhone(), losingFirst('/authentication/register'));
  await fill('Новый пароль', PASSWORD);
  await fill('Повторите пароль', PASSWORD);
  await agree(user);
  await press('Зарегистрироваться');
  expect(await screen.findByText(/Сервер не отвечает/)).toBeVisible();
  await press('Зарегистрироваться');
  await heading('Введите пароль');
  expect(screen.getByText(/^Номер .* уже зарегистрирован$/)).toBeVisible();
  expect(screen.getByText(/всё получилось/)).toBeVisible();
  expect(screen.queryByText('Техническая ошибка')).not.toBeInTheDocument();
  await fill('Пароль', PASSWORD);
  await press('Войти');
  await isAt('/home');
});

it('opens the password step with a message when a retry finds the new password saved', async () => {
  await outsideServer.boot();
  const digits = (await outsideServer.makeCustomer()).phone.slice(4);
  const { submitPhone, submitCode, fill, press, isAt } = show('/sign-in', losingFirst('/set-password'));
  await submitPhone(digits);
  await heading('Код из SMS');
  await submitCode(await sentCode(digits));
  await heading('Придумайте пароль');
  await fill('Новый пароль', PASSWORD);
  await fill('Повторите пароль', PASSWORD);
  await press('Сохранить и войти');
  expect(await screen.findByText(/Сервер не отвечает/)).toBeVisible();
  await press('Сохранить и войти');
  await heading('Введите пароль');
  expect(screen.getByText('Похоже, новый пароль уже сохранён')).toBeVisible();
  await fill('Пароль', PASSWORD);
  await press('Войти');
  await isAt('/home');
});

it.each([
  [undefined, 'Код из SMS введён неверно'],
  ['code_ended', 'Попытки закончились. Запросите новый код.'],
  ['code_expired', 'Код больше не действует. Запросите новый.'],
  ['code_used', 'Этот код уже использован. Запросите новый.'],
  ['something_new', 'Код из SMS введён неверно'],
])('explains a code rejected with the reason %s', async (reason, words) => {
  const transport = serverTransport();
  transport.between = (call, next) =>
    call.url.includes('/verify/') ? Promise.resolve(answer(200, { is_correct: false, code: reason })) : next();
  const { submitPhone, submitCode } = show('/sign-up', transport);
  await submitPhone(newPhone());
  await heading('Код из SMS');
  await submitCode('123456');
  await waitFor(() => expect(code()).toHaveAccessibleDescription(words));
});

it('clears messages when another code is requested, without marking empty fields', async () => {
  let isBroken = false;
  const transport = serverTransport();
  transport.between = (call, next) => {
    if (!call.url.includes('get-verification-code')) return next();
    if (isBroken) throw new TypeError('Failed to fetch');
    return Promise.resolve(answer(200, { sent: true, retry_after: 1 }));
  };
  const { submitPhone, submitCode, press, user } = show('/sign-up', transport);
  await submitPhone(newPhone());
  await heading('Код из SMS');
  const again = await screen.findByRole('button', { name: AGAIN });
  await user.hover(again);
  await press(AGAIN);
  expect(await screen.findByText('Новый код отправлен.')).toBeVisible();
  await waitFor(() => expect(code()).toHaveFocus());
  expect(code()).not.toHaveAttribute('aria-invalid');

  await submitCode('000000');
  await waitFor(() => expect(code()).toHaveAttribute('aria-invalid', 'true'));
  await screen.findByRole('button', { name: AGAIN });
  isBroken = true;
  await press(AGAIN);
  expect(await screen.findByText(/Сервер не отвечает/)).toBeVisible();
  expect(code()).not.toHaveAttribute('aria-invalid');
  await submitCode('000001');
  await waitFor(() => expect(code()).toHaveAttribute('aria-invalid', 'true'));
  expect(screen.queryByText(/Сервер не отвечает/)).not.toBeInTheDocument();

  isBroken = false;
  await press(AGAIN);
  await waitFor(() => expect(code()).toHaveValue(''));
  await waitFor(() => expect(code()).toHaveFocus());
  expect(code()).not.toHaveAttribute('aria-invalid');
});

it('hides the unknown-phone message when the next attempt fails', async () => {
  let isBroken = false;
  const transport = serverTransport();
  transport.between = (_, next) => {
    if (isBroken) throw new TypeError('Failed to fetch');
    return next();
  };
  const { submitPhone, press, user } = show('/sign-in', transport);
  const unknown = () => screen.queryByText('Вы не зарегистрированы');
  const phone = newPhone();
  await submitPhone(phone);
  await waitFor(() => expect(unknown()).toBeVisible());
  await user.type(screen.getByLabelText('Телефон'), '{Backspace}');
  expect(unknown()).not.toBeInTheDocument();
  await user.type(screen.getByLabelText('Телефон'), phone.slice(-1));
  await press('Продолжить');
  await waitFor(() => expect(unknown()).toBeVisible());
  isBroken = true;
  await press('Продолжить');
  expect(await screen.findByText(/Сервер не отвечает/)).toBeVisible();
  expect(unknown()).not.toBeInTheDocument();
});
