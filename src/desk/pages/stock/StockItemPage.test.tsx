import { act, screen, waitFor } from '@testing-library/react';
import { deskApi } from '#api/desk/deskApi';
import type { StockOfPart } from '#contract/stock';
import { renderDesk } from '#test/renderDesk';
import { callDesk, colleague } from '#test/visitsAtDesk';

const PART = 20;

const openStock = async () => {
  const manager = await colleague('manager');
  const me = (await callDesk(manager, 'GET', '/me')) as unknown as { branches: { id: number; name: string }[] };
  const [branch] = me.branches;
  const at = async () => {
    const part = (await callDesk(manager, 'GET', `/stock/${PART}`)) as unknown as StockOfPart;
    return part.at.find((one) => one.branch.id === branch?.id)?.on_hand ?? 0;
  };
  const count = async (onHand: number) =>
    callDesk(manager, 'PUT', `/stock/${PART}`, {
      body: { branch: branch?.id, on_hand: onHand, seen: await at(), reason: 'count' },
    });
  await count(41);
  const view = await renderDesk({ path: `/desk/stock/${PART}`, role: 'owner' });
  const field = await screen.findByRole('textbox', { name: new RegExp(branch?.name ?? '') });
  expect(field).toHaveValue('41');
  const sold = (onHand: number) =>
    act(async () => {
      await count(onHand);
      view.store.dispatch(deskApi.util.invalidateTags(['Stock']));
    });
  return { ...view, field, sold, at };
};

it('does not overwrite the stock after a concurrent sale, and keeps the entered number', async () => {
  const { user, field, sold, at } = await openStock();
  await user.clear(field);
  await user.type(field, '40');
  await sold(31);
  expect(await screen.findByText(/, стало 31$/)).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/сейчас 31/));
  expect(field).toHaveValue('40');
  expect(await at()).toBe(31);
  await user.tab();
  expect(await at()).toBe(31);
  expect(field).toHaveValue('40');

  await user.click(field);
  await user.keyboard('{Enter}');
  await waitFor(async () => expect(await at()).toBe(40));
  expect(field).not.toHaveAccessibleDescription();
});

it('asks before it saves a number entered for an outdated stock, and Escape discards the number', async () => {
  const { user, field, sold, at } = await openStock();
  await user.clear(field);
  await user.type(field, '41');
  await sold(29);
  expect(await screen.findByText(/, стало 29$/)).toBeVisible();
  await user.keyboard('{Enter}');
  await waitFor(() => expect(field).toHaveAccessibleDescription(/сейчас 29/));
  await user.keyboard('{Escape}');
  expect(field).toHaveValue('29');
  expect(await at()).toBe(29);
});
