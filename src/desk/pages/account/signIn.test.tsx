import { act, screen, waitFor } from '@testing-library/react';
import type { UserEvent } from '@testing-library/user-event';
import { deskTexts as ru } from '#shared/i18n/ru/desk/index';
import { deskTransport, renderDesk, signInByCall } from '#test/renderDesk';
import { answer } from '#test/testTransport';

const fill = async (user: Awaited<ReturnType<typeof renderDesk>>['user'], password: string) => {
  await user.type(await screen.findByLabelText('Телефон'), '900000013');
  await user.type(screen.getByLabelText('Пароль'), password);
  await user.click(screen.getByRole('button', { name: 'Войти' }));
};

it('redirects an unauthenticated user to the sign-in and back to the requested page', async () => {
  const { router, user, password } = await renderDesk({ path: '/desk/customers?q=901' });
  await fill(user, password);
  expect(await screen.findByRole('heading', { name: 'Клиенты' })).toBeVisible();
  expect(router.state.location.search).toBe('?q=901');
});

it('reports a wrong password and keeps the input', async () => {
  const { user } = await renderDesk({ path: '/desk/sign-in' });
  await fill(user, 'not the password');
  expect(await screen.findByText('Телефон или пароль не подходят.')).toBeVisible();
  expect(screen.getByLabelText('Пароль')).toHaveValue('not the password');
});

it('never redirects outside the desk', async () => {
  const { router, user, password } = await renderDesk({ path: '/desk/sign-in?next=//evil.example' });
  await fill(user, password);
  await screen.findByRole('navigation', { name: 'Разделы' });
  expect(router.state.location.pathname).toBe('/desk/inbox');
});

it.each([
  ['adviser', '/desk/staff'],
  ['manager', '/desk/audit'],
] as const)('denies the role %s the page %s', async (role, path) => {
  await renderDesk({ path, role });
  expect(await screen.findByRole('heading', { name: 'Этот раздел не для вашей роли' })).toBeVisible();
});

async function invite(phone: string): Promise<string> {
  const owner = deskTransport();
  await signInByCall(owner, 'owner');
  const again = { password: await outsideServer.staffDesk() };
  const invited = await owner.fetch('/api/desk/staff', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone, name: 'Лола', role: 'editor', branches: [], again }),
    signal: new AbortController().signal,
  });
  const { link } = JSON.parse(await invited.text()) as { link: string };
  return `/desk/invitation#${link.split('#')[1]}`;
}

async function accept(user: UserEvent, password: string): Promise<HTMLElement> {
  const field = await screen.findByLabelText(ru.invitation.password);
  await user.type(field, password);
  await user.type(screen.getByLabelText(ru.invitation.repeat), password);
  await user.click(screen.getByRole('button', { name: ru.invitation.accept }));
  return field;
}

it('shows under its field why the password of an invitation is refused', async () => {
  const { user } = await renderDesk({ path: await invite('+998901110077') });
  const field = await accept(user, 'password1');
  expect(await screen.findByText(/самых частых паролей/)).toBeVisible();
  expect(field).toHaveAccessibleDescription(/самых частых паролей/);
});

it('clears a wrong second-factor code and keeps one that was rate-limited', async () => {
  const password = 'turtle lamp orbit seven';
  const { user, router, transport } = await renderDesk({ path: await invite('+998901110078') });
  await accept(user, password);
  await screen.findByRole('navigation', { name: ru.nav.label });
  await act(() => router.navigate('/desk/account'));
  await user.type(await screen.findByLabelText(ru.factor.ownPassword), password);
  await user.click(screen.getByRole('button', { name: ru.factor.begin }));
  const code = await screen.findByLabelText(ru.factor.code);
  const confirm = screen.getByRole('button', { name: ru.factor.confirm });
  await user.type(code, '000000');
  await user.click(confirm);
  await waitFor(() => expect(code).toHaveAccessibleDescription(ru.signIn.codeWrong));
  expect(code).toHaveValue('');
  transport.between = async () => answer(429, { code: 'too_many_requests', detail: 'Подождите секунду.' });
  await user.type(code, '123456');
  await user.click(confirm);
  await waitFor(() => expect(code).toHaveAccessibleDescription('Подождите секунду.'));
  expect(code).toHaveValue('123456');
});
