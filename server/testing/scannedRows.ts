import type { Database } from '../platform/db/database';

type QueryResult = { rows: Record<string, unknown>[] };
type Client = { query: (...given: unknown[]) => Promise<QueryResult> };
type Plan = {
  'Node Type': string;
  'Relation Name'?: string;
  'Index Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
};
export type Bounds = { growing: RegExp; most: number };

function scannedRows(plan: Plan, growing: RegExp): { rows: number; whole: string[] } {
  const where = plan['Relation Name'] ?? plan['Index Name'] ?? '';
  const removed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  // Estimate: a bitmap scan reads only rows that match all conditions.
  const share = plan['Node Type'] === 'Bitmap Index Scan' ? 0.1 : 1;
  const rows = growing.test(where) ? (plan['Actual Rows'] + removed) * plan['Actual Loops'] * share : 0;
  const below = (plan.Plans ?? []).map((inner) => scannedRows(inner, growing));
  return {
    rows: rows + below.reduce((sum, one) => sum + one.rows, 0),
    whole: [
      ...(growing.test(where) && plan['Node Type'] === 'Seq Scan' ? [where] : []),
      ...below.flatMap(({ whole }) => whole),
    ],
  };
}

export async function excessive(
  db: Database,
  { growing, most }: Bounds,
  read: (db: Database) => Promise<unknown>,
): Promise<unknown[]> {
  const { $client: client } = db as unknown as { $client: Client };
  const ask = client.query;
  const asked: unknown[][] = [];
  client.query = (...given: unknown[]): Promise<QueryResult> => {
    asked.push(given);
    return ask.apply(client, given);
  };
  try {
    await read(db);
  } finally {
    client.query = ask;
  }
  if (asked.length === 0) throw new Error('Nothing was asked');
  const found: unknown[] = [];
  for (const [statement, parameters] of asked) {
    const text = typeof statement === 'string' ? statement : (statement as { text: string }).text;
    const { rows } = await ask.call(client, `explain (analyze, timing off, format json) ${text}`, parameters);
    const [{ Plan: plan } = { Plan: null }] = (rows[0]?.['QUERY PLAN'] ?? []) as { Plan: Plan }[];
    if (!plan) throw new Error(`No plan of ${text}`);
    const looked = scannedRows(plan, growing);
    if (looked.rows > most || looked.whole.length > 0) found.push({ ...looked, plan: outline(plan), text });
  }
  return found;
}

const outline = (plan: Plan): unknown => ({
  node: `${plan['Node Type']} ${plan['Relation Name'] ?? ''} ${plan['Index Name'] ?? ''}`,
  rows: `${plan['Actual Rows']} × ${plan['Actual Loops']}, without ${plan['Rows Removed by Filter'] ?? 0}`,
  below: plan.Plans?.map(outline),
});
