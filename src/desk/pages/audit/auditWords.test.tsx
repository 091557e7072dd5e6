import { act, screen } from '@testing-library/react';
import type { AuditEntry } from '#contract/activity';
import type { Field, Fields } from '#contract/content/fields';
import { CONTENT_KINDS, kindOf } from '#contract/content/kinds';
import { AUDIT_ACTIONS, AUDIT_FIELDS, UNVALUED_FIELDS } from '#contract/rules/auditWords';
import { AUDIT_THINGS, STAFF_ROLES } from '#contract/rules/deskLimits';
import { ENQUIRY_STATUSES } from '#contract/rules/limits';
import { FINDING_LEVELS, LINE_KINDS } from '#contract/rules/visits';
import { auditEntry } from '#test/auditEntry';
import { renderDesk } from '#test/renderDesk';
import { AUDIT_STATES } from '../../common/lib/changeWords';
import { AuditEntries } from './AuditEntries';

/** One sample value per field that is not content. */
const VALUES: Record<(typeof AUDIT_FIELDS)[keyof typeof AUDIT_FIELDS], readonly string[]> = {
  status: ENQUIRY_STATUSES,
  role: STAFF_ROLES,
  state: AUDIT_STATES,
  level: FINDING_LEVELS,
  kind: LINE_KINDS,
  language: ['ru', 'uz'],
  flag: ['true', 'false'],
  format: ['csv', 'xlsx'],
  money: ['1994050'],
  time: ['2026-11-28T05:00:00Z'],
  named: ['12!'],
  text: ['12!'],
  fields: [UNVALUED_FIELDS.join(', ')],
};

const TYPED: Partial<Record<Field['type'], string>> = {
  money: '1994050.00',
  date: '2026-11-28',
  flag: 'true',
  picture: '/media/services/detailing.960x640.webp',
};

/** Flattens the fields of an item to paths, as the server does. */
const leavesOf = (fields: Fields, within = ''): { path: string; values: readonly string[] }[] =>
  Object.entries(fields).flatMap(([name, field]) => {
    const path = within + name;
    const values = field.type === 'choice' ? field.of : [TYPED[field.type] ?? '12!'];
    if (field.type === 'group') return leavesOf(field.fields, `${path}.1.`);
    const parts: Record<string, readonly string[]> = {
      place: ['latitude', 'longitude'],
      week: ['0.0.0', '6.1.1'],
      day: ['0.0', '1.1'],
    };
    if ('localized' in field && field.localized)
      return ['ru', 'uz'].map((part) => ({ path: `${path}.${part}`, values }));
    if (field.type === 'reference' && field.many) return [{ path: `${path}.0`, values }];
    return parts[field.type]?.map((part) => ({ path: `${path}.${part}`, values })) ?? [{ path, values }];
  });

const contentChanges = CONTENT_KINDS.map((kind) => ({
  kind,
  leaves: [...leavesOf(kindOf(kind).fields), { path: 'hidden', values: ['true'] }],
}));

const everything: AuditEntry[] = [
  ...AUDIT_THINGS.map((thing) => auditEntry({ thing })),
  ...AUDIT_ACTIONS.map((action) => auditEntry({ action })),
  ...Object.entries(AUDIT_FIELDS).flatMap(([field, type]) =>
    VALUES[type].map((value) => auditEntry({ changes: [{ field, before: null, after: value }] })),
  ),
  ...contentChanges.flatMap(({ kind, leaves }) => [
    auditEntry({ thing: 'content', kind, action: 'ordered', thing_id: null }),
    ...leaves.flatMap(({ path, values }) =>
      values.map((value) =>
        auditEntry({ thing: 'content', kind, name: '12!', changes: [{ field: path, before: value, after: value }] }),
      ),
    ),
  ]),
].map((one, at) => ({ ...one, id: at + 1 }));

/** Identifiers that must not be shown to staff. */
const IDENTIFIERS = new Set<string>([
  ...AUDIT_THINGS,
  ...AUDIT_ACTIONS,
  ...CONTENT_KINDS,
  ...Object.keys(AUDIT_FIELDS),
  ...Object.values(VALUES).flat(),
  ...Object.values(TYPED),
  ...contentChanges.flatMap(({ leaves }) =>
    leaves.flatMap(({ path, values }) => [path, ...path.split('.'), ...values]),
  ),
]);
IDENTIFIERS.delete('12!');

const textsWithin = (root: Element): string[] => {
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const texts: string[] = [];
  while (walker.nextNode()) texts.push(walker.currentNode.textContent ?? '');
  return texts.flatMap((text) => [text, ...text.split(/[:,·→]/)]).map((text) => text.trim());
};

const show = async (entries: AuditEntry[], language: 'ru' | 'uz' = 'ru') => {
  const shown = <AuditEntries entries={entries} />;
  const desk = await act(() => renderDesk({ path: '/desk/audit', role: 'owner', language, screen: shown }));
  await screen.findAllByRole('listitem');
  return desk;
};

it.each(['ru', 'uz'] as const)('the audit log shows no raw identifiers: %s', async (language) => {
  const { container } = await show(everything, language);
  const texts = textsWithin(container);
  expect(texts.length).toBeGreaterThan(everything.length);
  expect(texts.filter((text) => IDENTIFIERS.has(text) || /undefined|NaN|\w\.\w+\.|^\w+\.[a-z]/.test(text))).toEqual([]);
});

it('audit entries link to the editor of an item, the list of a kind and the stock of a part', async () => {
  const chilonzor = { id: 1, name: 'Чиланзар' };
  const { container } = await show([
    auditEntry({ id: 1, thing: 'content', kind: 'bays', name: 'Пост 3' }),
    auditEntry({ id: 2, thing: 'content', kind: 'bays', action: 'ordered', thing_id: null }),
    auditEntry({ id: 3, thing: 'content', kind: 'facts' }),
    auditEntry({ id: 4, thing: 'stock', name: 'OC 90 · Фильтр', branch: chilonzor }),
    auditEntry({
      id: 5,
      thing: 'content',
      kind: 'parts',
      changes: [{ field: 'fits.1.brandId', before: 'Kia', after: 'BYD' }],
    }),
    auditEntry({
      id: 6,
      thing: 'content',
      kind: 'branches',
      changes: [{ field: 'week.0.0.1', before: '18:00', after: '19:00' }],
    }),
  ]);
  const links = screen.getAllByRole('link').map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links.slice(0, 4)).toEqual([
    ['Посты: Пост 3', '/desk/content/bays/7'],
    ['Посты', '/desk/content/bays'],
    ['Цифры о компании', '/desk/content/facts/7'],
    ['OC 90 · Фильтр', '/desk/stock/7'],
  ]);
  expect(screen.getByText('Чиланзар')).toBeVisible();
  expect(container).toHaveTextContent(/2 · Марка:БылоKia→СталоBYD/);
  expect(container).toHaveTextContent('Часы работы · Пн · закрывается:');
});
