import { screen, waitFor, within } from '@testing-library/react';
import { renderDesk } from '../../../../../test/renderDesk';

it('moves a part of an article by keys alone, and the focus goes with it', async () => {
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
  // There is no further up.
  expect(screen.getByRole('button', { name: 'Ниже: Часть 1' })).toHaveFocus();
});
