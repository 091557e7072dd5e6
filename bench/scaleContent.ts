import { refreshSearch } from '../server/catalog/search/searchIndex';
import { loadConfig } from '../server/platform/config';
import { openDatabase } from '../server/platform/db/open';
import { prepareDatabase } from '../server/prepare';
import { scaleContent } from '../server/seed/scaled';

// Fills the database of DATA_DIR, or with MODE=demo that of DATABASE_URL, with a hundred times the demo content:
//   DATA_DIR=.data/large node -r esbuild-register bench/scaleContent.ts
// Then start the server with the same setting and measure it beside one with the demo content.

async function main(): Promise<void> {
  const config = loadConfig(process.env);
  const database = await openDatabase(config);
  try {
    await prepareDatabase(database.patient, config, console.log);
    await scaleContent(database.patient);
    // Or the server would make the search's index while it is measured.
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
