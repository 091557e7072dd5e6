import { screen, waitFor, within } from '@testing-library/react';
import type { CodeCheckReply } from '../../../../contract/codes';
import { sentCode } from '../../../test/sentCode';
import { heading, newPhone, PASSWORD, showSignIn as show } from '../../../test/signInSteps';

/** Registered by a client that is older than the question: the present policy is new to them. */
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

const enter = async (digits: string) => {
  const view = show();
  await view.submitPhone(digits);
  await heading('Введите пароль');
  await view.fill('Пароль', PASSWORD);
  await view.press('Войти');
  return view;
};
const question = () => screen.findByRole('dialog', { name: 'Политика данных изменилась' });

it('asks at the sign-in about a policy that is new to the customer: a no signs nobody in, a yes is kept', async () => {
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
  await waitFor(() => expect(calls('/authentication/consent')).toMatchObject([{ body: { consent: 3 } }]));
  unmount();

  const again = await enter(digits);
  await again.isAt('/home');
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});
