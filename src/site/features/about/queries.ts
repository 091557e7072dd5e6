import { getAboutBanners, getAboutUs, getFaq, getStaff } from '#api/generated/about';
import type { Load } from '#shared/config/page';

/** `AboutBlock`, `Team`, `BookingBanners` and `FaqList` ask for these. */
export const aboutQueries: Load = ({ language: lang }) => [
  getAboutUs.initiate({ lang }, { subscribe: false }),
  getStaff.initiate({ lang }, { subscribe: false }),
  getAboutBanners.initiate({ lang }, { subscribe: false }),
  getFaq.initiate({ lang }, { subscribe: false }),
];
