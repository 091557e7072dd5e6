import { act, screen, waitFor } from '@testing-library/react';
import { signedIn } from '#api/authSlice';
import { deleteAllDrafts } from '#shared/drafts/draft';
import { sentCode } from '#test/sentCode';
import { comeToRegistration, heading, newPhone, PASSWORD, showSignIn as show } from '#test/signInSteps';

afterEach(() => jest.restoreAllMocks());

const later = (minutes: number) => {
  const moment = Date.now() + minutes * 60_000;
  jest.spyOn(Date, 'now').mockReturnValue(moment);
};
const grouped = (phone: string) => `+998 ${phone.replace(/^(..)(...)(..)(..)$/, '$1 $2 $3 $4')}`;

it('continues registration after a reload without another code, and stores no code or password', async () => {
  const phone = newPhone();
  const first = await comeToRegistration(phone);
  await first.fill('Новый пароль', PASSWORD);
  const stored = JSON.stringify([localStorage, sessionStorage]);
  expect(stored).toContain('Азиз');
  for (const secret of [PASSWORD, await sentCode(phone), 'oken']) expect(stored).not.toContain(secret);
  first.unmount();

  const { calls, press, fill, store } = show('/sign-up');
  await heading('Ваши данные');
  expect(document.body).toHaveFocus();
  await waitFor(() => expect(screen.getByLabelText('Имя')).toHaveValue('Азиз'));
  expect(screen.getByLabelText('Дата рождения')).toHaveValue('07.05.1990');
  expect(screen.getByRole('radio', { name: 'Мужской' })).toBeChecked();
  expect(screen.getByLabelText('Новый пароль')).toHaveValue('');
  expect(calls('/api/').filter(({ url }) => !url.endsWith('/main/company/'))).toEqual([]);

  await press('Назад');
  await heading('Код из SMS');
  await fill('Код подтверждения', await sentCode(phone));
  await press('Продолжить');
  await heading('Ваши данные');
  await press('Назад');
  await heading('Код из SMS');
  await press('Назад');
  await heading('Регистрация');
  expect(screen.getByLabelText('Телефон')).toHaveValue(grouped(phone));
  expect(Object.keys(localStorage)).toEqual([`draft:registration-${phone}`]);
  act(() => void store.dispatch(signedIn({ userId: 7, accessToken: 'access-token', refreshToken: 'refresh-token' })));
  await waitFor(() => expect(localStorage).toHaveLength(0));
});

it('reports an expired proof of phone after a reload, and restores the draft after another code', async () => {
  const phone = newPhone();
  (await comeToRegistration(phone)).unmount();
  later(11);
  const { submitCode, press } = show('/sign-up');
  await heading('Код из SMS');
  expect(screen.getByText(/Подтверждение номера больше не действует/)).toBeVisible();
  await press('Отправить код ещё раз');
  await waitFor(() => expect(screen.queryByText(/больше не действует/)).not.toBeInTheDocument());
  await submitCode(await sentCode(phone));
  await heading('Ваши данные');
  await waitFor(() => expect(screen.getByLabelText('Имя')).toHaveValue('Азиз'));
});

it('continues the countdown to the next code after a reload, also if drafts were deleted', async () => {
  deleteAllDrafts();
  const { submitPhone, unmount } = show('/sign-up');
  await submitPhone(newPhone());
  await heading('Код из SMS');
  unmount();
  later(0.5);
  show('/sign-up');
  await heading('Код из SMS');
  expect(screen.getByRole('timer')).toHaveTextContent(/^0:(30|2\d)$/);
});

it('restores the sign-in steps in the history state after a reload, and opens /home after sign-in', async () => {
  const { submitPhone, unmount, isAt: isFirstAt } = show('/sign-in');
  await submitPhone('900000001');
  await heading('Введите пароль');
  await isFirstAt('/sign-in');
  unmount();
  const { fill, press, isAt, router } = show('/sign-in');
  await heading('Введите пароль');
  await waitFor(() => expect(router.state.location.state).toEqual({ authDepth: 1, authEntries: 1 }));
  await fill('Пароль', 'yolda-demo');
  await press('Войти');
  await isAt('/home');
});

it.each([
  ['on the sign-in page', '/sign-in', 0],
  ['an hour later', '/sign-up', 61],
])('does not restore the registration steps %s', async (_, path, minutes) => {
  (await comeToRegistration(newPhone())).unmount();
  later(minutes);
  show(path);
  expect(await screen.findByLabelText('Телефон')).toHaveValue('');
});

it.each([
  { mode: 'signUp', phone: '901234567', steps: [{ name: 'phone' }, { name: 'code' }] },
  { mode: 'signUp', phone: '901234567', steps: [{ name: 'phone' }, { name: 'toString' }] },
  { mode: 'signUp', phone: '9012', steps: [{ name: 'phone' }, { name: 'password' }] },
  { mode: 'signUp', phone: '901234567', steps: {} },
  { mode: 'signUp', phone: '901234567', steps: 7 },
])('does not restore registration steps from invalid stored data: %j', async (values) => {
  const record = { version: 1, at: Date.now(), values: { at: Date.now(), ...values } };
  localStorage.setItem('draft:signIn', JSON.stringify(record));
  show('/sign-up');
  expect(await screen.findByLabelText('Телефон')).toHaveValue('');
});
