import { createRequire } from 'node:module';
import type * as ReviewSchema from '#server/platform/db/schema/reviews';
import type * as DemoSecrets from '#server/platform/settings/demoSecrets';
import type * as DeskSeed from '#server/seed/seedDesk';
import type * as ClosedVisit from '#server/testing/closedVisit';
import type * as DemoCustomer from '#server/testing/demoCustomer';
import type * as TestServers from '#server/testing/testServer';
import type * as Reviews from '#server/visits/reviews';
import type { OutsideServer } from './outsideServer';

/** Keeps an unused server open for the next site test file of this worker. */
const LINGER_MS = 60_000;

let running: Promise<TestServers.TestServer> | null = null;
let leases = 0;
let closing: NodeJS.Timeout | undefined;

/** Returns the test server of this Jest worker. Test files use it one after another; it closes when unused. */
export function leaseServer(): { server: OutsideServer; giveBack(): void } {
  leases += 1;
  clearTimeout(closing);
  const giveBack = () => {
    leases -= 1;
    if (leases === 0) closing = setTimeout(() => void closeServer(), LINGER_MS).unref();
  };
  return { server, giveBack };
}

const server: OutsideServer = {
  boot: async () => {
    await booted();
  },
  call: async (method, url, headers, body) => {
    const { app } = await booted();
    const payload = body === undefined ? {} : { payload: body };
    const reply = await app.inject({ method: method as 'GET', url, headers, ...payload });
    const flat = Object.entries(reply.headers).map(([name, value]): [string, string] => [name, String(value)]);
    return { status: reply.statusCode, headers: Object.fromEntries(flat), body: reply.body };
  },
  staffDesk: async () => {
    const { db } = await booted();
    await serverModules().seedDesk(db);
    return serverModules().DEMO_PASSWORD;
  },
  makeReview: async (text) => {
    const { db } = await booted();
    const visit = await createClosedVisit();
    await db
      .insert(serverModules().visitReviews)
      .values({ ...visit, branchId: 1, name: 'Азиз', stars: 4, text, language: 'ru' });
  },
  createReviewLink: async () => {
    const { db } = await booted();
    const { visitId } = await createClosedVisit();
    return serverModules().reviewPath(await db.transaction((tx) => serverModules().newReviewLink(tx, visitId)));
  },
  makeCustomer: async (options) => serverModules().createDemoCustomer(await booted(), options),
};

async function createClosedVisit() {
  const booting = await booted();
  const { userId } = await serverModules().createDemoCustomer(booting);
  const lines = [{ name: 'Мойка', price: 70_000 }];
  return { userId, visitId: await serverModules().closedVisit(booting.db, { userId, lines }) };
}

function booted(): Promise<TestServers.TestServer> {
  running ??= serverModules().startTestServer();
  return running;
}

async function closeServer(): Promise<void> {
  const ended = running;
  running = null;
  await (await ended)?.close();
}

/** Loads server modules on first use: Jest compiles imports only while it loads the environment. */
function serverModules() {
  const load = createRequire(__filename);
  load('esbuild-register');
  return {
    ...(load('#server/testing/testServer') as typeof TestServers),
    ...(load('#server/testing/closedVisit') as typeof ClosedVisit),
    ...(load('#server/platform/db/schema/reviews') as typeof ReviewSchema),
    ...(load('#server/visits/reviews') as typeof Reviews),
    ...(load('#server/testing/demoCustomer') as typeof DemoCustomer),
    ...(load('#server/seed/seedDesk') as typeof DeskSeed),
    ...(load('#server/platform/settings/demoSecrets') as typeof DemoSecrets),
  };
}
