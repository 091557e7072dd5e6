import { writeFileSync } from 'node:fs';
import { erasePersonByCommand, exportPerson } from '../../accounts/personalData';
import { registerHooks } from '../../hooks';
import { storedPhone } from '../../platform/auth/phones';
import { loadConfig, readEnvFile } from '../../platform/config';
import { openDatabase } from '../../platform/db/open';
import { StartError } from '../../platform/startError';

const usage = `npm run person -- export +998XXXXXXXXX [file]   everything the site holds of a person, as JSON that only you can read
npm run person -- erase +998XXXXXXXXX --yes     deletes the account; enquiries stay without name and phone`;

/** For whoever runs the site and is asked by a person for their data. With the embedded database the server must be stopped. */
async function run([command, given = '', ...rest]: string[]): Promise<void> {
  registerHooks();
  if (command !== 'export' && command !== 'erase') throw new StartError(usage);
  if (!/^\+?998\d{9}$/.test(given)) throw new StartError(`A phone is +998 and nine digits, not "${given}"\n${usage}`);
  if (command === 'erase' && !rest.includes('--yes')) {
    throw new StartError('This cannot be taken back: run it again with --yes behind the phone');
  }
  const phone = storedPhone(given);
  const config = loadConfig(process.env, readEnvFile());
  const database = await openDatabase(config);
  try {
    if (command === 'export') {
      const file = rest[0] ?? `person-${phone.slice(1)}.json`;
      write(file, await exportPerson(database.db, phone, config.secrets.code));
      console.log(`Written to ${file}`);
    } else {
      const { hadAccount, requests } = await erasePersonByCommand(database.db, phone, config.secrets.code);
      console.log(
        `${hadAccount ? 'The account is deleted' : 'There was no account'}; ${requests} enquiries lost name and phone`,
      );
    }
  } finally {
    await database.close();
  }
}

/** A file that is there already is not touched: it may have other eyes on it. */
function write(file: string, held: object): void {
  try {
    writeFileSync(file, `${JSON.stringify(held, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    throw new StartError(
      `Cannot write ${file}: ${error instanceof Error ? (error.message.split(',', 1)[0] ?? '') : String(error)}`,
    );
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
});
