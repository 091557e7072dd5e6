import { storedPhone } from '../platform/auth/phones';
import { type Config, loadConfig, readEnvFile } from '../platform/config';
import { type OpenDatabase, openDatabase } from '../platform/db/open';
import { StartError } from '../platform/startError';

/** Runs an operator's command on the arguments of the process. A StartError is printed in one line; any error ends with exit code 1. */
export function runCommand(command: (args: string[]) => Promise<void>): void {
  command(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  });
}

/** Gives `work` the site's settings and its database. Throws a StartError while a server has the embedded database open. */
export async function withSite(work: (database: OpenDatabase, config: Config) => Promise<void>): Promise<void> {
  const config = loadConfig(process.env, readEnvFile());
  const database = await openDatabase(config);
  try {
    await work(database, config);
  } finally {
    await database.close();
  }
}

/** The phone of an argument, as it is stored. Throws a StartError that ends with `usage`. */
export function phoneOf(given: string, usage: string): string {
  if (!/^\+?998\d{9}$/.test(given)) throw new StartError(`A phone is +998 and nine digits, not "${given}"\n${usage}`);
  return storedPhone(given);
}
