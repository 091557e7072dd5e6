import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { STAFF_ROLES } from './deskLimits';
import { mayDo } from './permissions';
import { VISIT_STAGES, VISIT_TRANSITIONS, type VisitEffect, type VisitNeed, type VisitStage } from './visitStages';

const STAGES: Record<VisitStage, string> = {
  open: 'open',
  sent: 'sent',
  approved: 'approved',
  in_work: 'in work',
  ready: 'ready',
  closed: 'closed',
  cancelled: 'cancelled',
};
const ACTS = {
  send: 'estimate sent',
  decide: 'decision',
  edit: 'estimate changed',
  set: 'by hand',
  close: 'closing',
} as const;
const WHO = {
  customer: 'customer',
  'change visits': 'adviser',
  'work on visits': 'mechanic or adviser',
  'close visits': 'adviser',
} as const;
const NEEDS: Record<VisitNeed, string> = {
  lines: 'an item',
  decided: 'each item decided, one approved',
  stock: 'all parts in stock',
};
const EFFECTS: Record<VisitEffect, string> = {
  estimate_message: 'message with the link',
  approved_message: 'approved message',
  answer_notification: 'notification, if the customer answered',
  booking_arrived: 'its booking is arrived again; a walk-in is cancelled',
  bay_freed: 'bay freed',
  bay_restored: 'bay taken again',
  ready_message: 'ready message',
  ready_withdrawn: 'unsent ready message withdrawn',
  steps_withdrawn: 'unsent step messages withdrawn',
  parts_taken: 'parts leave stock',
  closed_message: 'message with review link',
};

const row = (cells: readonly string[]) => `| ${cells.join(' | ')} |`;
const table = [
  row(['from', 'to', 'how', 'who', 'needs', 'effects']),
  '|---|---|---|---|---|---|',
  ...VISIT_TRANSITIONS.map(({ from, to, act, by, needs, effects }) =>
    row([
      from.map((stage) => STAGES[stage]).join(', '),
      STAGES[to],
      ACTS[act],
      by.map((who) => WHO[who as keyof typeof WHO]).join(', '),
      needs.map((need) => NEEDS[need]).join('; ') || 'none',
      effects.map((effect) => EFFECTS[effect]).join('; ') || 'none',
    ]),
  ),
].join('\n');

it('has the table of docs/spec/visits.md', () => {
  expect(readFileSync(join(process.cwd(), 'docs', 'spec', 'visits.md'), 'utf8')).toContain(table);
});

it('lets some role or the customer make each transition, and only owners, managers and advisers all of them', () => {
  const all = STAFF_ROLES.filter((role) =>
    VISIT_TRANSITIONS.every(({ by }) => by.some((who) => who !== 'customer' && mayDo(role, who))),
  );
  expect(all).toEqual(['owner', 'manager', 'adviser']);
});

it('reaches each stage from open, and leaves each stage but closed and cancelled', () => {
  const reached = new Set<VisitStage>(['open']);
  for (const _stage of VISIT_STAGES)
    for (const { from, to } of VISIT_TRANSITIONS) if (from.some((stage) => reached.has(stage))) reached.add(to);
  expect([...VISIT_STAGES].filter((stage) => !reached.has(stage))).toEqual([]);
  const left = new Set(VISIT_TRANSITIONS.flatMap(({ from }) => from));
  expect(VISIT_STAGES.filter((stage) => !left.has(stage))).toEqual(['closed', 'cancelled']);
});

it('has one transition for each stage, act and target', () => {
  const keys = VISIT_TRANSITIONS.flatMap(({ from, act, to }) => from.map((stage) => `${stage} ${act} ${to}`));
  expect(new Set(keys).size).toBe(keys.length);
});
