import { StartError } from '../platform/startError';
import { inviteOwner } from '../staff/people/invitations';
import { phoneOf, runCommand, withSite } from './command';

const usage = `npm run staff -- invite +998XXXXXXXXX [name]   prints a link, good once and for a day, by which an owner comes in to the desk`;

/** Command that invites the first owner, or an owner who cannot sign in. */
async function staff([command, phoneArgument = '', ...name]: string[]): Promise<void> {
  if (command !== 'invite') throw new StartError(usage);
  const phone = phoneOf(phoneArgument, usage);
  await withSite(async ({ db }, { siteUrl }) => {
    const { link, expires_at } = await inviteOwner(db, phone, name.join(' '), siteUrl);
    console.log(`${link}\nSingle-use, valid until ${expires_at}. It grants owner access: keep it secret.`);
  });
}

runCommand(staff);
