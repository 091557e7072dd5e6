import { screen } from '@testing-library/react';
import { deskTexts as ru } from '#shared/i18n/ru/desk/index';
import { renderDesk } from '#test/renderDesk';
import { callDesk, colleague } from '#test/visitsAtDesk';

const ownBranch = async (): Promise<{ id: number; name: string }> => {
  const me = await callDesk(await colleague('mechanic'), 'GET', '/me');
  const [own] = (me as unknown as { branches: { id: number; name: string }[] }).branches;
  if (!own) throw new Error('The mechanic has no branch');
  return own;
};

it.each([
  '/desk/bookings',
  '/desk/bookings/print',
])('links from %s of another branch to the user’s own branch', async (path) => {
  const own = await ownBranch();
  const { user, router } = await renderDesk({ path: `${path}?branch=${own.id + 1}&day=2027-01-15`, role: 'mechanic' });
  expect(await screen.findByText(ru.frame.notFound)).toBeVisible();
  expect(screen.getByText(ru.calendar.foreignBranch)).toBeVisible();
  await user.click(screen.getByRole('link', { name: own.name }));
  expect(screen.queryByText(ru.frame.notFound)).toBeNull();
  expect(router.state.location.pathname).toBe(path);
  expect(Object.fromEntries(new URLSearchParams(router.state.location.search))).toEqual({
    branch: String(own.id),
    day: '2027-01-15',
  });
});

it('names a hidden branch in its calendar', async () => {
  const other = await colleague('owner');
  const { version } = (await callDesk(other, 'GET', '/content/branches/13')) as unknown as { version: number };
  const hide = (query: string) => callDesk(other, 'POST', `/content/branches/13/hide${query}`, { version });
  // The first call is refused with a token for the affected bookings, which the second call sends as confirmation.
  const hidden = await hide('').catch((refused: Error) =>
    hide(`?${/"seen":"[\w-]+"/.exec(refused.message)?.[0].replaceAll('"', '').replace(':', '=')}`),
  );
  await renderDesk({ path: '/desk/bookings?branch=13&day=2027-01-15', role: 'owner' });
  expect(await screen.findByRole('combobox', { name: ru.calendar.branch })).toHaveDisplayValue(/скрыт/);
  await callDesk(other, 'POST', '/content/branches/13/show', { version: hidden.version });
});
