import { sql } from 'drizzle-orm';
import type { SentEstimate, Visit } from '#contract/visitsDesk';
import { estimateToken } from '../visits/links';
import { newReviewLink } from '../visits/reviews';
import { createDemoCustomer, type DemoCustomer } from './demoCustomer';
import type { DeskBrowser } from './deskBrowser';
import type { TestServer } from './testServer';
import { groundOf, newVisit, visitsAtDesk } from './visitsAtDesk';

export const WORK = { kind: 'work', service: 1, price: 150_000 } as const;
export const PADS = { kind: 'free', name: { ru: 'Колодки', uz: 'Kolodkalar' }, price: 300_000 } as const;

export async function customerWithCar(server: TestServer): Promise<DemoCustomer & { car: number }> {
  const customer = await createDemoCustomer(server);
  const { rows } = await server.db.execute<{
    id: number;
  }>(sql`insert into cars (user_id, model_id, vin, year, plate, mileage)
    values (${customer.userId}, (select min(id) from car_models), 'XWB5V31BDHA123456', 2019, '01A123BC', 80000) returning id`);
  return { ...customer, car: rows[0]?.id ?? 0 };
}

export function visitsOf(server: TestServer, adviser: DeskBrowser) {
  const desk = visitsAtDesk(adviser);

  const begin = async (of?: { phone: string }, mileage = 90_000): Promise<Visit> => {
    const ground = await groundOf(server);
    const { id } = await desk.begin(newVisit(ground, { ...(of && { phone: of.phone }), mileage, mileage_seen: true }));
    await desk.now('POST', id, '/lines', WORK);
    return desk.now('POST', id, '/lines', PADS);
  };
  const send = async (id: number): Promise<{ visit: Visit; token: string; staffToken: string }> => {
    const reply = await desk.ask('POST', await desk.read(id), '/estimate');
    const { visit, address } = reply.json<SentEstimate>();
    const token = estimateToken(id, new Date(visit.sent[0]?.at ?? ''), server.config.secrets.code);
    return { visit, token, staffToken: address.split('/').at(-1) ?? '' };
  };
  const close = async (id: number): Promise<Visit> => {
    await desk.now('PATCH', id, '', { state: 'in_work' });
    return desk.now('POST', id, '/closing');
  };
  const reviewToken = (id: number): Promise<string> => server.db.transaction((tx) => newReviewLink(tx, id));
  return { ...desk, beginOne: begin, send, close, reviewToken };
}
