import { type BrokenLink, verifyHistory } from '../visits/seal';
import { runCommand, withSite } from './command';

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

/** Command that prints closed visits whose seal is broken, with exit code 1. */
const verify = () =>
  withSite(async ({ db }) => {
    const { visits, broken } = await db.transaction((tx) => verifyHistory(tx), {
      isolationLevel: 'repeatable read',
      accessMode: 'read only',
    });
    for (const link of broken) console.log(sentenceOf(link));
    console.log(`${visits} closed visits, ${broken.length} broken links`);
    if (broken.length > 0) process.exitCode = 1;
  });

runCommand(verify);
