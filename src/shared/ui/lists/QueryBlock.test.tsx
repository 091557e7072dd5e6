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

it('shows and announces placeholders while loading', () => {
  renderWithTexts(block({ isFetching: true }));
  expect(screen.getByText('placeholder')).toBeVisible();
  expect(screen.getByRole('status')).toHaveTextContent('Загрузка…');
});

it('shows a message for an empty result', () => {
  renderWithTexts(block({ currentData: [] }), 'uz');
  expect(screen.getByText('Maʼlumot yoʻq')).toBeVisible();
});

it('shows an error with a retry button, and moves focus to the content after a retry', async () => {
  let requests = 0;
  let arrive = () => {};
  const refetch = () => {
    requests += 1;
    return new Promise<void>((resolve) => {
      arrive = resolve;
    });
  };
  const { rerender } = renderWithTexts(block({ isError: true, refetch }));
  expect(screen.queryByText('placeholder')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  expect(requests).toBe(1);

  rerender(withTexts(block({ isFetching: true })));
  expect(screen.getByRole('button')).toHaveFocus();
  expect(screen.getByRole('button')).toHaveAttribute('aria-disabled', 'true');

  await act(async () => arrive());
  rerender(withTexts(block({ currentData: ['Замена масла'] })));
  expect(screen.getByText('Замена масла')).toBeVisible();
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByText('Замена масла').parentElement).toHaveFocus();
});

it('keeps focus where the visitor moved it, and on the retry button after another failure', async () => {
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

it('keeps loaded content when a refetch fails', () => {
  renderWithTexts(block({ currentData: ['Замена масла'], isError: true }));
  expect(screen.getByText('Замена масла')).toBeVisible();
  expect(screen.getByRole('button', { name: 'Повторить' })).toBeVisible();
});

it('blames the connection only if the server did not reply', () => {
  const { rerender } = renderWithTexts(block({ isError: true, error: { kind: 'offline' } }));
  expect(screen.getByRole('status')).toHaveTextContent('Проверьте связь');
  for (const error of [
    { kind: 'server', status: 500 },
    { kind: 'server', status: 200, code: 'unreadable' },
    { kind: 'tooMany', status: 429 },
  ]) {
    rerender(withTexts(block({ isError: true, error })));
    expect(screen.getByRole('status')).toHaveTextContent('неполадка на нашей стороне');
    expect(screen.getByRole('status')).not.toHaveTextContent('связь');
  }
});
