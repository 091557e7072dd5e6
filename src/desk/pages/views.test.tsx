import { screen, waitFor, within } from '@testing-library/react';
import { deskTexts as desk } from '#shared/i18n/ru/desk/index';
import { renderDesk } from '#test/renderDesk';
import { answer } from '#test/testTransport';

it('reports a view of the inbox that could not be saved or removed', async () => {
  const { user, transport } = await renderDesk({ path: '/desk/inbox?q=Масло', role: 'owner' });
  const isDown = (method: string) => (method === 'GET' ? null : answer(503, { detail: 'Позже' }));
  transport.between = async ({ method }, next) => isDown(method) ?? next();
  await user.click(await screen.findByRole('button', { name: `+ ${desk.inbox.saveView}` }));
  const dialog = await screen.findByRole('dialog', { name: desk.inbox.saveView });
  await user.type(within(dialog).getByLabelText(desk.inbox.viewName), 'Про масло');
  const save = within(dialog).getByRole('button', { name: desk.frame.save });
  await user.click(save);
  await waitFor(() => expect(within(dialog).getByRole('alert')).toHaveTextContent('Позже'));
  transport.between = undefined;
  await user.click(save);
  const drop = await screen.findByRole('button', { name: desk.inbox.dropView.replace('{{name}}', 'Про масло') });

  transport.between = async ({ method }, next) => isDown(method) ?? next();
  await user.click(drop);
  await waitFor(() =>
    expect(screen.getAllByRole('status').some((status) => /Позже/.test(status.textContent))).toBe(true),
  );
  expect(drop).toBeInTheDocument();
  transport.between = undefined;
  await user.click(drop);
  await waitFor(() => expect(drop).not.toBeInTheDocument());
});
