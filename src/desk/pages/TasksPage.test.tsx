import { act, screen, within } from '@testing-library/react';
import { HOUR_MS } from '#contract/rules/clock';
import type { Task, TaskList } from '#contract/tasks';
import { deskTexts as ru } from '#shared/i18n/ru/desk/index';
import { FakeEventSource } from '#test/fakeEventSource';
import { renderDesk } from '#test/renderDesk';
import { callDesk, colleague } from '#test/visitsAtDesk';
import { suggestedTimes } from '../common/ui/TaskForm';

const texts = ru.todo;
const inHours = (hours: number) => new Date(Date.now() + hours * HOUR_MS).toISOString();

it('adds a task for the suggested time, counts it when it is due, finishes it and takes that back', async () => {
  const { user } = await renderDesk({ path: '/desk/tasks', role: 'adviser' });
  await user.click(await screen.findByRole('button', { name: texts.add }));
  const dialog = await screen.findByRole('dialog', { name: texts.addTitle });
  await user.click(within(dialog).getByRole('button', { name: texts.save }));
  expect(within(dialog).getByText(texts.whatMissing)).toBeInTheDocument();
  await user.type(within(dialog).getByLabelText(texts.what), 'Перезвонить Тимуру');
  await user.click(within(dialog).getByRole('button', { name: texts.tomorrow }));
  await user.click(within(dialog).getByRole('button', { name: texts.save }));
  expect(await screen.findByText('Перезвонить Тимуру')).toBeInTheDocument();
  expect(screen.getByRole('heading', { name: `${texts.later} · 1` })).toBeInTheDocument();

  await user.click(screen.getByRole('button', { name: texts.finish }));
  expect(await screen.findByText(texts.none)).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: ru.frame.undo }));
  expect(await screen.findByText('Перезвонить Тимуру')).toBeInTheDocument();
});

it('shows a task that a colleague gave at once, and counts it in the menu', async () => {
  const owner = await colleague('owner');
  const me = (await callDesk(await colleague('manager'), 'GET', '/me')) as unknown as { id: number };
  await renderDesk({ path: '/desk/tasks', role: 'manager' });
  await screen.findByText(texts.none);
  const task = (await callDesk(owner, 'POST', '/tasks', {
    body: { text: 'Проверить счёт', due_at: inHours(-1), assignee: me.id },
  })) as unknown as Task;
  act(() => FakeEventSource.last.emit(1, { thing: 'task', id: task.id, action: 'created', by: null }));
  expect(await screen.findByText('Проверить счёт')).toBeInTheDocument();
  const menu = screen.getByRole('navigation', { name: ru.nav.label });
  expect(await within(menu).findByRole('link', { name: /Задачи.*пора: \d/ })).toBeInTheDocument();
  await callDesk(owner, 'PATCH', `/tasks/${task.id}`, { version: task.version, body: { done: true } });
  const { items } = (await callDesk(owner, 'GET', '/tasks?whose=all')) as unknown as TaskList;
  expect(items.map(({ id }) => id)).not.toContain(task.id);
});

it('suggests the afternoon only before 16:00', () => {
  const at = (local: string) => Date.parse(`${local}:00+05:00`);
  expect(suggestedTimes(at('2026-11-30T15:30')).map(({ at: time }) => time)).toEqual([
    '2026-11-30T16:30',
    '2026-11-30T16:00',
    '2026-12-01T10:00',
    '2026-12-07T10:00',
  ]);
  expect(suggestedTimes(at('2026-11-30T16:00')).map(({ key }) => key)).toEqual(['inAnHour', 'tomorrow', 'inAWeek']);
});
