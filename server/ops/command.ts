import { storedPhone } from '../platform/auth/phones';
import { type Config, loadConfig, readEnvFile } from '../platform/config';
import { type OpenDatabase, openDatabase } from '../platform/db/open';
import { StartError } from '../platform/startError';

/** Runs an operator's command. Prints a StartError as one line. Exit code 1 on any error. */
export function runCommand(command: (args: string[]) => Promise<void>): void {
  command(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  });
}

/**
 * Calls `work` with settings and database.
 * @throws StartError if a server has the embedded database open
 */
export async function withSite(work: (database: OpenDatabase, config: Config) => Promise<void>): Promise<void> {
  const config = loadConfig(process.env, readEnvFile());
  const database = await openDatabase(config);
  try {
    await work(database, config);
  } finally {
    await database.close();
  }
}

export function phoneOf(given: string, usage: string): string {
  if (!/^\+?998\d{9}$/.test(given)) throw new StartError(`A phone is +998 and nine digits, not "${given}"\n${usage}`);
  return storedPhone(given);
}
