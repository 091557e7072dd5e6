import { screen, waitFor } from '@testing-library/react';
import { renderWithStore } from '#test/renderWithStore';
import { serverTransport } from '#test/serverTransport';
import { answer } from '#test/testTransport';
import { FaqList } from './FaqList';

it('renders nothing when there are no questions', async () => {
  const transport = serverTransport({ between: async () => answer(200, []) });
  renderWithStore(<FaqList />, { transport });
  expect(screen.getByRole('heading', { name: 'Частые вопросы' })).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('heading', { name: 'Частые вопросы' })).toBeNull());
});
