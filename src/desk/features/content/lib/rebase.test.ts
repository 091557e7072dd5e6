import fc from 'fast-check';
import type { ContentItem } from '#contract/content';
import { type ContentValue, emptyValue } from '#contract/content/fields';
import { faq } from '#contract/content/kinds/company';
import { type Editing, makeEditing } from './editing';
import { readStoredDraft } from './failure';
import { leavesOf, valueAt, withValueAt } from './value';

const KEY = 'desk:content:1:faq:1';
const { fields } = faq;
const FIRST: ContentItem = {
  id: 1,
  kind: 'faq',
  version: 1,
  state: 'draft',
  hidden: false,
  title: { ru: '', uz: '' },
  publish_at: null,
  changed_at: null,
  changed_by: null,
  value: emptyValue(fields),
  published: null,
  warnings: [],
  refusal: null,
};
const contentOf = ({ value }: ContentItem) => value as ContentValue;
const PATHS = leavesOf(fields, emptyValue(fields)).map(({ path }) => path);

/** Simulates a shared server and an unreliable connection. */
function makeScenario() {
  let now = FIRST;
  let line: 'good' | 'none' | 'deaf' = 'good';
  let texts = 0;
  const theirs = new Set<unknown>();
  const seen = new Set<unknown>();
  const lost: string[] = [];
  const put = (value: ContentValue) => {
    now = { ...now, version: now.version + 1, value };
  };
  const offline = { error: { kind: 'offline' } };

  const open = (): Editing => {
    let isAlive = true;
    const editing = makeEditing({
      fields,
      item: now,
      key: KEY,
      save: async (version, value) => {
        if (!isAlive || line === 'none') return offline;
        if (version !== now.version) return { error: { kind: 'rejected', status: 412 } };
        for (const path of PATHS) {
          const was = valueAt(contentOf(now), path);
          if (theirs.has(was) && !seen.has(was) && was !== valueAt(value, path)) lost.push(path);
        }
        put(value);
        return line === 'deaf' ? offline : { data: now };
      },
      read: async () => (isAlive && line !== 'none' ? { data: now } : offline),
    });
    const look = () => {
      for (const path of PATHS) seen.add(valueAt(editing.get().value, path));
    };
    editing.subscribe(look);
    look();
    return {
      ...editing,
      stop: () => {
        isAlive = false;
        editing.stop();
      },
    };
  };
  return {
    open,
    lost,
    now: () => now,
    newText: () => `text ${(texts += 1)}`,
    setConnection: (next: typeof line) => {
      line = next;
    },
    savedByOther: (path: string) => {
      const text = `their ${(texts += 1)}`;
      theirs.add(text);
      put(withValueAt(contentOf(now), path, text));
    },
    choose: async (editing: Editing, isTheirs: boolean) => {
      if (editing.get().clashes.length === 0) return;
      for (const clash of editing.get().clashes) seen.add(clash.theirs);
      editing.resolve(() => isTheirs);
      await editing.flush();
    },
  };
}

const steps = fc.array(
  fc.oneof(
    fc.record({ do: fc.constantFrom('type' as const, 'theirs' as const), path: fc.constantFrom(...PATHS) }),
    fc.record({ do: fc.constantFrom('receive', 'flush', 'flush', 'reload', 'mine', 'take') }),
    fc.record({ do: fc.constant('line' as const), line: fc.constantFrom('good' as const, 'none', 'deaf') }),
  ),
  { maxLength: 25 },
);

beforeEach(() => localStorage.clear());

it("never overwrites another person's change without the user's choice, in any order of events", async () => {
  await fc.assert(
    fc.asyncProperty(steps, async (all) => {
      localStorage.clear();
      const scenario = makeScenario();
      let editing = scenario.open();
      for (const step of all) {
        if (step.do === 'type' && 'path' in step) editing.type(step.path, scenario.newText());
        else if (step.do === 'theirs' && 'path' in step) scenario.savedByOther(step.path);
        else if ('line' in step) scenario.setConnection(step.line);
        else if (step.do === 'receive') editing.receive(scenario.now());
        else if (step.do === 'flush') await editing.flush();
        else if (step.do === 'reload') {
          editing.stop();
          editing = scenario.open();
        } else await scenario.choose(editing, step.do === 'take');
      }
      scenario.setConnection('good');
      editing.receive(scenario.now());
      await editing.flush();
      while (editing.get().clashes.length > 0) await scenario.choose(editing, false);
      await editing.flush();
      editing.stop();
      expect(scenario.lost).toEqual([]);
      expect(editing.get().value).toEqual(scenario.now().value);
      expect(readStoredDraft(KEY)).toBeNull();
    }),
    { numRuns: 300 },
  );
});

const typedOver = async () => {
  const scenario = makeScenario();
  const editing = scenario.open();
  editing.type('question.ru', 'мой');
  scenario.savedByOther('question.ru');
  await editing.flush();
  expect(editing.get()).toMatchObject({ save: 'clash', clashes: [{ path: 'question.ru', mine: 'мой' }] });
  return { scenario, editing };
};

it('keeps a conflict open during further input and adds conflicts of other fields', async () => {
  const { scenario, editing } = await typedOver();
  editing.type('answer.ru', 'слово');
  await editing.flush();
  expect(editing.get().clashes).toHaveLength(1);
  scenario.savedByOther('answer.ru');
  editing.receive(scenario.now());
  expect(editing.get().clashes.map(({ path }) => path)).toEqual(['question.ru', 'answer.ru']);
  expect(editing.get().save).toBe('clash');
  editing.stop();
});

it('restores an open conflict after a reload', async () => {
  const { scenario, editing } = await typedOver();
  editing.stop();
  const again = scenario.open();
  expect(again.get()).toMatchObject({ save: 'clash', clashes: [{ path: 'question.ru', mine: 'мой' }] });
  again.stop();
});

it('adopts the other person’s version if the user reverts the conflicting input', async () => {
  const { scenario, editing } = await typedOver();
  editing.type('question.ru', '');
  await editing.flush();
  expect(editing.get()).toMatchObject({ save: 'kept', clashes: [] });
  expect(editing.get().value).toEqual(scenario.now().value);
  editing.stop();
});
