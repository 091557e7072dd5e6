import { loadConfig } from '../server/platform/config';
import { openDatabase } from '../server/platform/db/open';
import { prepareDatabase } from '../server/prepare';
import { scaleDesk } from '../server/seed/scaled';

// Fills the database of DATA_DIR with the demo content and 100 000 enquiries:
// DATA_DIR=.data/desk node -r esbuild-register bench/scaleDesk.ts 100000

async function main(): Promise<void> {
  const database = await openDatabase(loadConfig(process.env));
  try {
    await prepareDatabase(database.patient, loadConfig(process.env), console.log);
    await scaleDesk(database.patient, Number(process.argv[2]));
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
