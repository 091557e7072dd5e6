import { storedPhone } from '../../platform/auth/phones';
import { loadConfig, readEnvFile } from '../../platform/config';
import { openDatabase } from '../../platform/db/open';
import { StartError } from '../../platform/startError';
import { inviteOwner } from './inviteOwner';

const usage = `npm run staff -- invite +998XXXXXXXXX [name]   prints a link, good once and for a day, by which an owner comes in to the desk`;

/** The way in for the first owner, and for one who has lost theirs. With the embedded database the server must be stopped. */
async function run([command, given = '', ...name]: string[]): Promise<void> {
  if (command !== 'invite') throw new StartError(usage);
  if (!/^\+?998\d{9}$/.test(given)) throw new StartError(`A phone is +998 and nine digits, not "${given}"\n${usage}`);
  const config = loadConfig(process.env, readEnvFile());
  const database = await openDatabase(config);
  try {
    const { link, expires_at } = await inviteOwner(database.db, storedPhone(given), name.join(' '), config.siteUrl);
    console.log(
      `${link}\nGood once, until ${expires_at}. Whoever has it is an owner: hand it over as you would a key.`,
    );
  } finally {
    await database.close();
  }
}

run(process.argv.slice(2)).catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
});
