import { availability } from '../../server/booking/availability';
import { readBranchSchedules } from '../../server/booking/branchSchedule';
import { readRequestedServices } from '../../server/booking/serviceRequirements';
import { dayOf, minuteAt } from '../../server/platform/minutes';
import { scaleBookings } from '../../server/seed/scaled';
import { startTestServer, type TestServer } from '../../server/testing/testServer';
import { atMost, figure, median, quantile, type Row } from '../lib/figures';

const BOOKINGS = 100_000;
const MONTH = 31;
const WARM_UP = 10;
const SERVICES = [1];

async function timesOf(rounds: number, work: () => Promise<unknown>): Promise<number[]> {
  const times: number[] = [];
  for (let round = 0; round < rounds + WARM_UP; round++) {
    const since = performance.now();
    await work();
    if (round >= WARM_UP) times.push(performance.now() - since);
  }
  return times;
}

async function monthOfAll({ db }: TestServer): Promise<number> {
  const first = dayOf(minuteAt(new Date()));
  const span = { first, last: first + MONTH - 1 };
  const requested = await readRequestedServices(db, SERVICES);
  const schedules = await readBranchSchedules(db, span);
  for (const { schedule, rules } of schedules)
    availability(schedule, requested.requirements(rules?.stepMinutes ?? 60), span);
  return schedules.length;
}

export async function measureBooking(rounds: number): Promise<Row[]> {
  const server = await startTestServer();
  try {
    await scaleBookings(server.db, BOOKINGS);
    const branches = await monthOfAll(server);
    const ask = async (path: string) => {
      const reply = await server.app.inject({ url: `/api/main/main/bookings/${path}` });
      if (reply.statusCode !== 200) throw new Error(`${path}: ${reply.body}`);
    };
    const today = new Date().toISOString().slice(0, 10);
    const all = await timesOf(rounds, () => monthOfAll(server));
    const month = await timesOf(rounds, () => ask(`times/?services=1&branch=1&from=${today}&days=${MONTH}`));
    const next = await timesOf(rounds, () => ask('next/?services=1'));
    return [
      atMost(`free times of a month of ${branches} branches, median`, median(all), 50, ' ms'),
      figure('the same, p95', quantile(all, 0.95), ' ms'),
      figure('a month of one branch, asked by the call, p95', quantile(month, 0.95), ' ms'),
      figure('the next free time of each branch, asked by the call, p95', quantile(next, 0.95), ' ms'),
    ];
  } finally {
    await server.close();
  }
}
