import type { EnquirySection, EnquiryStatus } from '#contract/enquiries';
import { ENQUIRY_SECTIONS } from '#contract/rules/limits';

export const STATUSES: readonly EnquiryStatus[] = ['new', 'in_work', 'waiting', 'done', 'refused', 'spam'];

export const SECTIONS: readonly EnquirySection[] = ENQUIRY_SECTIONS;
