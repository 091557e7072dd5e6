import { screen, waitFor, within } from '@testing-library/react';
import { renderDesk } from '#test/renderDesk';

it('moves a part of an article by its buttons, and focus follows the part', async () => {
  const { user } = await renderDesk({ path: '/desk/content/articles/1', role: 'editor' });
  const parts = await screen.findByRole('group', { name: 'Текст статьи' });
  const titleOf = (number: number) =>
    within(within(parts).getByRole('group', { name: `Часть ${number}` })).getByLabelText<HTMLInputElement>(
      'Подзаголовок, русский',
    );
  const [first, second] = [titleOf(1).value, titleOf(2).value];
  const count = within(parts).getAllByRole('group', { name: /^Часть/ }).length;
  expect(count).toBeGreaterThan(2);

  screen.getByRole('button', { name: 'Ниже: Часть 1' }).focus();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(titleOf(2)).toHaveValue(first));
  expect(titleOf(1)).toHaveValue(second);
  expect(screen.getByRole('button', { name: 'Ниже: Часть 2' })).toHaveFocus();

  await user.tab({ shift: true });
  await user.keyboard('{Enter}');
  await waitFor(() => expect(titleOf(1)).toHaveValue(first));
  // The first part cannot move up.
  expect(screen.getByRole('button', { name: 'Ниже: Часть 1' })).toHaveFocus();
});

it('undo restores a removed part of an article at its position and keeps text typed since', async () => {
  const { user } = await renderDesk({ path: '/desk/content/articles/2', role: 'editor' });
  const parts = await screen.findByRole('group', { name: 'Текст статьи' });
  const titles = () =>
    within(parts)
      .getAllByLabelText<HTMLInputElement>('Подзаголовок, русский')
      .map(({ value }) => value);
  const before = titles();
  await user.click(screen.getByRole('button', { name: 'Убрать: Часть 2' }));
  expect(titles()).toEqual(before.filter((_, at) => at !== 1));
  await user.type(within(parts).getAllByLabelText('Подзаголовок, русский')[0] as HTMLElement, '!');
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }));
  await waitFor(() => expect(titles()).toEqual([`${before[0]}!`, ...before.slice(1)]));
});
