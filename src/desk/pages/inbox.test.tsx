import { act, screen, waitFor, within } from '@testing-library/react';
import { enquiriesUtil, detail as enquiryDetail, INBOX } from '#api/desk/enquiries';
import type { Enquiry } from '#contract/enquiries';
import { FakeEventSource } from '#test/fakeEventSource';
import { deskTransport, renderDesk, signInByCall } from '#test/renderDesk';
import { answer } from '#test/testTransport';

// jsdom has no layout: a list without height would show no rows.
beforeAll(() => {
  jest.spyOn(HTMLElement.prototype, 'clientHeight', 'get').mockReturnValue(900);
  jest.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(400);
});
afterAll(() => jest.restoreAllMocks());

const openNewest = async () => {
  const view = await renderDesk({ path: '/desk/inbox?status=new', role: 'owner' });
  await screen.findAllByRole('checkbox');
  await view.user.keyboard('j');
  const detail = await screen.findByRole('article');
  const id = Number(view.router.state.location.pathname.split('/').at(-1));
  return { ...view, detail, id };
};

const colleague = async () => {
  const other = deskTransport();
  await signInByCall(other, 'owner');
  const call = (method: string, url: string, headers: Record<string, string>, body?: object) =>
    other.fetch(url, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      ...(body && { body: JSON.stringify(body) }),
      signal: new AbortController().signal,
    });
  const read = async (id: number) =>
    JSON.parse(await (await call('GET', `/api/desk/enquiries/${id}`, {})).text()) as {
      version: number;
      status: string;
    };
  return {
    read,
    change: async (id: number, body: object) => {
      const { version } = await read(id);
      await call('PATCH', `/api/desk/enquiries/${id}`, { 'if-match': `"${version}"` }, body);
    },
  };
};

const statusOf = (detail: HTMLElement) => within(detail).getByLabelText<HTMLSelectElement>('Статус');

it('the key W sets an enquiry to “in work” before the server replies, and a button undoes it', async () => {
  const { detail, user, id } = await openNewest();
  expect(statusOf(detail)).toHaveValue('new');
  await user.keyboard('w');
  // Shown before the server replies.
  expect(statusOf(detail)).toHaveValue('in_work');
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }));
  await waitFor(() => expect(statusOf(detail)).toHaveValue('new'));
  expect(await screen.findByText('Возвращено: Новая')).toBeVisible();
  const other = await colleague();
  await waitFor(async () => expect((await other.read(id)).status).toBe('new'));
});

it.each([
  ['', false],
  [', also after a stale reply', true],
])('reports that a change of branch removes the assignee, and undo restores branch and assignee%s', async (_also, isOverwritten) => {
  const { detail, user, id, store } = await openNewest();
  const field = (name: string) => within(detail).getByLabelText<HTMLSelectElement>(name);
  const nodira = await within(field('Исполнитель')).findByRole<HTMLOptionElement>('option', { name: 'Нодира Алимова' });
  const shown = () => enquiryDetail.select({ id })(store.getState()).data as Enquiry;
  const before = shown();
  await user.selectOptions(field('Исполнитель'), nodira);
  if (isOverwritten) {
    await waitFor(() => expect(shown().version).toBeGreaterThan(before.version));
    act(() => void store.dispatch(enquiriesUtil.updateQueryData('detail', { id }, () => before)));
  }
  const home = field('Филиал').value;
  // The list begins with the adviser's own branch. Without a branch everyone sees the enquiry.
  const others = () => [...field('Филиал').options].filter(({ value }) => value !== '' && value !== home);
  await waitFor(() => expect(others()).not.toEqual([]));
  await user.selectOptions(field('Филиал'), others().at(-1) as HTMLOptionElement);
  expect(await screen.findByText(/^Исполнитель снят/)).toBeVisible();
  expect(field('Исполнитель')).toHaveValue('');
  await user.click(screen.getAllByRole('button', { name: 'Вернуть' }).at(-1) as HTMLElement);
  await waitFor(() => expect(field('Исполнитель')).toHaveValue(nodira.value));
  expect(field('Филиал')).toHaveValue(home);
  // Waits for the version that the next change needs.
  const { version } = shown();
  await user.selectOptions(field('Исполнитель'), '');
  await waitFor(() => expect(shown().version).toBeGreaterThan(version));
});

const rowOf = (id: number) => document.querySelector<HTMLElement>(`[data-enquiry="${id}"]`);
const visibleIds = () =>
  [...document.querySelectorAll('[data-enquiry]')].map((row) => Number(row.getAttribute('data-enquiry')));

