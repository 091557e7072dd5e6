import type { HistoryFinding, HistoryVisit } from '#contract/visits';
import type { Language } from '../../platform/language';

/** A photograph as JPEG, which a PDF can hold; null where its bytes are broken. */
export type PaperPhoto = { width: number; height: number; bytes: Uint8Array } | null;

/** All that stands on a paper: it goes to the worker that draws it, which reads nothing else. */
export type Paper = {
  language: Language;
  /** Lines of the letterhead above the branch: legal name and tax number, where the operator has given them. */
  company: string[];
  visit: Omit<HistoryVisit, 'findings' | 'photos'> & {
    name: string;
    findings: (Omit<HistoryFinding, 'photos'> & { photos: PaperPhoto[] })[];
    photos: PaperPhoto[];
  };
  /** What the QR code leads to. */
  address: string;
};
