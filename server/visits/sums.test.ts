import fc from 'fast-check';
import {
  amountOfLine,
  type Discount,
  MAX_PRICE,
  MAX_QUANTITY,
  type Priced,
  totalOfLines,
  WHOLE,
} from '#contract/rules/visits';
import { referenceOf } from '#contract/testing/referenceSums';
import type { Visit } from '#contract/visitsDesk';
import { seedDesk } from '../seed/seedDesk';
import { deskBrowserOf } from '../testing/deskBrowser';
import { startTestServer, type TestServer } from '../testing/testServer';
import { type Ground, groundOf, newVisit, visitsAtDesk } from '../testing/visitsAtDesk';

/** Random visits; FUZZ_RUNS=1000 tries more of them. */
const RUNS = Math.ceil(Number(process.env['FUZZ_RUNS'] ?? 100) / 5);

let server: TestServer;
let ground: Ground;
let desk: ReturnType<typeof visitsAtDesk>;
beforeAll(async () => {
  server = await startTestServer();
  await seedDesk(server.db);
  desk = visitsAtDesk(await deskBrowserOf(server, 'adviser'));
  ground = await groundOf(server);
});
afterAll(() => server.close());

type Line = Priced & { decision: 'approved' | 'declined' | null };
type Model = { lines: Line[]; discount: Discount | null };

const discount = fc.option(
  fc.oneof(
    fc.record({ percent: fc.integer({ min: 1, max: WHOLE }) }),
    fc.record({ sum: fc.integer({ min: 1, max: MAX_PRICE }) }),
  ),
);
const price = fc.oneof(fc.integer({ min: 0, max: 500_000 }), fc.integer({ min: 0, max: MAX_PRICE }));
const quantity = fc.oneof(fc.integer({ min: 1, max: 5_000 }), fc.integer({ min: 1, max: MAX_QUANTITY }));
const line = fc.record({ price, quantity, discount });
const at = fc.nat({ max: 20 });
const act = fc.oneof(
  fc.record({ add: line }),
  fc.record({ change: fc.record({ price, quantity, discount }, { requiredKeys: [] }), at }),
  fc.record({ remove: fc.constant(true), at }),
  fc.record({ discount }),
  fc.record({ decide: fc.constantFrom('approved', 'declined', null), at }),
);
type Act = typeof act extends fc.Arbitrary<infer Given> ? Given : never;

const takeable = (given: Discount | null, from: number): Discount | null => {
  if (given === null || 'percent' in given || given.sum <= from) return given;
  return from > 0 ? { sum: from } : null;
};

async function play(visit: Visit, model: Model, given: Act): Promise<Visit> {
  if ('add' in given) {
    const add = { ...given.add, discount: takeable(given.add.discount, amountOfLine(given.add)) };
    model.lines.push({ ...add, decision: null });
    return desk.change('POST', visit, '/lines', { kind: 'free', name: { ru: 'x', uz: 'x' }, ...add });
  }
  if ('discount' in given) {
    const taken = model.lines.filter(({ decision }) => decision !== 'declined');
    const off = takeable(given.discount, totalOfLines(taken));
    const isOther = JSON.stringify(off) !== JSON.stringify(model.discount);
    model.discount = off;
    if (isOther) for (const one of model.lines) one.decision = null;
    return desk.change('PATCH', visit, '', { discount: off });
  }
  if (model.lines.length === 0) return visit;
  const place = given.at % model.lines.length;
  const [held, stored] = [model.lines[place], visit.lines[place]];
  if (!held || !stored) throw new Error('The desk has fewer lines');
  if ('remove' in given) {
    model.lines.splice(place, 1);
    return desk.change('DELETE', visit, `/lines/${stored.id}`);
  }
  if ('change' in given) {
    const { decision: _decision, ...before } = held;
    const changed = { ...before, ...given.change };
    const off = given.change.discount !== undefined && takeable(given.change.discount, amountOfLine(changed));
    const change = { ...given.change, ...(off !== false && { discount: off }) };
    const after = { ...before, ...change };
    const isOther = (['price', 'quantity', 'discount'] as const).some(
      (field) => JSON.stringify(after[field]) !== JSON.stringify(before[field]),
    );
    Object.assign(held, after, isOther && { decision: null });
    return desk.change('PATCH', visit, `/lines/${stored.id}`, change);
  }
  held.decision = given.decide;
  const decisions = [{ line: stored.id, decision: given.decide }];
  return desk.change('POST', visit, '/decisions', { estimate: visit.estimate, decisions });
}

it('the sums of a visit equal a reference model after any sequence of changes', async () => {
  let phones = 3_000_000;
  await fc.assert(
    fc.asyncProperty(fc.array(act, { maxLength: 15 }), async (acts) => {
      let visit = await desk.begin(newVisit(ground, { phone: `+99890${phones++}` }));
      const model: Model = { lines: [], discount: null };
      for (const one of acts) {
        visit = await play(visit, model, one);
        const { total, amount } = referenceOf(
          model.lines.filter(({ decision }) => decision !== 'declined'),
          model.discount,
        );
        expect([visit.sums?.total, visit.sums?.amount, visit.total]).toEqual([total, amount, total].map(Number));
        expect(visit.lines.map(({ decision }) => decision)).toEqual(model.lines.map(({ decision }) => decision));
      }
      if (visit.lines.length === 0) return;
      visit = await desk.change('PATCH', visit, '', { state: 'in_work' });
      const before = visit.total;
      visit = await desk.change('POST', visit, '/closing');
      expect(visit.total).toBe(before);
    }),
    { numRuns: RUNS },
  );
}, 120_000);