/** Reads a list that lacks an enquiry and delays its reply until `arrive` is called. */
const readLate = async ({ transport, store }: Awaited<ReturnType<typeof openNewest>>, gone: number) => {
  const other = await colleague();
  await other.change(gone, { status: 'waiting' });
  let arrive: (() => void) | undefined;
  transport.between = async ({ url }, next) => {
    const reply = await next();
    if (/\/enquiries\?/.test(url)) await new Promise<void>((go) => (arrive = go));
    return reply;
  };
  act(() => void store.dispatch(enquiriesUtil.invalidateTags([INBOX])));
  await waitFor(() => expect(arrive).toBeDefined());
  return {
    other,
    arrive: async () => {
      act(() => arrive?.());
      await waitFor(() => expect(rowOf(gone)).toBeNull());
    },
    putBack: () => other.change(gone, { status: 'new' }),
  };
};

it('keeps an optimistic change when a stale list arrives', async () => {
  const view = await openNewest();
  const [, second = 0] = visibleIds();
  const { other, arrive, putBack } = await readLate(view, second);
  await view.user.keyboard('w');
  await waitFor(async () => expect((await other.read(view.id)).status).toBe('in_work'));
  await arrive();
  expect(rowOf(view.id)).toHaveTextContent('В работе');
  await putBack();
});

it('reverts a refused change in its own row after the row has moved', async () => {
  const view = await openNewest();
  await view.user.keyboard('j');
  const [first = 0, id = 0] = visibleIds();
  expect(view.router.state.location.pathname).toBe(`/desk/inbox/${id}`);
  await waitFor(() =>
    expect(screen.getByRole('article')).toHaveTextContent(rowOf(id)?.querySelector('.name')?.textContent ?? '–'),
  );
  const { arrive, putBack } = await readLate(view, first);
  let refuse: () => void = () => undefined;
  view.transport.between = async () => {
    await new Promise<void>((go) => (refuse = go));
    return answer(500, {});
  };
  await view.user.keyboard('d');
  expect(rowOf(id)).toHaveTextContent('Готово');
  await arrive();
  // All further calls fail, so only the revert can change the screen.
  act(() => refuse());
  await waitFor(() => expect(rowOf(id)).toHaveTextContent('Новая'));
  for (const shown of visibleIds()) expect(rowOf(shown)).toHaveTextContent('Новая');
  await putBack();
});

it('shows both versions after a concurrent change and applies the chosen one', async () => {
  const { detail, user, id } = await openNewest();
  await (await colleague()).change(id, { status: 'waiting' });

  await user.keyboard('d');
  const dialog = await screen.findByRole('dialog', { name: 'Заявку только что изменил кто-то другой' });
  const row = within(dialog).getByRole('row', { name: /^Статус/ });
  expect(within(row).getByText('Ждём клиента')).toBeVisible();
  expect(within(row).getByText('Готово')).toBeVisible();
  expect(within(dialog).getByText(/^Последнее изменение: Шахноза Каримова, /)).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Применить моё' }));
  await waitFor(() => expect(statusOf(detail)).toHaveValue('done'));
});

