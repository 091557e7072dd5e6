import { act, screen, waitFor, within } from '@testing-library/react';
import type { CodeCheckReply } from '#contract/signIn';
import { sentCode } from '#test/sentCode';
import { serverTransport } from '#test/serverTransport';
import { heading, newPhone, PASSWORD, showSignIn as show } from '#test/signInSteps';
import { answer } from '#test/testTransport';
import { colleague, newVisit } from '#test/visitsAtDesk';

/** Registers a customer without consent to the policy, as older clients did. Returns the phone digits. */
const registeredBefore = async (): Promise<string> => {
  await outsideServer.boot();
  const digits = newPhone();
  const phone = `+998${digits}`;
  const send = (method: string, path: string, body?: object, headers: Record<string, string> = {}) =>
    outsideServer.call(
      method,
      path,
      { ...headers, ...(body && { 'content-type': 'application/json' }) },
      body && JSON.stringify(body),
    );
  await send('GET', `/api/public/get-verification-code/?phone=${encodeURIComponent(phone)}`);
  const checked = await send('POST', '/api/public/verify/', { phone, code: await sentCode(digits) });
  const { verification_token: proof = '' } = JSON.parse(checked.body) as CodeCheckReply;
  const person = { first_name: 'Азиз', last_name: 'Каримов', birthdate: '1990-05-04', gender: 'M' };
  const registration = { ...person, username: phone, password: PASSWORD };
  const { status } = await send('POST', '/api/main/authentication/register', registration, {
    'x-verification-token': proof,
  });
  expect(status).toBe(200);
  return digits;
};

const enter = async (digits: string, transport = serverTransport()) => {
  const view = show('/sign-in', transport);
  await view.submitPhone(digits);
  await heading('Введите пароль');
  await view.fill('Пароль', PASSWORD);
  await view.press('Войти');
  return view;
};
const question = () => screen.findByRole('dialog', { name: 'Согласие на обработку данных' });

/** Sets the first password of a customer created by staff. */
const enterFirst = async () => {
  await outsideServer.boot();
  const digits = newPhone();
  await newVisit(await colleague('adviser'), { phone: `+998${digits}` });
  const view = show();
  await view.submitPhone(digits);
  await heading('Код из SMS');
  await view.submitCode(await sentCode(digits));
  await heading('Придумайте пароль');
  await view.fill('Новый пароль', PASSWORD);
  await view.fill('Повторите пароль', PASSWORD);
  await view.press('Сохранить и войти');
  return { ...view, digits };
};

it('asks at sign-in for consent to a policy never accepted: “No” ends the session, “Yes” stores the consent', async () => {
  const digits = await registeredBefore();
  const { press, session, user, calls, isAt, unmount } = await enter(digits);
  const first = await question();
  expect(within(first).getByRole('link', { name: /политике/ })).toHaveAttribute('href', '/documents/personal-data');
  await user.click(within(first).getByRole('button', { name: 'Не входить' }));
  await waitFor(() => expect(calls('/sign-out')).toHaveLength(1));
  expect(session().userId).toBeNull();

  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await press('Войти');
  await user.click(within(await question()).getByRole('button', { name: 'Согласен, войти' }));
  await isAt('/home');
  expect(session().userId).toEqual(expect.any(Number));
  await waitFor(() => expect(calls('/authentication/consent')).toMatchObject([{ body: { consent: 4 } }]));
  unmount();

  const again = await enter(digits);
  await again.isAt('/home');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('does not call a policy changed that was never accepted, and asks for the new password after a reload', async () => {
  const { unmount, calls, digits } = await enterFirst();
  const dialog = await question();
  expect(dialog).not.toHaveTextContent(/изменилась|новая версия/);
  // Simulates a reload: the application sees only `pagehide`.
  act(() => void window.dispatchEvent(new Event('pagehide')));
  await waitFor(() => expect(calls('/sign-out')).toMatchObject([{ keepalive: true }]));
  unmount();
  const again = show();
  await heading('Введите пароль');
  await again.fill('Пароль', PASSWORD);
  await again.press('Войти');
  await again.user.click(within(await question()).getByRole('button', { name: 'Согласен, войти' }));
  await again.isAt('/home');
  expect(again.session().userId).toEqual(expect.any(Number));
  expect(digits).toHaveLength(9);
});

it('says that the policy has changed to a customer who accepted an earlier version', async () => {
  const digits = await registeredBefore();
  const transport = serverTransport({
    between: async ({ url }, next) => {
      const reply = await next();
      if (!url.includes('/login/')) return reply;
      const { consent_first: _first, ...rest } = JSON.parse(await reply.text()) as Record<string, unknown>;
      return answer(200, JSON.stringify(rest));
    },
  });
  await enter(digits, transport);
  expect(await screen.findByRole('dialog', { name: 'Политика данных изменилась' })).toBeVisible();
});
