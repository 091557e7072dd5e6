import { loadConfig, readEnvFile } from '../../platform/config';
import { openDatabase } from '../../platform/db/open';
import { StartError } from '../../platform/startError';
import { type BrokenLink, verifyHistory } from '../../visits/seal';

const reasons: Record<BrokenLink['why'], string> = {
  missing: 'is gone',
  changed: 'is not as it was closed',
  unlinked: 'does not follow from the one before',
  end: 'The chain does not end where its last visit says',
};

const sentenceOf = ({ number, to, why }: BrokenLink): string => {
  if (number === null) return reasons[why];
  return to === undefined ? `Visit ${number} ${reasons[why]}` : `Visits ${number} to ${to} are gone`;
};

/** Whether the closed visits are as they were closed, of all that the database holds. With the embedded database the server must be stopped. */
async function run(): Promise<void> {
  const database = await openDatabase(loadConfig(process.env, readEnvFile()));
  try {
    // One state of it, whatever is closed meanwhile.
    const { visits, broken } = await database.db.transaction((tx) => verifyHistory(tx), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
    for (const link of broken) console.log(sentenceOf(link));
    console.log(`${visits} closed visits, ${broken.length} broken links`);
    if (broken.length > 0) process.exitCode = 1;
  } finally {
    await database.close();
  }
}

run().catch((error: unknown) => {
  console.error(error instanceof StartError ? error.message : error);
  process.exitCode = 1;
});
