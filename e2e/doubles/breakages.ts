/** The ways a call goes wrong on its way, and two in which it arrives but says nothing. */
export const FAILURES = ['refused', 'serverError', 'hanging', 'brokenJson', 'captivePortal'] as const;
export type Failure = (typeof FAILURES)[number];
export type Breakage = Failure | 'empty' | 'nulls';

export interface Reply {
  status: number;
  contentType: string;
  body: string;
}

/** Stays where everything else of an entry becomes null: without them there is no entry to show. */
const KEPT = new Set([
  'id',
  'count',
  'results',
  'top',
  'branches',
  'current_article',
  'blocks',
  'latitude',
  'longitude',
]);

const emptied = (value: unknown): unknown => {
  if (Array.isArray(value)) return [];
  if (typeof value !== 'object' || value === null) return value;
  const fields = Object.entries(value).map(([name, field]) => [name, name === 'count' ? 0 : emptied(field)]);
  return Object.fromEntries(fields);
};

const withNulls = (value: unknown): unknown => {
  if (Array.isArray(value)) return value.map(withNulls);
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, field]) => [name, KEPT.has(name) ? withNulls(field) : null]),
  );
};

const json = (value: unknown): Reply => ({ status: 200, contentType: 'application/json', body: JSON.stringify(value) });

/** What arrives in place of `good`; 'refused' and 'hanging' never arrive. */
export function brokenReply(breakage: Exclude<Breakage, 'refused' | 'hanging'>, good: string): Reply {
  switch (breakage) {
    case 'serverError':
      return { status: 500, contentType: 'text/plain', body: 'Internal Server Error' };
    case 'brokenJson':
      return { status: 200, contentType: 'application/json', body: good.slice(0, -1) || '{' };
    case 'captivePortal':
      return { status: 200, contentType: 'text/html', body: '<!doctype html><title>Wi-Fi</title><h1>Sign in</h1>' };
    case 'empty':
      return json(emptied(JSON.parse(good)));
    default:
      return json(withNulls(JSON.parse(good)));
  }
}
