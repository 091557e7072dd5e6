import { screen, within } from '@testing-library/react';
import { deskTexts as ru } from '#shared/i18n/ru/desk/index';
import { renderDesk } from '#test/renderDesk';

const texts = ru.finder;

it('opens by Ctrl+K, shows grouped hits with their counts, and opens the selected hit by keyboard', async () => {
  const { user } = await renderDesk({ path: '/desk/today', role: 'owner' });
  await screen.findByRole('button', { name: texts.open });
  await user.keyboard('{Control>}k{/Control}');
  const dialog = await screen.findByRole('dialog', { name: texts.title });
  const field = within(dialog).getByRole('combobox', { name: texts.label });
  expect(within(dialog).getByText(texts.hint)).toBeInTheDocument();
  await user.type(field, 'Raximov');
  const group = await within(dialog).findByRole('group', { name: texts.kind_customer });
  const [first] = within(group).getAllByRole('option');
  expect(first).toHaveTextContent(/Рахимов/);
  expect(first).toHaveAttribute('aria-selected', 'true');
  expect(within(dialog).getByText(/Клиенты: \d/)).toBeInTheDocument();

  await user.type(field, '{ArrowDown}');
  expect(first).toHaveAttribute('aria-selected', 'false');
  await user.type(field, '{ArrowUp}{Enter}');
  expect(await screen.findByRole('heading', { level: 1, name: /Рахимов/ })).toBeInTheDocument();
});

it('never shows the hits of an older text under a newer one', async () => {
  const { user } = await renderDesk({ path: '/desk/today', role: 'owner' });
  await user.click(await screen.findByRole('button', { name: texts.open }));
  const dialog = await screen.findByRole('dialog', { name: texts.title });
  const field = within(dialog).getByRole('combobox', { name: texts.label });
  await user.type(field, 'Raximov');
  await within(dialog).findByRole('group', { name: texts.kind_customer });
  await user.type(field, 'zzz');
  expect(within(dialog).queryByRole('option')).not.toBeInTheDocument();
  expect((await within(dialog).findAllByText(texts.nothing)).length).toBeGreaterThan(0);
});
