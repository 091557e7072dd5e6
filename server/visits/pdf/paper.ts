import type { HistoryFinding, HistoryVisit } from '#contract/visits';
import type { Language } from '../../platform/language';

/** JPEG for embedding in a PDF; null if the stored bytes are broken. */
export type PaperPhoto = { width: number; height: number; bytes: Uint8Array } | null;

/** Complete input of the worker, which reads nothing else. */
export type Paper = {
  language: Language;
  company: string[];
  visit: Omit<HistoryVisit, 'findings' | 'photos'> & {
    name: string;
    findings: (Omit<HistoryFinding, 'photos'> & { photos: PaperPhoto[] })[];
    photos: PaperPhoto[];
  };
  address: string;
};
