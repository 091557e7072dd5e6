import { act, screen, waitFor, within } from '@testing-library/react';
import { enquiriesUtil, detail as enquiryDetail, INBOX } from '#api/desk/enquiries';
import type { Enquiry } from '#contract/enquiries';
import { FakeEventSource } from '#test/fakeEventSource';
import { deskTransport, renderDesk, signInByCall } from '#test/renderDesk';
import { answer } from '#test/testTransport';

// jsdom lays nothing out: a list of no height would show no rows.
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

/** The same house at another desk. */
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

it('is worked through by keys: opened, put to work, and taken back', async () => {
  const { detail, user, id } = await openNewest();
  expect(statusOf(detail)).toHaveValue('new');
  await user.keyboard('w');
  // At once, whatever the server is about to say.
  expect(statusOf(detail)).toHaveValue('in_work');
  await user.click(await screen.findByRole('button', { name: 'Вернуть' }));
  await waitFor(() => expect(statusOf(detail)).toHaveValue('new'));
  expect(await screen.findByText('Возвращено: Новая')).toBeVisible();
  const other = await colleague();
  await waitFor(async () => expect((await other.read(id)).status).toBe('new'));
});

it.each([
  ['', false],
  [', also where an answer that was on its way has shown it without them', true],
])('says that whoever had it does not see its new branch, and takes both back%s', async (_also, isOverwritten) => {
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
  // The first in the list is the adviser's own. Names of branches come by themselves; without a branch everybody sees it.
  const others = () => [...field('Филиал').options].filter(({ value }) => value !== '' && value !== home);
  await waitFor(() => expect(others()).not.toEqual([]));
  await user.selectOptions(field('Филиал'), others().at(-1) as HTMLOptionElement);
  expect(await screen.findByText(/^Исполнитель снят/)).toBeVisible();
  expect(field('Исполнитель')).toHaveValue('');
  await user.click(screen.getAllByRole('button', { name: 'Вернуть' }).at(-1) as HTMLElement);
  await waitFor(() => expect(field('Исполнитель')).toHaveValue(nodira.value));
  expect(field('Филиал')).toHaveValue(home);
  // As the next one expects it.
  const { version } = shown();
  await user.selectOptions(field('Исполнитель'), '');
  await waitFor(() => expect(shown().version).toBeGreaterThan(version));
});

const rowOf = (id: number) => document.querySelector<HTMLElement>(`[data-enquiry="${id}"]`);
const shownIds = () =>
  [...document.querySelectorAll('[data-enquiry]')].map((row) => Number(row.getAttribute('data-enquiry')));

/** A list is being read, without one that was in it; `arrive`: it is there. */
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

it('keeps a change on the screen when a list comes that was read before it', async () => {
  const view = await openNewest();
  const [, second = 0] = shownIds();
  const { other, arrive, putBack } = await readLate(view, second);
  await view.user.keyboard('w');
  await waitFor(async () => expect((await other.read(view.id)).status).toBe('in_work'));
  await arrive();
  expect(rowOf(view.id)).toHaveTextContent('В работе');
  await putBack();
});

it('takes a refused change back from its own row, wherever that has gone meanwhile', async () => {
  const view = await openNewest();
  await view.user.keyboard('j');
  const [first = 0, id = 0] = shownIds();
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
  // From here on nobody answers: what is on the screen is what it was put back to.
  act(() => refuse());
  await waitFor(() => expect(rowOf(id)).toHaveTextContent('Новая'));
  for (const shown of shownIds()) expect(rowOf(shown)).toHaveTextContent('Новая');
  await putBack();
});

it('shows both versions when somebody else was faster, and applies what was wanted', async () => {
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

it('asks about each of several that somebody else was faster with, and counts the others alone', async () => {
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

it('keeps a note that was typed while another enquiry was looked at', async () => {
  const { user } = await openNewest();
  await user.type(await screen.findByRole('textbox', { name: 'Новая заметка' }), 'Перезвонить в пять');
  await user.tab();
  await user.keyboard('{Escape}');
  await user.keyboard('j');
  expect(await screen.findByDisplayValue('Перезвонить в пять')).toBeVisible();
});

it('asks anew for the list when the stream names an enquiry of somebody else, and says when the stream is lost', async () => {
  const { transport } = await openNewest();
  act(() => FakeEventSource.last.open());
  const lists = () => transport.calls.filter(({ url }) => /\/enquiries\?/.test(url)).length;
  const before = lists();
  act(() => FakeEventSource.last.tell(41, { thing: 'enquiry', id: 1, action: 'created', by: null }));
  await waitFor(() => expect(lists()).toBeGreaterThan(before));
  act(() => FakeEventSource.last.fail(false));
  expect(await screen.findByText(/Связь прервалась/)).toBeVisible();
});

it('keeps what was typed when the session ends, for whoever typed it', async () => {
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

it('leads back to the list from an enquiry that cannot be read', async () => {
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

it('changes the open enquiry by keys also where its detail did not load', async () => {
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

it('closes the menu of files by Escape and by a press outside, and leaves the enquiry open', async () => {
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

it('lists its keys', async () => {
  const { user } = await openNewest();
  await user.keyboard('?');
  expect(await screen.findByRole('dialog', { name: 'Клавиши' })).toHaveTextContent('Взять себе');
});
