import { act, screen, waitFor, within } from '@testing-library/react';
import type { ContentItem } from '#contract/content';
import { deskTransport, renderDesk, signInByCall } from '#test/renderDesk';
import { callDesk, colleague } from '#test/visitsAtDesk';

const QUESTION = 'Вопрос, русский';
const open = async (id: number) => {
  const desk = await renderDesk({ path: '/desk/content/faq', role: 'editor' });
  await screen.findAllByRole('listitem');
  const link = await waitFor(() => {
    const found = desk.container.querySelector<HTMLElement>(`[data-row="${id}"] a`);
    if (!found) throw new Error('The row is not there yet');
    return found;
  });
  await desk.user.click(link);
  const field = await screen.findByLabelText<HTMLInputElement>(QUESTION);
  const sent = (end: string) => desk.transport.calls.filter(({ method, url }) => method !== 'GET' && url.endsWith(end));
  return { ...desk, field, sent };
};

it('keyboard shortcuts save a draft, open the next item and publish', async () => {
  const { user, field, sent, router } = await open(1);
  await user.type(field, ' Да?');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(router.state.location.pathname).toMatch(/faq\/(?!1$)\d+$/));
  await waitFor(() => expect(field).not.toBeInTheDocument());
  expect(sent('/faq/1')).toHaveLength(1);
  expect(sent('/publish')).toEqual([]);

  await user.type(await screen.findByLabelText(QUESTION), ' Нет?');
  await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
  expect(await screen.findByText('Опубликовано')).toBeVisible();
  expect(sent('/publish')).toHaveLength(1);
});

it('warns when a part with a duplicate number and manufacturer is published', async () => {
  const other = await colleague('editor');
  const call = async (method: string, path: string, given?: { body?: unknown; version?: number }) =>
    (await callDesk(other, method, `/content/parts${path}`, given)) as unknown as ContentItem;
  const first = await call('GET', '/1');
  const { id } = await call('POST', '', { body: { value: { ...first.value, slug: '' } } });
  const { user } = await renderDesk({ path: `/desk/content/parts/${id}`, role: 'editor' });
  await user.click(await screen.findByRole('button', { name: 'Опубликовать' }));
  expect(await screen.findByText(/^Опубликовано\. Такой номер/)).toBeVisible();
  const warning = screen.getByText(/^На сайте уже есть запчасть этого производителя/).closest('li');
  expect(warning?.querySelector('a')).toHaveAttribute('href', '/desk/content/parts/1');
  await call('POST', `/${id}/hide`, { version: (await call('GET', `/${id}`)).version });
});

it('asks before an earlier version replaces a draft', async () => {
  const { user, field, sent } = await open(2);
  await user.type(field, ' А сегодня?');
  await user.click(screen.getByRole('button', { name: 'Опубликовать' }));
  await waitFor(() => expect(sent('/publish')).toHaveLength(1));
  await user.type(field, ' Черновик');
  await user.click(screen.getByRole('button', { name: 'Версии' }));
  const [, first] = await within(await screen.findByRole('dialog', { name: 'Версии' })).findAllByRole('listitem');
  if (!first) throw new Error('There is one version');
  await user.click(within(first).getByRole('button'));
  await user.click(await within(first).findByRole('button', { name: 'Сделать черновиком' }));
  const question = await screen.findByRole('dialog', { name: 'Заменить нынешний черновик?' });
  expect(sent('/restore')).toEqual([]);
  await user.click(within(question).getByRole('button', { name: 'Сделать черновиком' }));
  await waitFor(() => expect(field.value).not.toContain('А сегодня?'));
  expect(sent('/restore')).toHaveLength(1);
});

it('shows the draft of an item that was deleted meanwhile and creates a new item from it', async () => {
  const { user, router } = await renderDesk({ path: '/desk/content/faq', role: 'editor' });
  await user.click(await screen.findByRole('button', { name: 'Добавить' }));
  const field = await screen.findByLabelText<HTMLInputElement>(QUESTION);
  const { pathname } = router.state.location;
  await user.type(screen.getByLabelText('Ответ, русский'), 'Да.');
  await screen.findByText('Черновик сохранён', {}, { timeout: 5_000 });
  const other = deskTransport();
  await act(async () => {
    await signInByCall(other, 'manager');
    await other.fetch(`/api${pathname}/draft`, {
      method: 'DELETE',
      headers: { 'if-match': '"2"' },
      signal: new AbortController().signal,
    });
  });
  await user.type(field, 'Можно ли ждать?');
  expect(await screen.findByText('Такой записи нет', {}, { timeout: 5_000 })).toBeVisible();
  expect(screen.getByText('Можно ли ждать?')).toBeVisible();
  expect(screen.getByText('Да.')).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Сделать из этого новую запись' }));
  expect(await screen.findByLabelText(QUESTION)).toHaveValue('Можно ли ждать?');
  expect(router.state.location.pathname).not.toBe(pathname);
});

it('rejects a pasted text above the maximum length and keeps the field’s text', async () => {
  const { user, field } = await open(3);
  const before = field.value;
  await user.click(field);
  await user.paste('я'.repeat(1_000_000));
  expect(await screen.findByText(/Вставка слишком длинная/)).toBeVisible();
  expect(field).toHaveValue(before);
  await user.paste('?');
  expect(field).toHaveValue(`${before}?`);
  expect(screen.queryByText(/Вставка слишком длинная/)).toBeNull();
});

it('reports a conflict beside the field without moving focus from it', async () => {
  const { user, field } = await open(5);
  const before = field.value;
  await user.type(field, ' пять');
  const other = deskTransport();
  await act(async () => {
    await signInByCall(other, 'manager');
    const call = { headers: { 'content-type': 'application/json' }, signal: new AbortController().signal };
    const now = JSON.parse(await (await other.fetch('/api/desk/content/faq/5', { ...call, method: 'GET' })).text());
    await other.fetch('/api/desk/content/faq/5', {
      ...call,
      method: 'PUT',
      headers: { ...call.headers, 'if-match': `"${now.version}"` },
      body: JSON.stringify({ value: { ...now.value, question: { ...now.value.question, ru: 'Чужой вопрос?' } } }),
    });
  });
  expect(await screen.findByText('Это поле только что изменил кто-то ещё.', {}, { timeout: 5_000 })).toBeVisible();
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(field).toHaveFocus();
  await user.keyboard(' шесть');
  expect(field).toHaveValue(`${before} пять шесть`);
  await user.click(screen.getByRole('button', { name: 'Сравнить' }));
  const dialog = await screen.findByRole('dialog', { name: 'Запись только что изменил кто-то другой' });
  expect(within(dialog).getByText('Чужой вопрос?')).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Продолжить' }));
  expect(screen.queryByText('Это поле только что изменил кто-то ещё.')).toBeNull();
});

it.each([
  ['parts', 'Цена', '430000,555'],
  ['services', 'Сколько длится, минут', '90 мин'],
])('the editor keeps invalid input as typed: %s', async (kind, label, text) => {
  const { user } = await renderDesk({ path: `/desk/content/${kind}/3`, role: 'editor' });
  const field = await screen.findByLabelText<HTMLInputElement>(new RegExp(`^${label}`));
  await user.clear(field);
  await user.type(field, text);
  await user.tab();
  expect(field).toHaveValue(text);
});
