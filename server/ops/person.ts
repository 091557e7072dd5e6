import { writeFileSync } from 'node:fs';
import { erasePersonalDataByCommand, exportPersonalData } from '../accounts/personalData';
import { registerHooks } from '../desk/hooks';
import { StartError } from '../platform/startError';
import { phoneOf, runCommand, withSite } from './command';

const usage = `npm run person -- export +998XXXXXXXXX [file]   everything the site holds of a person, as JSON that only you can read
npm run person -- erase +998XXXXXXXXX --yes     deletes the account; enquiries stay without name and phone`;

async function exportOrErase([command, phoneArgument = '', ...rest]: string[]): Promise<void> {
  registerHooks();
  if (command !== 'export' && command !== 'erase') throw new StartError(usage);
  const phone = phoneOf(phoneArgument, usage);
  if (command === 'erase' && !rest.includes('--yes')) {
    throw new StartError('Erasure cannot be undone. Run it again with --yes after the phone');
  }
  await withSite(async ({ db }, { secrets }) => {
    if (command === 'export') {
      const file = rest[0] ?? `person-${phone.slice(1)}.json`;
      writeNewFile(file, await exportPersonalData(db, phone, secrets.code));
      console.log(`Written to ${file}`);
    } else {
      const { hadAccount, requests } = await erasePersonalDataByCommand(db, phone, secrets.code);
      console.log(
        `${hadAccount ? 'The account is deleted' : 'There was no account'}; ${requests} enquiries lost name and phone`,
      );
    }
  });
}

/** Never overwrites a file, whose mode may allow others to read it. */
function writeNewFile(file: string, data: object): void {
  try {
    writeFileSync(file, `${JSON.stringify(data, null, 2)}\n`, { mode: 0o600, flag: 'wx' });
  } catch (error) {
    throw new StartError(
      `Cannot write ${file}: ${error instanceof Error ? (error.message.split(',', 1)[0] ?? '') : String(error)}`,
    );
  }
}

runCommand(exportOrErase);
