import type { ContentItem } from '#contract/content';
import { type ContentValue, emptyValue } from '#contract/content/fields';
import { employees, faq } from '#contract/content/kinds/company';
import { parts } from '#contract/content/kinds/shop';
import { makeEditing } from './editing';
import { keep, keptKey, readKept, takeOver } from './failure';

const KEY = 'desk:content:1:faq:1';
const at = (version: number, ru = '', uz = ''): ContentItem => ({
  id: 1,
  kind: 'faq',
  version,
  state: 'draft',
  hidden: false,
  title: { ru, uz },
  publish_at: null,
  changed_at: null,
  changed_by: null,
  value: { ...emptyValue(faq.fields), question: { ru, uz } },
  published: null,
  warnings: [],
  refusal: null,
});
const offline = { error: { kind: 'offline' } };

beforeEach(() => localStorage.clear());

it('keeps what was typed at once, and forgets it once it is saved', async () => {
  const editing = makeEditing({
    fields: faq.fields,
    item: at(1),
    key: KEY,
    save: async (version) => ({ data: at(version + 1, 'Сколько?') }),
    read: async () => offline,
  });
  editing.type('question.ru', 'Сколько?');
  expect(readKept(KEY)?.value).toMatchObject({ question: { ru: 'Сколько?' } });
  await editing.flush();
  expect(readKept(KEY)).toBeNull();
  expect(editing.get()).toMatchObject({ save: 'kept', item: { version: 2 } });
});

it('finds what was typed after a lost line, also where somebody else has changed another field', () => {
  const lost = makeEditing({
    fields: faq.fields,
    item: at(1),
    key: KEY,
    save: async () => offline,
    read: async () => offline,
  });
  lost.type('question.ru', 'Сколько?');
  lost.stop();
  const found = makeEditing({
    fields: faq.fields,
    item: at(4, '', 'Qancha?'),
    key: KEY,
    save: async () => offline,
    read: async () => offline,
  });
  expect(found.get()).toMatchObject({ value: { question: { ru: 'Сколько?', uz: 'Qancha?' } }, clashes: [] });
  found.stop();
});

it('asks where both have changed the same, saves nothing meanwhile, and takes either', async () => {
  const saved: unknown[] = [];
  const editing = makeEditing({
    fields: faq.fields,
    item: at(1, 'А'),
    key: KEY,
    save: async (version, value) => {
      saved.push(value);
      return version === 1 ? { error: { kind: 'rejected', status: 412 } } : { data: at(version + 1, 'Б') };
    },
    read: async () => ({ data: at(2, 'Б') }),
  });
  editing.type('question.ru', 'В');
  await editing.flush();
  expect(editing.get().clashes).toMatchObject([{ path: 'question.ru', mine: 'В', theirs: 'Б' }]);
  await editing.flush();
  expect(saved).toHaveLength(1);
  editing.resolve(() => true);
  expect(editing.get().value).toMatchObject({ question: { ru: 'Б' } });
  await editing.flush();
  expect(readKept(KEY)).toBeNull();
});

it('takes an own saving whose answer was lost for nobody else’s', async () => {
  let now = at(1, 'А');
  const editing = makeEditing({
    fields: faq.fields,
    item: now,
    key: KEY,
    save: async (version, value) => {
      if (version !== now.version) return { error: { kind: 'rejected', status: 412 } };
      now = { ...now, version: version + 1, value };
      return version === 1 ? offline : { data: now };
    },
    read: async () => ({ data: now }),
  });
  editing.type('question.ru', 'АБ');
  await editing.flush();
  expect(editing.get().save).toBe('offline');
  editing.type('question.ru', 'АБВ');
  editing.hear(now);
  expect(editing.get()).toMatchObject({ clashes: [], value: { question: { ru: 'АБВ' } } });
  await editing.flush();
  expect(now).toMatchObject({ version: 3, value: { question: { ru: 'АБВ' } } });
});

