import { screen, waitFor, within } from '@testing-library/react';
import { deskTexts as ru } from '#shared/i18n/ru/desk/index';
import { renderDesk } from '#test/renderDesk';
import { colleague } from '#test/visitsAtDesk';

it('reports a failed sign-out while the server is away, instead of showing the sign-in', async () => {
  await colleague('editor');
  const { user, transport, router } = await renderDesk({ path: '/desk/account', role: 'editor' });
  const [end] = await screen.findAllByRole('button', { name: ru.account.end });
  transport.between = async ({ method }, next) => {
    if (method !== 'GET') throw new TypeError('Failed to fetch');
    return next();
  };
  const main = screen.getByRole('main');
  const offlineNotice = () => within(main).queryByText(ru.visit.offline);
  await user.click(end as HTMLElement);
  await waitFor(() => expect(offlineNotice()?.closest('[role="alert"]')).toBeInTheDocument());
  expect(end).toBeInTheDocument();
  await user.click(within(main).getByRole('button', { name: ru.nav.signOut }));
  await waitFor(() => expect(offlineNotice()).toBeInTheDocument());
  expect(router.state.location.pathname).toBe('/desk/account');

  transport.between = undefined;
  await user.click(end as HTMLElement);
  await waitFor(() => expect(end).not.toBeInTheDocument());
  expect(offlineNotice()).not.toBeInTheDocument();
  await user.click(within(main).getByRole('button', { name: ru.nav.signOut }));
  await waitFor(() => expect(router.state.location.pathname).toBe('/desk/sign-in'));
});
