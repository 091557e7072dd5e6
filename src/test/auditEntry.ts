import type { AuditEntry } from '#contract/activity';

export const auditEntry = (overrides: Partial<AuditEntry>): AuditEntry => ({
  id: 1,
  at: '2026-11-28T05:00:00Z',
  action: 'changed',
  thing: 'visit',
  thing_id: 7,
  kind: null,
  name: '',
  branch: null,
  by: null,
  changes: [],
  ...overrides,
});