it('takes an address that publishing made for no change of its own, and saves what is typed afterwards with it', async () => {
  const name = { ru: 'Азиз', uz: 'Aziz' };
  const item: ContentItem = { ...at(1), kind: 'employees', value: { ...emptyValue(employees.fields), name } };
  const made = { ...item.value, slug: 'aziz-1' };
  const saved: unknown[] = [];
  const editing = makeEditing({
    fields: employees.fields,
    item,
    key: KEY,
    save: async (version, value) => {
      saved.push(value);
      return { data: { ...item, version: version + 1, value } };
    },
    read: async () => offline,
  });
  await editing.publish(
    async (version) => ({
      data: { ...item, version: version + 1, state: 'published', value: made },
    }),
    'published',
  );
  expect(editing.get()).toMatchObject({ save: 'clean', value: { slug: 'aziz-1' } });
  await editing.flush();
  expect(saved).toEqual([]);
  editing.type('jobTitle.ru', 'Мастер');
  await editing.flush();
  expect(saved).toMatchObject([{ slug: 'aziz-1', jobTitle: { ru: 'Мастер' } }]);
  editing.type('slug', '');
  await editing.flush();
  expect(editing.get()).toMatchObject({ save: 'kept', value: { slug: '' } });
});

it('publishes what stood there when that was asked for, and keeps what was typed later as a draft', async () => {
  let open: () => void = () => undefined;
  const gate = new Promise<void>((resolve) => {
    open = resolve;
  });
  const drafts: unknown[] = [];
  const editing = makeEditing({
    fields: faq.fields,
    item: at(1),
    key: KEY,
    save: async (version, value) => {
      drafts.push(value);
      await gate;
      return { data: { ...at(version + 1), value } };
    },
    read: async () => offline,
  });
  editing.type('question.ru', 'Сколько');
  const saving = editing.flush();
  editing.type('question.ru', 'Сколько?');
  const published: unknown[] = [];
  const publishing = editing.publish(async (version, value) => {
    published.push(value);
    return { data: { ...at(version + 1), state: 'published', value } };
  }, 'published');
  editing.type('question.ru', 'Сколько? И ещё');
  open();
  await saving;
  await publishing;
  expect(published).toMatchObject([{ question: { ru: 'Сколько?' } }]);
  expect(editing.get()).toMatchObject({ save: 'waiting', value: { question: { ru: 'Сколько? И ещё' } } });
  await editing.flush();
  expect(drafts.at(-1)).toMatchObject({ question: { ru: 'Сколько? И ещё' } });
});

it('saves as a draft what was refused to be published, with what is wrong beside its fields', async () => {
  const editing = makeEditing({
    fields: faq.fields,
    item: at(1),
    key: KEY,
    save: async (version, value) => ({ data: { ...at(version + 1), value } }),
    read: async () => offline,
  });
  editing.type('question.ru', 'Сколько?');
  await editing.publish(
    async () => ({
      error: { kind: 'rejected', status: 400, fields: { 'answer.ru': ['Заполните поле.'] } },
    }),
    'published',
  );
  expect(editing.get()).toMatchObject({
    save: 'kept',
    item: { version: 2 },
    problems: { 'answer.ru': 'Заполните поле.' },
  });
  expect(readKept(KEY)).toBeNull();
});

it('tries again by itself after a failure that passes, each time later, and says so', async () => {
  jest.useFakeTimers();
  let tries = 0;
  const editing = makeEditing({
    fields: faq.fields,
    item: at(1),
    key: KEY,
    save: async (version, value) => {
      tries += 1;
      return tries < 4 ? { error: { kind: 'server', status: 503 } } : { data: { ...at(version + 1), value } };
    },
    read: async () => offline,
  });
  editing.type('question.ru', 'Сколько?');
  const after = async (ms: number) => {
    await jest.advanceTimersByTimeAsync(ms);
    return tries;
  };
  expect(await after(1_500)).toBe(1);
  expect(editing.get().save).toBe('again');
  expect(await after(4_999)).toBe(1);
  expect(await after(1)).toBe(2);
  expect(await after(9_999)).toBe(2);
  expect(await after(1)).toBe(3);
  expect(await after(20_000)).toBe(4);
  expect(editing.get().save).toBe('kept');
  jest.useRealTimers();
});

