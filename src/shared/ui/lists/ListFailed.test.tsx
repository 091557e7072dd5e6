import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { renderWithTexts, withTexts } from '../testing/renderWithTexts';
import { ListFailed } from './ListFailed';

it('keeps the retry button during the retry and then moves focus to the input', async () => {
  let arrive = () => {};
  const picker = (isError: boolean) => (
    <div>
      <input aria-label="Марка" />
      <ListFailed
        query={{ isError, isFetching: false, refetch: () => new Promise<void>((resolve) => void (arrive = resolve)) }}
      />
    </div>
  );
  const { rerender } = renderWithTexts(picker(true));
  await userEvent.click(screen.getByRole('button', { name: 'Повторить' }));
  rerender(withTexts(picker(false)));
  expect(screen.getByRole('button')).toHaveFocus();
  await act(async () => arrive());
  expect(screen.queryByRole('button')).not.toBeInTheDocument();
  expect(screen.getByRole('textbox', { name: 'Марка' })).toHaveFocus();
});
