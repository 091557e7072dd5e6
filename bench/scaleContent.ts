import { loadConfig } from '../server/config';
import { migrate } from '../server/db/migrate';
import { openDatabase } from '../server/db/open';
import { scaleContent } from '../server/seed/scaledContent';
import { seed } from '../server/seed/seed';

// Fills the database of DATA_DIR or DATABASE_URL with a hundred times the demo content:
//   DATA_DIR=.data/large node -r esbuild-register bench/scaleContent.ts
// Then start the server with the same setting and measure it beside one with the demo content.

async function main(): Promise<void> {
  const database = await openDatabase(loadConfig(process.env));
  try {
    await migrate(database.db);
    await seed(database.db);
    await scaleContent(database.db);
    console.log('10 000 parts and 10 000 articles are in.');
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
