import { act, screen } from '@testing-library/react';
import type { AuditEntry } from '#contract/activity';
import { auditEntry } from '#test/auditEntry';
import { renderDesk } from '#test/renderDesk';
import { AuditEntries } from './AuditEntries';

const entry = (id: number, given: Partial<AuditEntry>): AuditEntry => auditEntry({ id, ...given });

it('the audit log shows states, levels, sums and links in the user’s language', async () => {
  const change = (field: string, before: string | null, after: string) => ({ field, before, after });
  const entries = [
    entry(1, { thing: 'customer', action: 'merged' }),
    entry(2, { thing: 'review', name: 'V-1', changes: [change('state', 'waiting', 'shown')] }),
    entry(3, { name: 'V-2', changes: [change('total', null, '1994050'), change('level', 'yellow', 'red')] }),
    entry(4, { thing: 'booking', name: 'Z-3', changes: [change('state', 'in_work', 'done')] }),
    entry(6, { thing: 'message', action: 'retried', name: 'visit_ready_sms', thing_id: 9 }),
    entry(5, { thing: 'session', thing_id: null, action: 'other_sessions_ended' }),
  ];
  await act(() => renderDesk({ path: '/desk/audit', role: 'owner', screen: <AuditEntries entries={entries} /> }));
  const links = (await screen.findAllByRole('link')).map((link) => [link.textContent, link.getAttribute('href')]);
  expect(links).toEqual([
    ['Клиент №\u00a07', '/desk/customers/7'],
    ['V-1', '/desk/reviews'],
    ['V-2', '/desk/visits/7'],
    ['Z-3', '/desk/bookings?booking=7'],
  ]);
  for (const words of ['ждёт решения', 'на сайте', 'скоро', 'срочно', 'в работе', 'готово', 'машина готова'])
    expect(screen.getByText(words)).toBeVisible();
  expect(screen.getByText(/^1.994.050.сум$/)).toBeVisible();
  expect(screen.getByText('другие сеансы завершены')).toBeVisible();
});
