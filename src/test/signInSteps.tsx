import { screen, waitFor } from '@testing-library/react';
import { Component as SignInPage } from '#site/pages/signIn/SignInPage';
import { renderWithStore } from './renderWithStore';
import { sentCode } from './sentCode';
import { serverTransport } from './serverTransport';
import type { TestTransport } from './testTransport';

export const PASSWORD = 'correct horse';
// Starts at random, because several test files may share a server.
let issued = Math.floor(Math.random() * 9_000_000);
/** Returns nine unused local digits. */
export const newPhone = () => `93${String((issued += 1)).padStart(7, '0')}`;

export const showSignIn = (path = '/sign-in', transport: TestTransport = serverTransport()) => {
  const view = renderWithStore(<SignInPage />, { path, transport });
  const { user, router, store } = view;
  const press = (name: string | RegExp) => user.click(screen.getByRole('button', { name }));
  const fill = async (label: string, text: string) => {
    const field = await screen.findByLabelText(label);
    await user.clear(field);
    await user.type(field, text);
  };
  const submitPhone = async (phone: string) => {
    await fill('Телефон', phone);
    await press('Продолжить');
  };
  const submitCode = async (code: string) => {
    await fill('Код подтверждения', code);
    await press('Продолжить');
  };
  const calls = (end: string) => transport.calls.filter(({ url }) => url.includes(end));
  const isAt = (pathname: string) => waitFor(() => expect(router.state.location.pathname).toBe(pathname));
  const session = () => store.getState().auth;
  return { ...view, press, fill, submitPhone, submitCode, calls, isAt, session };
};

/** Opens the registration form for a phone and fills in all fields but the passwords. */
export const comeToRegistration = async (phone: string, transport = serverTransport()) => {
  const view = showSignIn('/sign-up', transport);
  await view.submitPhone(phone);
  await heading('Код из SMS');
  await view.submitCode(await sentCode(phone));
  await heading('Ваши данные');
  await view.fill('Имя', 'Азиз');
  await view.fill('Фамилия', 'Каримов');
  await view.fill('Дата рождения', '07051990');
  await view.user.click(screen.getByRole('radio', { name: 'Мужской' }));
  return view;
};

export const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