it('asks how it stands where the answer of a publishing is lost', async () => {
  let now = at(1);
  let line = true;
  const editing = makeEditing({
    fields: faq.fields,
    item: now,
    key: KEY,
    save: async () => offline,
    read: async () => (line ? { data: now } : offline),
  });
  const publish = (arrives: boolean) =>
    editing.publish(async (version, value) => {
      if (arrives) now = { ...at(version + 1), state: 'published', value };
      return offline;
    }, 'published');
  editing.type('question.ru', 'Сколько?');
  expect(await publish(false)).toMatchObject({ error: { kind: 'offline' }, isUnsure: false });
  expect(await publish(true)).toMatchObject({ data: { state: 'published' } });
  expect(editing.get()).toMatchObject({ save: 'clean', item: { version: 2 } });

  editing.type('question.ru', 'Сколько это стоит?');
  line = false;
  expect(await publish(true)).toMatchObject({ isUnsure: true });
  expect(editing.get()).toMatchObject({ save: 'offline', item: { version: 2 } });
  line = true;
  await editing.flush();
  expect(editing.get()).toMatchObject({ save: 'clean', item: { version: 3 }, clashes: [] });
});

it('saves the other fields of an item with a value that is not understood, and keeps that as typed', async () => {
  const item: ContentItem = { ...at(1), kind: 'parts', value: emptyValue(parts.fields) };
  const saved: unknown[] = [];
  const editing = makeEditing({
    fields: parts.fields,
    item,
    key: KEY,
    save: async (version, value) => {
      saved.push(value);
      return { data: { ...item, version: version + 1, value } };
    },
    read: async () => offline,
  });
  editing.type('price', '430000,555');
  editing.type('name.ru', 'Масло');
  expect(await editing.flush()).toBe(false);
  expect(saved).toMatchObject([{ price: null, name: { ru: 'Масло' } }]);
  expect(editing.get()).toMatchObject({
    save: 'wrong',
    value: { price: '430000,555' },
    problems: { price: { code: 'money' } },
  });
  expect(readKept(KEY)?.value).toMatchObject({ price: '430000,555' });
  await editing.flush();
  expect(saved).toHaveLength(1);
  editing.type('price', '430000.55');
  expect(await editing.flush()).toBe(true);
  expect(saved.at(-1)).toMatchObject({ price: '430000.55', name: { ru: 'Масло' } });
});

it('finds no conflict between two tabs of one person, and keeps what each has typed apart', async () => {
  let now: ContentItem = at(1);
  const tab = (name: string, isOnline: boolean) =>
    makeEditing({
      fields: faq.fields,
      item: now,
      key: keptKey(5, 'faq', 1, name),
      person: 5,
      save: async (version, value) => {
        if (!isOnline) return offline;
        if (version !== now.version) return { error: { kind: 'rejected', status: 412 } };
        now = { ...now, version: version + 1, value, changed_by: { id: 5, name: 'Азиз' } };
        return { data: now };
      },
      read: async () => (isOnline ? { data: now } : offline),
    });
  const [first, second] = [tab('one', false), tab('two', true)];
  first.type('question.ru', 'Сколько?');
  await first.flush();
  second.type('question.ru', 'Сколь');
  second.type('answer.ru', 'Час.');
  await second.flush();
  expect(readKept(keptKey(5, 'faq', 1, 'one'))?.value).toMatchObject({ question: { ru: 'Сколько?' } });
  first.hear(now);
  expect(first.get()).toMatchObject({ clashes: [], value: { question: { ru: 'Сколько?' }, answer: { ru: 'Час.' } } });
  first.stop();
  second.stop();
});

it('takes over what a tab has kept once that tab is gone, not before', async () => {
  const gone: (() => void)[] = [];
  const locks = { request: async (_name: string, ...rest: unknown[]) => void gone.push(rest.at(-1) as () => void) };
  Object.defineProperty(navigator, 'locks', { value: locks, configurable: true });
  const other = keptKey(5, 'faq', 1, 'other');
  gone.length = 0;
  keep(other, { version: 1, base: emptyValue(faq.fields), value: at(1, 'Сколько?').value as ContentValue });
  const key = keptKey(5, 'faq', 1, 'own');
  const editing = makeEditing({
    fields: faq.fields,
    item: at(1),
    key,
    save: async () => offline,
    read: async () => offline,
  });
  takeOver(key, editing.adopt, new AbortController().signal);
  expect(editing.get().value).toMatchObject({ question: { ru: '' } });
  for (const give of gone) give();
  expect(editing.get().value).toMatchObject({ question: { ru: 'Сколько?' } });
  expect([readKept(other), readKept(key)?.value]).toMatchObject([null, { question: { ru: 'Сколько?' } }]);
  editing.stop();
  Reflect.deleteProperty(navigator, 'locks');
});
