import { act, screen, waitFor, within } from '@testing-library/react';
import { deskApi } from '#api/desk/deskApi';
import { deskTexts as ru } from '#shared/i18n/ru/desk/index';
import { renderDesk } from '#test/renderDesk';
import { callDesk, colleague, newVisit } from '#test/visitsAtDesk';

const column = (state: keyof typeof ru.visitState) =>
  screen.findByRole('region', { name: new RegExp(`^${ru.visitState[state]} \\d+$`) });

const openBoard = async () => {
  const other = await colleague('adviser');
  const visit = await newVisit(other);
  const view = await renderDesk({ path: '/desk/visits', role: 'adviser' });
  const handle = () => screen.findByRole('button', { name: new RegExp(`^Переместить: .*${visit.plate}`) });
  await handle();
  return { ...view, other, visit, handle };
};

it('moves a card by keys to an allowed column, announces it and keeps focus', async () => {
  const { user, handle, visit, other } = await openBoard();
  (await handle()).focus();
  await user.keyboard(' ');
  expect(screen.getByText(new RegExp(`${visit.plate} взята`))).toBeInTheDocument();
  // A visit becomes `sent` only when its estimate is sent, so the card skips that column.
  await user.keyboard('{ArrowRight}');
  expect(screen.getByText(new RegExp(`${visit.plate}: В работе`))).toBeInTheDocument();
  await user.keyboard(' ');
  const card = await within(await column('in_work')).findByText(visit.plate);
  expect(card).toBeVisible();
  expect(await handle()).toHaveFocus();
  await waitFor(async () => expect((await callDesk(other, 'GET', `/visits/${visit.id}`)).state).toBe('in_work'));
});

it('cancels the move of a card by Escape or blur', async () => {
  const { user, handle, visit } = await openBoard();
  (await handle()).focus();
  await user.keyboard('{Enter}{ArrowRight}{Escape}');
  expect(await within(await column('open')).findByText(visit.plate)).toBeVisible();
  await user.keyboard('{Enter}{ArrowRight}');
  await user.tab();
  expect(screen.getByText(new RegExp(`${visit.plate} осталась`))).toBeInTheDocument();
  expect(await handle()).toHaveAttribute('aria-pressed', 'false');
});

it('undoes the move of a card, and reports a concurrent move by another person', async () => {
  const { user, handle, visit, other } = await openBoard();
  (await handle()).focus();
  await user.keyboard(' {ArrowRight} ');
  (await screen.findByRole('button', { name: 'Вернуть' })).focus();
  await user.keyboard('{Enter}');
  expect(await within(await column('open')).findByText(visit.plate)).toBeVisible();
  expect(await handle()).toHaveFocus();

  const path = `/visits/${visit.id}`;
  await waitFor(async () => expect((await callDesk(other, 'GET', path)).state).toBe('open'));
  await act(async () => {
    const { version } = await callDesk(other, 'GET', path);
    await callDesk(other, 'PATCH', path, { body: { mileage: 50_010 }, version });
  });
  (await handle()).focus();
  await user.keyboard(' {ArrowRight} ');
  expect(await screen.findByText(/визит только что изменил кто-то другой/)).toBeVisible();
  expect(await within(await column('open')).findByText(visit.plate)).toBeVisible();
});

it('offers undo for the last move only, until another person moves the card', async () => {
  const { user, handle, visit, other, store } = await openBoard();
  (await handle()).focus();
  await user.keyboard(' {ArrowRight} ');
  const first = await screen.findByRole('button', { name: 'Вернуть' });
  (await handle()).focus();
  await user.keyboard(' {ArrowRight} ');
  await waitFor(() => expect(first).not.toBeInTheDocument());
  expect(await screen.findAllByRole('button', { name: 'Вернуть' })).toHaveLength(1);
  const path = `/visits/${visit.id}`;
  await waitFor(async () => expect((await callDesk(other, 'GET', path)).state).toBe('ready'));
  await act(async () => {
    const { version } = await callDesk(other, 'GET', path);
    await callDesk(other, 'PATCH', path, { body: { state: 'in_work' }, version });
    store.dispatch(deskApi.util.invalidateTags([{ type: 'Visit', id: 'LIST' }]));
  });
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Вернуть' })).toBeNull());
});

it('keeps a moved card and its undo when a stale list arrives', async () => {
  const { user, handle, visit, other, store, transport } = await openBoard();
  const late: (() => void)[] = [];
  transport.between = async ({ url }, next) => {
    const reply = await next();
    if (/\/visits(\?|$)/.test(url)) await new Promise<void>((arrive) => void late.push(arrive));
    return reply;
  };
  act(() => void store.dispatch(deskApi.util.invalidateTags([{ type: 'Visit', id: 'LIST' }])));
  await waitFor(() => expect(late.length).toBeGreaterThan(0));
  const held = late.length;
  (await handle()).focus();
  await user.keyboard(' {ArrowRight} ');
  await waitFor(async () => expect((await callDesk(other, 'GET', `/visits/${visit.id}`)).state).toBe('in_work'));
  act(() => late.forEach((arrive) => arrive()));
  await waitFor(() => expect(late.length).toBeGreaterThan(held));
  expect(await within(await column('in_work')).findByText(visit.plate)).toBeVisible();
  expect(await screen.findByRole('button', { name: 'Вернуть' })).toBeVisible();
});

