import { buildApp } from '../app';
import { loadConfig } from '../platform/config';
import { openDatabase } from '../platform/db/open';
import { prepareDatabase } from '../prepare';
import { createDemoCustomer } from './demoCustomer';

/**
 * `DATA_DIR=… node -r esbuild-register server/testing/prepareDatabase.ts [count] [more]` prints signed-in customers as
 * JSON lines; `more` have the password `correct horse`.
 */
async function prepare(): Promise<void> {
  const config = loadConfig({ ...process.env, LOG_LEVEL: 'silent' });
  const database = await openDatabase(config);
  await prepareDatabase(database.patient, config, () => {});
  const app = await buildApp({ config, db: database.db });
  const [without = 1, having = 0] = process.argv.slice(2).map(Number);
  for (let made = 0; made < without + having; made += 1) {
    const customer = await createDemoCustomer({ app }, made < without ? {} : { password: 'correct horse' });
    process.stdout.write(`${JSON.stringify(customer)}\n`);
  }
  await app.close();
  await database.close();
}

prepare().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
