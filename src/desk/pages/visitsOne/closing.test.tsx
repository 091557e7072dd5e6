import { screen, waitFor, within } from '@testing-library/react';
import { openVisit } from '../../../test/openVisit';

const toClosing = async () => {
  const opened = await openVisit();
  await opened.elsewhere('PATCH', '', { state: 'in_work' });
  await opened.arrived();
  await opened.user.click(await screen.findByRole('button', { name: 'Закрыть визит' }));
  const dialog = screen.getByRole('dialog', { name: 'Проверьте всё перед закрытием' });
  const close = () => opened.user.click(within(dialog).getByRole('button', { name: 'Закрыть навсегда' }));
  return { ...opened, dialog, close };
};

/** The dialog is gone, and the focus is where the visit says that it is closed. */
const expectClosed = async () => {
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(await screen.findByRole('region', { name: 'Визит закрыт' })).toHaveFocus();
};

it('asks nothing more about closing once somebody else has closed the visit', async () => {
  const { elsewhere, arrived } = await toClosing();
  await elsewhere('POST', '/closing');
  await arrived();
  await expectClosed();
});

it('leaves the closing to whoever was faster', async () => {
  const { elsewhere, close } = await toClosing();
  await elsewhere('POST', '/closing');
  await close();
  await expectClosed();
});

it('closes once, though the answer is lost', async () => {
  const { transport, dialog, close, arrived } = await toClosing();
  transport.between = async (call, next) => {
    const reply = await next();
    if (call.method === 'POST') throw new TypeError('Failed to fetch');
    return reply;
  };
  await close();
  expect(await within(dialog).findByText(/^Нет связи/)).toBeVisible();
  transport.between = undefined;
  await arrived();
  await expectClosed();
});
