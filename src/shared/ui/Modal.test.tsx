import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { Modal } from './Modal';
import { renderWithTexts } from './testing/renderWithTexts';

const Opener = () => {
  const [open, setOpen] = useState(false);
  return (
    <>
      <button type="button" onClick={() => setOpen(true)}>
        Открыть
      </button>
      <Modal open={open} onClose={() => setOpen(false)} title="Спасибо!">
        <p>Мы перезвоним.</p>
      </Modal>
    </>
  );
};

const open = async () => {
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderWithTexts(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Открыть' }));
  return user;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('is a dialog named by its title', async () => {
  await open();
  expect(screen.getByRole('dialog', { name: 'Спасибо!' })).toHaveAttribute('open');
});

it.each([
  [
    'its button',
    (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('button', { name: 'Закрыть' })),
  ],
  ['Escape', (user: ReturnType<typeof userEvent.setup>) => user.keyboard('{Escape}')],
  ['the backdrop', (user: ReturnType<typeof userEvent.setup>) => user.click(screen.getByRole('dialog'))],
])('leaves 300 ms after %s', async (_, close) => {
  const user = await open();
  await close(user);
  act(() => jest.advanceTimersByTime(290));
  expect(screen.getByRole('dialog')).toHaveAttribute('data-closing');
  act(() => jest.advanceTimersByTime(20));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('stays when its inside is pressed', async () => {
  const user = await open();
  await user.click(screen.getByText('Мы перезвоним.'));
  act(() => jest.advanceTimersByTime(400));
  expect(screen.getByRole('dialog')).not.toHaveAttribute('data-closing');
});
