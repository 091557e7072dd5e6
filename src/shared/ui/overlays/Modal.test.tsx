import { act, fireEvent, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { renderWithTexts } from '../testing/renderWithTexts';
import { Modal } from './Modal';

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
  act(() => jest.advanceTimersByTime(600)); // passes the interval of a double click
  return user;
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

it('opens a dialog labelled by its title', async () => {
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
])('removes the dialog 300 ms after it is closed by %s', async (_, close) => {
  const user = await open();
  await close(user);
  act(() => jest.advanceTimersByTime(290));
  expect(screen.getByRole('dialog')).toHaveAttribute('data-closing');
  act(() => jest.advanceTimersByTime(20));
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
});

it('closes only the top dialog of two on Escape', async () => {
  const Nested = () => {
    const [open, setOpen] = useState(true);
    return (
      <Modal open={open} onClose={() => setOpen(false)} title="Документ">
        <Opener />
      </Modal>
    );
  };
  const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
  renderWithTexts(<Nested />);
  await user.click(screen.getByRole('button', { name: 'Открыть' }));
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog', { name: 'Спасибо!' })).toHaveAttribute('data-closing');
  expect(screen.getByRole('dialog', { name: 'Документ' })).not.toHaveAttribute('data-closing');
});

it('keeps the dialog open when a file picker inside is dismissed', () => {
  const onClose = jest.fn();
  renderWithTexts(
    <Modal open onClose={onClose} title="Осмотр">
      <input type="file" aria-label="Снимок" />
    </Modal>,
  );
  fireEvent(screen.getByLabelText('Снимок'), new Event('cancel', { bubbles: true }));
  expect(onClose).not.toHaveBeenCalled();
});

it('keeps the dialog open when its content is clicked', async () => {
  const user = await open();
  await user.click(screen.getByText('Мы перезвоним.'));
  act(() => jest.advanceTimersByTime(400));
  expect(screen.getByRole('dialog')).not.toHaveAttribute('data-closing');
});

describe('a press that only starts or ends on the backdrop', () => {
  const inside = () => screen.getByText('Мы перезвоним.');
  const backdrop = () => screen.getByRole('dialog');

  it.each([
    ['a text selection that ends on the backdrop', inside, backdrop],
    ['a press that starts on the backdrop', backdrop, inside],
  ])('does not close the dialog: %s', async (_, start, end) => {
    const user = await open();
    const [from, to] = [start(), end()];
    await user.pointer([
      { keys: '[MouseLeft>]', target: from },
      { keys: '[/MouseLeft]', target: to },
    ]);
    // Browsers send the click to the common ancestor of both ends; user-event does not.
    act(() => screen.getByRole('dialog').click());
    expect(screen.getByRole('dialog')).not.toHaveAttribute('data-closing');
  });
});

describe('the second click of the double click that opened a dialog', () => {
  const openByTheFirstHalf = async () => {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    renderWithTexts(<Opener />);
    await user.click(screen.getByRole('button', { name: 'Открыть' }));
    return user;
  };

  it('on the backdrop does not close the dialog', async () => {
    const user = await openByTheFirstHalf();
    await user.click(screen.getByRole('dialog'));
    expect(screen.getByRole('dialog')).not.toHaveAttribute('data-closing');
  });

  it('on a button of the panel is ignored, unlike a later click', async () => {
    const user = await openByTheFirstHalf();
    const button = screen.getByRole('button', { name: 'Закрыть' });
    fireEvent.click(button, { detail: 2 });
    expect(screen.getByRole('dialog')).not.toHaveAttribute('data-closing');
    await user.click(button);
    expect(screen.getByRole('dialog')).toHaveAttribute('data-closing');
  });
});
