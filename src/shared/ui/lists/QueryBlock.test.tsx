import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTexts, withTexts } from '../testing/renderWithTexts';
import { QueryBlock, type QueryLike } from './QueryBlock';

const query = (state: Partial<QueryLike<string[]>>): QueryLike<string[]> => ({
  isError: false,
  isFetching: false,
  refetch: () => Promise.resolve(),
  ...state,
});

const block = (state: Partial<QueryLike<string[]>>) => (
  <QueryBlock query={query(state)} placeholder={<p>placeholder</p>}>
    {(names) => names.map((name) => <p key={name}>{name}</p>)}
  </QueryBlock>
);

it('shows placeholders while it waits, and says so', () => {
  renderWithTexts(block({ isFetching: true }));
  expect(screen.getByText('placeholder')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Загрузка…');
});

it('says that there is nothing', () => {
  renderWithTexts(block({ currentData: [] }), 'uz');
  expect(screen.getByText('Maʼlumot yoʻq')).toBeVisible();
});

it('shows a failure in place of endless placeholders, and asks again', async () => {
  let asked = 0;
  let arrive = () => {};
  const refetch = () => {
    asked += 1;
    return new Promise<void>((resolve) => {
      arrive = resolve;
    });
  };
  const { rerender } = renderWithTexts(block({ isError: true, refetch }));
  expect(screen.queryByText('placeholder')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(asked).toBe(1);

  // While it is asked again the message and the pressed button stay where they are.
  rerender(withTexts(block({ isFetching: true })));
  expect(screen.getByRole('button')).toHaveFocus();
  expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');

  await act(async () => arrive());
  rerender(withTexts(block({ currentData: ['Замена масла'] })));
  expect(screen.getByText('Замена масла')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  // The focus that was on the button goes on to what has come.
  expect(screen.getByText('Замена масла').parentElement).toHaveFocus();
});

it('leaves the focus where the visitor has gone meanwhile, and on the button when it fails again', async () => {
  let arrive = () => {};
  const refetch = () => new Promise<void>((resolve) => void (arrive = resolve));
  const page = (state: Partial<QueryLike<string[]>>) => (
    <>
      {block({ refetch, ...state })}
      <input />
    </>
  );
  const { rerender } = renderWithTexts(page({ isError: true }));
  const retry = screen.getByRole('button', { name: 'Повторить' });
  await userEvent.click(retry);
  await act(async () => arrive());
  expect(retry).toHaveFocus();

  await userEvent.click(retry);
  rerender(withTexts(page({ isFetching: true })));
  await userEvent.click(screen.getByRole('textbox'));
  rerender(withTexts(page({ currentData: ['Замена масла'] })));
  await act(async () => arrive());
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox')).toHaveFocus();
});

it('keeps what was loaded when a later request fails', () => {
  renderWithTexts(block({ currentData: ['Замена масла'], isError: true }));
  expect(screen.getByText('Замена масла')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible();
});

it('blames the connection only where the server did not answer', () => {
  const { rerender } = renderWithTexts(block({ isError: true, error: { kind: 'offline' } }));
  expect(screen.getByRole('status')).toHaveTextContent('Проверьте связь');
  rerender(withTexts(block({ isError: true, error: { kind: 'server', status: 500 } })));
  expect(screen.getByRole('status')).toHaveTextContent('неполадка на нашей стороне');
  expect(screen.getByRole('status')).not.toHaveTextContent('связь');
});
