import { act, screen, waitFor, within } from '@testing-library/react';
import { deskApi } from '#api/desk/deskApi';
import type { DeskReview } from '#contract/reviews';
import { renderDesk } from '#test/renderDesk';
import { callDesk, colleague } from '#test/visitsAtDesk';

beforeAll(async () => {
  for (const text of ['Всё хорошо', 'Долго']) await outsideServer.makeReview(text);
});

const open = async () => {
  const view = await renderDesk({ path: '/desk/reviews', role: 'owner' });
  const [card] = await screen.findAllByRole('article');
  if (!card) throw new Error('No review waits');
  const press = (name: string) => view.user.click(within(card).getByRole('button', { name }));
  return { ...view, card, press };
};

it('moves focus into the opened text field and back to the review', async () => {
  const { card, press, user } = await open();
  for (const [button, field] of [
    ['Отклонить', 'Почему отклоняете'],
    ['Ответить', 'Ответ сервиса'],
  ] as const) {
    await press(button);
    expect(within(card).getByLabelText(field)).toHaveFocus();
    await user.keyboard('Не то');
    await press('Не сейчас');
    expect(card).toHaveFocus();
  }
  // A discarded text is not restored.
  await press('Отклонить');
  expect(within(card).getByLabelText('Почему отклоняете')).toHaveValue('');
});

it('restores the draft of a reason or an answer after a reload, and moves focus to the next review after saving', async () => {
  const first = await open();
  await first.press('Отклонить');
  await first.user.keyboard('О другом сервисе');
  first.unmount();
  const second = await open();
  const reason = within(second.card).getByLabelText('Почему отклоняете');
  expect(reason).toHaveValue('О другом сервисе');
  await second.press('Не сейчас');
  await second.press('Ответить');
  await second.user.keyboard('Спасибо');
  second.unmount();

  const { card, press, router, user } = await open();
  expect(within(card).getByLabelText('Ответ сервиса')).toHaveValue('Спасибо');
  await press('Сохранить ответ');
  expect(await within(card).findByText('Спасибо', { selector: 'p' })).toBeVisible();
  expect(card).toHaveFocus();
  const others = screen.getAllByRole('article').length - 1;
  await press('Отклонить');
  await user.keyboard('О другом сервисе');
  await press('Отклонить');
  await waitFor(() => expect(card).not.toBeInTheDocument());
  const [next] = screen.queryAllByRole('article');
  expect(screen.queryAllByRole('article')).toHaveLength(others);
  await waitFor(() => expect(next ?? screen.getByRole('region', { name: 'Отзывы' })).toHaveFocus());

  await act(() => router.navigate('/desk/reviews?state=refused'));
  const refused = await screen.findByText(/О другом сервисе/);
  expect(refused).toBeVisible();
});

it("shows a colleague's concurrent answer before it can be overwritten", async () => {
  const { card, press, user, store } = await open();
  const other = await colleague('owner');
  const read = async () =>
    ((await callDesk(other, 'GET', '/reviews?state=waiting')) as unknown as { items: DeskReview[] }).items.find(
      ({ reference }) => card.textContent?.includes(reference),
    );
  await press('Ответить');
  await user.keyboard('Моё');
  const before = await read();
  await act(async () => {
    await callDesk(other, 'PUT', `/reviews/${before?.id}/answer`, {
      body: { answer: 'Чужое' },
      version: before?.version ?? 0,
    });
    store.dispatch(deskApi.util.invalidateTags(['Review']));
  });
  expect(await within(card).findByText('Чужое', { selector: 'p' })).toBeVisible();
  await press('Сохранить ответ');
  expect(await screen.findByText('Отзыв уже изменили.')).toBeVisible();
  expect((await read())?.answer).toBe('Чужое');
  expect(within(card).getByLabelText('Ответ сервиса')).toHaveValue('Моё');
  await press('Сохранить ответ');
  await waitFor(async () => expect((await read())?.answer).toBe('Моё'));
});
