import { act, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { Modal } from '#shared/ui/overlays/Modal';
import { renderWithTexts } from '#shared/ui/testing/renderWithTexts';
import { keepFocus } from './keepFocus';

const Page = ({ children }: { children: ReactNode }) => {
  const main = useRef<HTMLElement>(null);
  useEffect(() => (main.current ? keepFocus(main.current) : undefined), []);
  return (
    <main ref={main} tabIndex={-1}>
      <h1>Экран</h1>
      <section>
        <h2>Список</h2>
        {children}
      </section>
    </main>
  );
};

const settle = () => act(() => jest.advanceTimersByTime(1_000));
const user = () => userEvent.setup({ advanceTimers: jest.advanceTimersByTime });

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

const Asking = ({ isLast }: { isLast: boolean }) => {
  const [isOpen, setOpen] = useState(false);
  const [isDone, setDone] = useState(false);
  return (
    <>
      {!isDone && (
        <button type="button" onClick={() => setOpen(true)}>
          Открыть
        </button>
      )}
      {isOpen && (
        <Modal open onClose={() => setOpen(false)} title="Вопрос">
          <button
            type="button"
            onClick={() => {
              setOpen(false);
              setDone(isLast);
            }}
          >
            Сделать
          </button>
        </Modal>
      )}
    </>
  );
};

it('returns focus to the control that opened a dialog when the dialog closes', async () => {
  renderWithTexts(
    <Page>
      <Asking isLast={false} />
    </Page>,
  );
  const opener = screen.getByRole('button', { name: 'Открыть' });
  await user().click(opener);
  settle();
  await user().keyboard('{Escape}');
  settle();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  expect(opener).toHaveFocus();
});

it('moves focus to the nearest heading when a dialog closes and the control that opened it is gone', async () => {
  renderWithTexts(
    <Page>
      <Asking isLast />
    </Page>,
  );
  await user().click(screen.getByRole('button', { name: 'Открыть' }));
  settle();
  await user().click(screen.getByRole('button', { name: 'Сделать' }));
  settle();
  expect(screen.getByRole('heading', { name: 'Список' })).toHaveFocus();
});

it('leaves focus on the body after a click on empty space', async () => {
  const Vanishing = () => {
    const [isGone, setGone] = useState(false);
    useEffect(() => {
      const timer = setTimeout(() => setGone(true), 5_000);
      return () => clearTimeout(timer);
    }, []);
    return (
      <>
        {!isGone && <button type="button">Кнопка</button>}
        <p>Текст</p>
      </>
    );
  };
  render(
    <Page>
      <Vanishing />
    </Page>,
  );
  await user().click(screen.getByRole('button', { name: 'Кнопка' }));
  await user().click(document.body);
  act(() => jest.advanceTimersByTime(10_000));
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(document.body).toHaveFocus();
});
