import { screen, waitFor } from '@testing-library/react';
import { renderDesk } from '../../../../test/renderDesk';

const QUESTION = 'Вопрос, русский';
const open = async (id: number) => {
  const desk = await renderDesk({ path: '/desk/content/faq', role: 'editor' });
  await screen.findAllByRole('listitem');
  const link = await waitFor(() => {
    const found = desk.container.querySelector<HTMLElement>(`[data-row="${id}"] a`);
    if (!found) throw new Error('The row is not there yet');
    return found;
  });
  await desk.user.click(link);
  const field = await screen.findByLabelText<HTMLInputElement>(QUESTION);
  const sent = (end: string) => desk.transport.calls.filter(({ method, url }) => method !== 'GET' && url.endsWith(end));
  return { ...desk, field, sent };
};

it('keys save a draft and lead to the next, others publish', async () => {
  const { user, field, sent, router } = await open(1);
  await user.type(field, ' Да?');
  await user.keyboard('{Control>}{Enter}{/Control}');
  await waitFor(() => expect(router.state.location.pathname).toMatch(/faq\/(?!1$)\d+$/));
  await waitFor(() => expect(field).not.toBeInTheDocument());
  expect(sent('/faq/1')).toHaveLength(1);
  expect(sent('/publish')).toEqual([]);

  await user.type(await screen.findByLabelText(QUESTION), ' Нет?');
  await user.keyboard('{Control>}{Shift>}{Enter}{/Shift}{/Control}');
  expect(await screen.findByText('Опубликовано')).toBeVisible();
  expect(sent('/publish')).toHaveLength(1);
});