it('asks about each conflict of a bulk change and counts only saved enquiries', async () => {
  const { user } = await openNewest();
  const boxes = screen.getAllByRole('checkbox', { name: /^Выбрать/ }).slice(0, 3);
  for (const box of boxes) await user.click(box);
  const ids = [...document.querySelectorAll('[data-selected] [data-enquiry]')].map((line) =>
    Number(line.getAttribute('data-enquiry')),
  );
  const other = await colleague();
  for (const id of ids.slice(0, 2)) await other.change(id, { status: 'waiting' });

  await user.selectOptions(within(screen.getByRole('group', { name: /^Выбран/ })).getByLabelText('Статус'), 'refused');
  const dialog = await screen.findByRole('dialog', { name: 'Заявку только что изменил кто-то другой' });
  expect(screen.getByText(/^Изменена 1 заявка: Отказ/)).toBeVisible();
  expect(within(dialog).getByRole('button', { name: 'Оставить как есть все 2' })).toBeVisible();
  await user.click(within(dialog).getByRole('button', { name: 'Применить моё' }));
  await user.click(await screen.findByRole('button', { name: 'Оставить как есть' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  const statuses = await Promise.all(ids.map(async (id) => (await other.read(id)).status));
  expect(statuses).toEqual(['refused', 'waiting', 'refused']);
});

it('keeps a note typed before another enquiry was opened', async () => {
  const { user } = await openNewest();
  await user.type(await screen.findByRole('textbox', { name: 'Новая заметка' }), 'Перезвонить в пять');
  await user.tab();
  await user.keyboard('{Escape}');
  await user.keyboard('j');
  expect(await screen.findByDisplayValue('Перезвонить в пять')).toBeVisible();
});

it("refetches the list for another person's event and reports a lost stream", async () => {
  const { transport } = await openNewest();
  act(() => FakeEventSource.last.open());
  const lists = () => transport.calls.filter(({ url }) => /\/enquiries\?/.test(url)).length;
  const before = lists();
  act(() => FakeEventSource.last.emit(41, { thing: 'enquiry', id: 1, action: 'created', by: null }));
  await waitFor(() => expect(lists()).toBeGreaterThan(before));
  act(() => FakeEventSource.last.fail(false));
  expect(await screen.findByText(/Связь прервалась/)).toBeVisible();
});

it('restores unsaved input after the session ended and the same user signed in again', async () => {
  const { user, transport, password } = await openNewest();
  const note = await screen.findByRole('textbox', { name: 'Новая заметка' });
  await user.clear(note);
  await user.type(note, 'Не дописано');
  await user.tab();
  await user.keyboard('e');
  await user.type(await screen.findByRole('textbox', { name: 'Что нужно' }), 'Стучит справа');
  const end = async () => {
    const { signal } = new AbortController();
    await transport.fetch('/api/desk/sign-out', { method: 'POST', headers: {}, signal });
    act(() => FakeEventSource.last.fail(true));
  };
  const enter = async (phone: string) => {
    await screen.findByRole('heading', { name: 'Вход для сотрудников' });
    await user.type(screen.getByLabelText('Телефон'), phone);
    await user.type(screen.getByLabelText('Пароль'), password);
    await user.click(screen.getByRole('button', { name: 'Войти' }));
    await screen.findByRole('article');
  };
  await end();
  await enter('900000012');
  expect(await screen.findByRole('textbox', { name: 'Новая заметка' })).toHaveValue('');
  await end();
  await enter('900000011');
  expect(await screen.findByRole('textbox', { name: 'Новая заметка' })).toHaveValue('Не дописано');
  await user.keyboard('e');
  expect(await screen.findByRole('textbox', { name: 'Что нужно' })).toHaveValue('Стучит справа');
});

it('links back to the list from an enquiry that failed to load', async () => {
  const { user, transport, router } = await renderDesk({ path: '/desk/inbox?status=all', role: 'owner' });
  await screen.findAllByRole('checkbox');
  transport.between = async ({ url }, next) => (/\/enquiries\/\d+$/.test(url) ? answer(500, {}) : next());
  await user.keyboard('j');
  const notice = await screen.findByText(/^(Не удалось загрузить|Этот раздел не загрузился)/);
  expect(notice).toBeVisible();
  await user.click(screen.getByRole('button', { name: 'Закрыть заявку' }));
  expect(router.state.location.pathname).toBe('/desk/inbox');
  expect(notice).not.toBeInTheDocument();
});

it('changes the open enquiry by keys even if its detail failed to load', async () => {
  const { user, transport, router } = await renderDesk({ path: '/desk/inbox?status=all', role: 'owner' });
  await screen.findAllByRole('checkbox');
  transport.between = async ({ url, method }, next) =>
    method === 'GET' && /\/enquiries\/\d+$/.test(url) ? answer(500, {}) : next();
  await user.keyboard('j');
  await screen.findByText(/^(Не удалось загрузить|Этот раздел не загрузился)/);
  await user.keyboard('w');
  const id = Number(router.state.location.pathname.split('/').at(-1));
  const other = await colleague();
  await waitFor(async () => expect((await other.read(id)).status).toBe('in_work'));
});

it('saves a call by Ctrl+Enter', async () => {
  const { user } = await openNewest();
  await user.keyboard('e');
  await user.type(await screen.findByRole('textbox', { name: 'Телефон' }), '901234567');
  await user.type(screen.getByRole('textbox', { name: 'Имя' }), 'Лола');
  await user.clear(screen.getByRole('textbox', { name: 'Что нужно' }));
  await user.type(screen.getByRole('textbox', { name: 'Что нужно' }), 'Замена масла{Control>}{Enter}{/Control}');
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  expect(await screen.findByRole('heading', { name: /Лола/ })).toBeVisible();
});

it('closes the file menu by Escape or an outside click and leaves the enquiry open', async () => {
  const { user, detail } = await openNewest();
  const opener = screen.getByLabelText('Выгрузить список');
  const menu = opener.closest('details');
  await user.click(opener);
  await waitFor(() => expect(menu).toHaveAttribute('open'));
  await user.keyboard('{Escape}');
  expect(menu).not.toHaveAttribute('open');
  expect(detail).toBeVisible();
  await user.click(opener);
  await waitFor(() => expect(menu).toHaveAttribute('open'));
  await user.click(detail);
  expect(menu).not.toHaveAttribute('open');
});

it('lists its keyboard shortcuts', async () => {
  const { user } = await openNewest();
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Клавиши' })).toHaveTextContent('Взять себе');
});
