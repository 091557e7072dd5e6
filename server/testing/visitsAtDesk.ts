import { sql } from 'drizzle-orm';
import type { NewVisit, Visit } from '#contract/visitsDesk';
import type { DeskBrowser } from './deskBrowser';
import type { TestServer } from './testServer';

type Method = 'POST' | 'PATCH' | 'DELETE';

/** `own`: branch of the demo's adviser, manager and mechanic. `foreign`: another branch. */
export type Ground = { own: number; foreign: number; model: number };

export async function groundOf({ db }: TestServer): Promise<Ground> {
  const { rows } = await db.execute<Ground>(sql`select
    (select id from branches order by position, id limit 1) as own,
    (select id from branches order by position, id offset 6 limit 1) as foreign,
    (select id from car_models order by id limit 1) as model`);
  if (!rows[0]) throw new Error('There are no branches');
  return rows[0];
}

export const newVisit = ({ own, model }: Ground, given: Partial<NewVisit> = {}): NewVisit => ({
  branch: own,
  phone: '+998901112233',
  first_name: 'Азиз',
  last_name: 'Каримов',
  language: 'ru',
  car: { id: null, model, year: 2019, plate: '01 A123 BC', vin: 'XWB5V31BDHA123456' },
  mileage: 90_000,
  ...given,
});

export function visitsAtDesk(browser: DeskBrowser) {
  const begin = async (given: NewVisit): Promise<Visit> => {
    const reply = await browser.call('POST', '/visits', { body: given });
    if (reply.statusCode !== 201) throw new Error(reply.body);
    return reply.json<Visit>();
  };
  const read = async (id: number): Promise<Visit> => (await browser.call('GET', `/visits/${id}`)).json<Visit>();
  const ask = (method: Method, { id, version }: Pick<Visit, 'id' | 'version'>, path = '', body?: object) =>
    browser.call(method, `/visits/${id}${path}`, {
      headers: {
        'if-match': `"${version}"`,
        ...(Buffer.isBuffer(body) && { 'content-type': 'application/octet-stream' }),
      },
      ...(body && { body }),
    });
  const change = async (
    method: Method,
    visit: Pick<Visit, 'id' | 'version'>,
    path?: string,
    body?: object,
  ): Promise<Visit> => {
    const reply = await ask(method, visit, path, body);
    if (reply.statusCode !== 200) throw new Error(reply.body);
    return reply.json<Visit>();
  };
  const now = async (method: Method, id: number, path?: string, body?: object) =>
    change(method, await read(id), path, body);
  return { begin, read, ask, change, now };
}
