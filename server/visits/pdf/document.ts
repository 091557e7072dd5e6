import type { OwnRecord } from '#contract/cars';
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

/** History of a car. `entries`: newest first. `left`: number of older entries that are left out. */
export type CarHistoryDocument = {
  language: Language;
  company: string[];
  car: { name: string; year: number; plate: string; vin: string };
  entries: ({ visit: PdfDocument['visit']; address: string } | { record: OwnRecord })[];
  left: number;
  today: string;
};
