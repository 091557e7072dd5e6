import type { HistoryFinding, HistoryVisit } from '#contract/visits';
import type { Language } from '../../platform/language';

export type PdfPhoto = { width: number; height: number; bytes: Uint8Array } | null;

export type PdfDocument = {
  language: Language;
  company: string[];
  visit: Omit<HistoryVisit, 'findings' | 'photos'> & {
    name: string;
    findings: (Omit<HistoryFinding, 'photos'> & { photos: PdfPhoto[] })[];
    photos: PdfPhoto[];
  };
  address: string;
};
