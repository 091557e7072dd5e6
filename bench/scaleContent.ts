import { refreshSearch } from '../server/catalog/search/searchIndex';
import { loadConfig } from '../server/platform/config';
import { openDatabase } from '../server/platform/db/open';
import { prepareDatabase } from '../server/prepare';
import { scaleContent } from '../server/seed/scaled';

// Fills the database of DATA_DIR (MODE=demo: of DATABASE_URL) with a hundred times the demo content:
// DATA_DIR=.data/large node -r esbuild-register bench/scaleContent.ts

async function main(): Promise<void> {
  const config = loadConfig(process.env);
  const database = await openDatabase(config);
  try {
    await prepareDatabase(database.patient, config, console.log);
    await scaleContent(database.patient);
    // Otherwise the measured server would build the search index.
    await refreshSearch(database.patient);
    console.log('10 000 parts and 10 000 articles are in.');
  } finally {
    await database.close();
  }
}

main().catch((error: unknown) => {
  console.error(error);
  process.exitCode = 1;
});
