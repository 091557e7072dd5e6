import { screen } from '@testing-library/react';
import { deskTransport, renderDesk, signInByCall } from '../../../test/renderDesk';

const fill = async (user: Awaited<ReturnType<typeof renderDesk>>['user'], password: string) => {
  await user.type(await screen.findByLabelText('Телефон'), '900000013');
  await user.type(screen.getByLabelText('Пароль'), password);
  await user.click(screen.getByRole('button', { name: 'Войти' }));
};

it('leads whoever is nobody to the sign-in, and from there to where they wanted to go', async () => {
  const { router, user, password } = await renderDesk({ path: '/desk/customers?q=901' });
  await fill(user, password);
  expect(await screen.findByRole('heading', { name: 'Клиенты' })).toBeVisible();
  expect(router.state.location.search).toBe('?q=901');
});

it('says that it is wrong and keeps what was typed', async () => {
  const { user } = await renderDesk({ path: '/desk/sign-in' });
  await fill(user, 'not the password');
  expect(await screen.findByText('Телефон или пароль не подходят.')).toBeVisible();
  expect(screen.getByLabelText('Пароль')).toHaveValue('not the password');
});

it('leads nowhere outside the desk', async () => {
  const { router, user, password } = await renderDesk({ path: '/desk/sign-in?next=//evil.example' });
  await fill(user, password);
  await screen.findByRole('navigation', { name: 'Разделы' });
  expect(router.state.location.pathname).toBe('/desk/inbox');
});

it.each([
  ['adviser', '/desk/staff'],
  ['manager', '/desk/audit'],
] as const)('shows a %s nothing of %s', async (role, path) => {
  await renderDesk({ path, role });
  expect(await screen.findByRole('heading', { name: 'Этот раздел не для вашей роли' })).toBeVisible();
});

it('says under its field why the password of an invitation is refused', async () => {
  const owner = deskTransport();
  await signInByCall(owner, 'owner');
  const again = { password: await outsideServer.staffDesk() };
  const invited = await owner.fetch('/api/desk/staff', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ phone: '+998901110077', name: 'Лола', role: 'editor', branches: [], again }),
    signal: new AbortController().signal,
  });
  const { link } = JSON.parse(await invited.text()) as { link: string };
  const { user } = await renderDesk({ path: `/desk/invitation#${link.split('#')[1]}` });
  const field = await screen.findByLabelText('Придумайте пароль');
  await user.type(field, 'password1');
  await user.type(screen.getByLabelText('Повторите пароль'), 'password1');
  await user.click(screen.getByRole('button', { name: 'Сохранить и войти' }));
  expect(await screen.findByText(/самых частых паролей/)).toBeVisible();
  expect(field).toHaveAccessibleDescription(/самых частых паролей/);
});
