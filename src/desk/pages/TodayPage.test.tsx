import { act, screen, waitFor, within } from '@testing-library/react';
import { deskTexts as ru } from '#shared/i18n/ru/desk/index';
import { FakeEventSource } from '#test/fakeEventSource';
import { renderDesk } from '#test/renderDesk';
import { callDesk, colleague, newVisit } from '#test/visitsAtDesk';

const texts = ru.today;
const figure = async (group: string, name: string) => {
  const section = await screen.findByRole('region', { name: group });
  return within(section).getByRole('link', { name: new RegExp(`^\\d+.*${name}$`) });
};

it('counts a car that a colleague receives, and opens the list of its stage', async () => {
  const adviser = await colleague('adviser');
  const { user } = await renderDesk({ path: '/desk/today', role: 'adviser' });
  const cars = await figure(texts.workshop, texts.cars);
  const before = Number.parseInt(cars.textContent, 10);
  const visit = await newVisit(adviser);
  await callDesk(adviser, 'PATCH', `/visits/${visit.id}`, { version: visit.version, body: { state: 'in_work' } });
  act(() => FakeEventSource.last.emit(1, { thing: 'visit', id: visit.id, action: 'created', by: null }));
  await waitFor(() => expect(cars).toHaveTextContent(new RegExp(`^${before + 1}\\D`)));

  const inWork = await figure(texts.workshop, ru.visitState.in_work);
  const count = Number.parseInt(inWork.textContent, 10);
  await user.click(inWork);
  const list = await screen.findByRole('region', { name: new RegExp(`${ru.visitState.in_work}.*: ${count}$`) });
  expect(within(list).getAllByRole('listitem')).toHaveLength(count);
  expect(within(list).getByText(new RegExp(visit.reference))).toBeInTheDocument();
  await user.click(within(list).getByRole('link', { name: ru.board.wholeBoard }));
  expect(await screen.findByRole('region', { name: new RegExp(`^${ru.visitState.open}`) })).toBeInTheDocument();
});

it('opens the due tasks, and the bookings still to come', async () => {
  const manager = await colleague('manager');
  const add = (text: string, hours: number) =>
    callDesk(manager, 'POST', '/tasks', {
      body: { text, due_at: new Date(Date.now() + hours * 3_600_000).toISOString() },
    });
  const added = [await add('Пора перезвонить', -1), await add('Завтра проверить', 24)];
  const { user, router } = await renderDesk({ path: '/desk/today', role: 'manager' });
  const tasks = await figure(texts.counter, texts.tasks);
  await user.click(tasks);
  expect(await screen.findByText('Пора перезвонить')).toBeInTheDocument();
  expect(screen.queryByText('Завтра проверить')).toBeNull();
  await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull());
  // Tests share the tasks of a server.
  await act(async () => {
    for (const { id, version } of added)
      await callDesk(manager, 'PATCH', `/tasks/${id}`, { version, body: { done: true } });
  });

  await act(() => router.navigate('/desk/today'));
  await user.click(await figure(texts.places, texts.coming));
  expect(await screen.findByRole('heading', { name: /^Ещё приедут сегодня: \d/ })).toBeInTheDocument();
  await waitFor(() => expect(document.querySelector('main [aria-busy="true"]')).toBeNull());
});

it('shows a mechanic only the workshop, the bays and the bookings', async () => {
  await renderDesk({ path: '/desk/today', role: 'mechanic' });
  expect(await figure(texts.workshop, texts.cars)).toHaveAttribute('href', '/desk/visits?view=board');
  expect(await screen.findByRole('region', { name: texts.places })).toBeInTheDocument();
  expect(screen.queryByRole('region', { name: texts.counter })).toBeNull();
  expect(screen.queryByText(texts.firstAnswer)).toBeNull();
  expect(screen.queryByRole('link', { name: texts.print })).toBeNull();
});
