import type { HistoryFinding, HistoryVisit } from '#contract/visits';
import type { Language } from '../../platform/language';

export type PaperPhoto = { width: number; height: number; bytes: Uint8Array } | null;

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
