import type { Config } from './platform/config';
import type { Database } from './platform/db/database';
import { assertDatabaseMode, claimMode } from './platform/db/databaseMode';
import { foldNames } from './platform/db/expressions';
import { migrate } from './platform/db/migrate';
import { removeDemoBookings, seedBookings } from './seed/bookings';
import { removeDemoCustomers, seed } from './seed/seed';

import { removeDemoDesk, seedDesk } from './seed/seedDesk';
import { seedTasks } from './seed/tasks';
import { removeDemoVisits, seedVisits } from './seed/visits';

type ModeConfig = Pick<Config, 'mode' | 'adoptDemo' | 'seedDemo'> & { secrets: Pick<Config['secrets'], 'code'> };

/**
 * Prepares a database: applies migrations, stores the mode, seeds demo content.
 * @throws StartError before any write if the database has the other mode
 */
export async function prepareDatabase(db: Database, config: ModeConfig, say: (line: string) => void): Promise<void> {
  await assertDatabaseMode(db, config);
  const applied = await migrate(db);
  if (applied > 0) say(`Database schema: ${applied} migrations applied`);
  await claimMode(db, config, async (tx) => {
    await removeDemoBookings(tx);
    await removeDemoVisits(tx);
    await removeDemoCustomers(tx);
    await removeDemoDesk(tx);
  });
  await foldNames(db);
  if (!config.seedDemo) return;
  const isIn = await seed(db, { onProgress: say, withCustomers: config.mode === 'demo' });
  // `seedDesk` returns false if there is staff, so that a demo keeps its visitors' data. One transaction, so that an
  // interrupted start is seeded again.
  if (isIn && config.mode === 'demo')
    await db.transaction(async (tx) => {
      if (!(await seedDesk(tx))) return;
      await seedVisits(tx);
      await seedBookings(tx, config.secrets.code);
      await seedTasks(tx);
    });
  if (!isIn) say('SEED_DEMO=1 changes nothing here: the database has content of its own');
}
