import { screen, waitFor, within } from '@testing-library/react';
import type { ContentItem, ContentPage } from '#contract/content';
import { renderDesk } from '#test/renderDesk';
import { callDesk, colleague } from '#test/visitsAtDesk';

it('discards a new item that was left empty', async () => {
  const { user, transport, router } = await renderDesk({ path: '/desk/content/faq', role: 'editor' });
  await user.click(await screen.findByRole('button', { name: 'Добавить' }));
  await screen.findByLabelText('Вопрос, русский');
  const { pathname } = router.state.location;
  await user.click(screen.getByRole('link', { name: 'К списку' }));
  await waitFor(() =>
    expect(transport.calls.some(({ method, url }) => method === 'DELETE' && url.endsWith('/draft'))).toBe(true),
  );
  await screen.findAllByRole('listitem');
  await waitFor(() => expect(screen.queryByText('Без названия')).not.toBeInTheDocument());
  await expect(callDesk(transport, 'GET', pathname.replace('/desk', ''))).rejects.toThrow('404');
});

it('marks a promo beyond the number that the site shows', async () => {
  const other = await colleague('editor');
  const call = async <Reply,>(method: string, path: string, given?: { body?: unknown; version?: number }) =>
    (await callDesk(other, method, `/content/promos${path}`, given)) as unknown as Reply;
  const first = (await call<ContentPage>('GET', '')).items[0];
  const { value } = await call<ContentItem>('GET', `/${first?.id}`);
  const title = { ru: 'Лишняя акция', uz: 'Ortiqcha aksiya' };
  const { id } = await call<ContentItem>('POST', '', { body: { value: { ...value, title } } });
  const made = await call<ContentItem>('POST', `/${id}/publish`, { body: {}, version: 1 });
  await renderDesk({ path: '/desk/content/promos', role: 'editor' });
  const row = (await screen.findByText('Лишняя акция')).closest('li');
  if (!row) throw new Error('The promo is not in the list');
  expect(within(row).getByText('Места нет')).toBeVisible();
  expect(screen.getAllByText('Места нет')).toHaveLength(1);
  await call('POST', `/${id}/hide`, { version: made.version });
});

it('selects the first 100 items of a long list at once', async () => {
  const { user } = await renderDesk({ path: '/desk/content/models', role: 'editor' });
  await user.click((await screen.findAllByRole('checkbox'))[0] ?? document.body);
  expect(screen.getByRole('button', { name: 'Выбрать все на экране' })).toBeVisible();
  for (const rows of [50, 100]) {
    await user.click(screen.getByRole('button', { name: 'Показать ещё' }));
    await waitFor(() => expect(screen.getAllByRole('checkbox').length).toBeGreaterThan(rows));
  }
  await user.click(screen.getByRole('button', { name: /^Выбрать первые 100/ }));
  expect(screen.getByText('Выбрано: 100')).toBeVisible();
});
