import { storedPhone } from '../platform/auth/phones';
import { type Config, loadConfig, readEnvFile } from '../platform/config';
import { type OpenDatabase, openDatabase } from '../platform/db/open';
import { StartError } from '../platform/startError';

export function runCommand(command: (args: string[]) => Promise<void>): void {
  command(process.argv.slice(2)).catch((error: unknown) => {
    console.error(error instanceof StartError ? error.message : error);
    process.exit(1);
  });
}

/** @throws StartError if a server has the embedded database open */
export async function withSite(work: (database: OpenDatabase, config: Config) => Promise<void>): Promise<void> {
  const config = loadConfig(process.env, readEnvFile());
  const database = await openDatabase(config);
  try {
    await work(database, config);
  } finally {
    await database.close();
  }
}

export function phoneOf(argument: string, usage: string): string {
  if (!/^\+?998\d{9}$/.test(argument))
    throw new StartError(`A phone is +998 and nine digits, not "${argument}"\n${usage}`);
  return storedPhone(argument);
}
