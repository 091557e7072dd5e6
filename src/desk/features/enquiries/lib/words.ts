import type { EnquirySection, EnquiryStatus } from '../../../../../contract/enquiries';

/** In the order in which an enquiry goes through them. */
export const STATUSES: readonly EnquiryStatus[] = ['new', 'in_work', 'waiting', 'done', 'refused', 'spam'];

export const SECTIONS: readonly EnquirySection[] = ['bookCategor_home', 'bookCategor_about', 'shop'];
