import { act, render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { createBrowserRouter, RouterProvider, useNavigate } from 'react-router';
import { Link } from '../actions/Link';
import { withTexts } from '../testing/renderWithTexts';
import { MODAL_CLOSE_MS, Modal } from './Modal';
import { watchBack } from './useBackCloses';

const Page = () => {
  const [isOpen, setOpen] = useState(false);
  const [isNested, setNested] = useState(false);
  const navigate = useNavigate();
  return (
    <>
      <h1>Товар</h1>
      <button type="button" onClick={() => setOpen(true)}>
        Купить
      </button>
      <Modal open={isOpen} onClose={() => setOpen(false)} title="Заявка">
        <Link to="/track">Где заявка</Link>
        <button type="button" onClick={() => setNested(true)}>
          Документ
        </button>
        <button
          type="button"
          onClick={() => {
            setOpen(false);
            void navigate('/uz/part', { replace: true });
          }}
        >
          UZ
        </button>
        <Modal open={isNested} onClose={() => setNested(false)} title="Оферта">
          <p>Текст</p>
        </Modal>
      </Modal>
    </>
  );
};

const routes = [
  { path: '/', element: <h1>Магазин</h1> },
  { path: '/part', element: <Page /> },
  { path: '/uz/part', element: <h1>Mahsulot</h1> },
  { path: '/track', element: <h1>Где моя заявка</h1> },
];

const heading = (name: string) => screen.findByRole('heading', { level: 1, name });
const dialogs = () => screen.queryAllByRole('dialog').filter((dialog) => !('closing' in dialog.dataset));
const back = () => act(() => window.history.back());

beforeAll(watchBack);

const open = async () => {
  window.history.pushState(null, '', '/');
  const router = createBrowserRouter(routes);
  const view = render(withTexts(<RouterProvider router={router} />));
  await act(() => router.navigate('/part'));
  const user = userEvent.setup();
  await user.click(screen.getByRole('button', { name: 'Купить' }));
  await waitFor(() => expect(dialogs()).toHaveLength(1));
  return { ...view, router, user };
};

it('closes only the top dialog of two, then the other one, then leaves the page', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Документ' }));
  expect(dialogs()).toHaveLength(2);
  back();
  await waitFor(() => expect(dialogs()).toHaveLength(1));
  back();
  await waitFor(() => expect(dialogs()).toHaveLength(0));
  expect(window.location.pathname).toBe('/part');
  back();
  await heading('Магазин');
});

it('leaves the page by one Back after the dialogs were closed by their buttons', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'Закрыть' }));
  await waitFor(() => expect(window.history.state).not.toHaveProperty('isCopy'));
  await user.click(screen.getByRole('button', { name: 'Купить' }));
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull(), { timeout: 3 * MODAL_CLOSE_MS });
  back();
  await heading('Магазин');
});

it('adds no second entry for the page below a page opened from its dialog', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('link', { name: 'Где заявка' }));
  await heading('Где моя заявка');
  await waitFor(() => expect(window.location.pathname).toBe('/track'));
  back();
  await heading('Товар');
  back();
  await heading('Магазин');
});

it('replaces the entry of the page if a dialog closes by a replacing navigation', async () => {
  const { user } = await open();
  await user.click(screen.getByRole('button', { name: 'UZ' }));
  await heading('Mahsulot');
  await waitFor(() => expect(window.location.pathname).toBe('/uz/part'));
  back();
  await heading('Магазин');
});

it('skips the entry of a dialog that a reload has closed', async () => {
  const { router, unmount } = await open();
  router.dispose();
  const { state } = window.history;
  unmount();
  await waitFor(() => expect(window.history.state).not.toHaveProperty('isCopy'));
  window.history.pushState(state, '');
  render(withTexts(<RouterProvider router={createBrowserRouter(routes)} />));
  await heading('Товар');
  await waitFor(() => expect(window.history.state).not.toHaveProperty('isCopy'));
  back();
  await heading('Магазин');
});
