import { aboutCalls } from './about';
import { articlesCalls } from './articles';
import { blogCalls } from './blog';
import { bookableServicesCalls } from './bookableServices';
import { branchesCalls } from './branches';
import { brandsCalls } from './brands';
import { carDocumentsCalls } from './carDocuments';
import { companyCalls } from './company';
import { contactsCalls } from './contacts';
import { helpNumbersCalls } from './helpNumbers';
import { homeCalls } from './home';
import { partsCalls } from './parts';
import { pricesCalls } from './prices';
import { servicesCalls } from './services';
import { shownReviewsCalls } from './shownReviews';

/** Content: the same for every visitor, in the language of Accept-Language (docs/api.md#conventions). */
export const contentCalls = {
  ...homeCalls,
  ...aboutCalls,
  ...articlesCalls,
  ...blogCalls,
  ...partsCalls,
  ...servicesCalls,
  ...bookableServicesCalls,
  ...shownReviewsCalls,
  ...branchesCalls,
  ...contactsCalls,
  ...helpNumbersCalls,
  ...companyCalls,
  ...pricesCalls,
  ...brandsCalls,
  ...carDocumentsCalls,
};