it('reports that all work is done only if the visit has begun, and ignores line items without a price', async () => {
  const other = await colleague('adviser');
  const name = { ru: 'Мойка', uz: 'Yuvish' };
  const withLine = async (kind: 'work' | 'free', isBegun: boolean) => {
    let visit = await newVisit(other);
    const change = async (method: 'POST' | 'PATCH', path: string, body: object) => {
      visit = await callDesk(other, method, `/visits/${visit.id}${path}`, { body, version: visit.version });
    };
    await change('POST', '/lines', { kind, name, price: 70_000 });
    if (kind === 'work') await change('PATCH', `/lines/${visit.lines[0]?.id}`, { is_done: true });
    if (isBegun) await change('PATCH', '', { state: 'in_work' });
    return visit;
  };
  const free = [await withLine('free', false), await withLine('free', true)];
  const [waits, goesOn] = [await withLine('work', false), await withLine('work', true)];
  await renderDesk({ path: '/desk/visits', role: 'adviser' });
  const card = async ({ plate }: { plate: string }) => (await screen.findByText(plate)).closest('article');
  for (const visit of [...free, waits]) expect(await card(visit)).not.toHaveTextContent(ru.board.allDone);
  expect(await card(goesOn)).toHaveTextContent(ru.board.allDone);
});

it('marks a corrected visit, excludes it from the total and finds it by plate on any day', async () => {
  const manager = await colleague('manager');
  let visit = await newVisit(manager);
  const { plate } = visit;
  const change = async (method: 'POST' | 'PATCH', path: string, body?: object) => {
    visit = await callDesk(manager, method, `/visits/${visit.id}${path}`, { body, version: visit.version });
  };
  const free = { kind: 'free', name: { ru: 'Мойка', uz: 'Yuvish' } };
  await change('POST', '/lines', { ...free, price: 70_000 });
  await change('PATCH', '', { state: 'in_work' });
  await change('POST', '/closing');
  await change('POST', '/corrections');
  await change('POST', '/closing');
  const { user } = await renderDesk({ path: `/desk/visits?view=closed&day=2020-01-01&q=${plate}`, role: 'adviser' });
  const rows = (await screen.findAllByText(plate)).map((one) => one.closest('li'));
  expect(rows).toHaveLength(2);
  expect(rows[0]).not.toHaveTextContent(ru.board.void);
  expect(rows[1]).toHaveTextContent(ru.board.void);
  expect(screen.queryByLabelText(ru.board.day)).toBeNull();
  const [link] = await screen.findAllByRole('link', { name: visit.car });
  if (link) await user.click(link);
  expect(await screen.findByRole('link', { name: ru.visit.toBoard })).toHaveAttribute(
    'href',
    `/desk/visits?view=closed&day=2020-01-01&q=${plate}`,
  );
});

it('shows a mechanic only their own work', async () => {
  const other = await colleague('adviser');
  let visit = await newVisit(other);
  const branch = visit.branch.id;
  const workers = (await callDesk(other, 'GET', `/workers?branch=${branch}`)) as unknown as {
    id: number;
    name: string;
  }[];
  const mechanic = workers.find(({ name }) => name.startsWith('Рустам'));
  const name = { ru: 'Проверить ремень', uz: 'Tasmani tekshirish' };
  visit = await callDesk(other, 'POST', `/visits/${visit.id}/lines`, {
    body: { kind: 'free', name, price: 70_000 },
    version: visit.version,
  });
  visit = await callDesk(other, 'PATCH', `/visits/${visit.id}`, {
    body: { worker: mechanic?.id },
    version: visit.version,
  });
  const { user, transport } = await renderDesk({ path: '/desk', role: 'mechanic' });
  const card = await screen.findByRole('article', { name: new RegExp(visit.plate) });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Моя работа');
  const sections = within(screen.getByRole('navigation', { name: 'Разделы' })).getAllByRole('link');
  expect(sections.map(({ textContent }) => textContent)).toEqual(
    expect.not.arrayContaining(['Заявки', 'Клиенты', 'Контент', 'Сегодня']),
  );
  const tick = await within(card).findByRole('checkbox', { name: /Проверить ремень/ });
  transport.between = async (call, next) => {
    if (call.method === 'PATCH') throw new TypeError('Failed to fetch');
    return next();
  };
  await user.click(tick);
  expect(await screen.findByText(ru.visit.offlineChange)).toBeVisible();
  expect(tick).not.toBeChecked();
  transport.between = undefined;
  await user.click(tick);
  await user.click(within(card).getByRole('button', { name: 'Начать работу' }));
  await waitFor(async () => {
    const now = await callDesk(other, 'GET', `/visits/${visit.id}`);
    expect([now.state, now.lines[0]?.is_done]).toEqual(['in_work', true]);
  });
  await user.click(within(card).getByRole('link'));
  expect(await screen.findByRole('heading', { name: 'Работы и детали' })).toBeVisible();
  expect(document.body).not.toHaveTextContent(/Отабек|сум|\+998/);
});
