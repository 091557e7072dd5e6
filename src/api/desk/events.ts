// Made of contract/ by `npm run generate`. Change the contract, not this file.

import { deskAddress } from './deskApi';

/** Address. What changes, as server-sent events, resumed by Last-Event-ID; it ends with the session */
export const eventsAddress = ({ after }: { after?: string | undefined }): string => deskAddress('/events', { after });
