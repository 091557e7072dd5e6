import type { OwnRecord } from '#contract/care';
import type { VISIT_PAPERS } from '#contract/rules/visits';
import type { HistoryFinding, HistoryVisit, Sums } from '#contract/visits';
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

/** `remark`: below the name. Sums in soʻm, null for readers who see no prices. */
export type PaperLine = {
  name: string;
  quantity: number;
  price: number;
  sums: Sums | null;
  is_declined: boolean;
  remark: string;
};

/**
 * Estimate, work order or act of a visit. `works` also has free lines. `sums`: of the visit. `code`: address of the QR
 * code, which verifies an act and opens an estimate.
 */
export type VisitPaper = {
  kind: (typeof VISIT_PAPERS)[number];
  language: Language;
  company: string[];
  branch: string[];
  reference: string;
  number: number | null;
  hash: string | null;
  opened_at: string;
  closed_at: string | null;
  printed_at: string;
  corrects: number | null;
  corrected_by: number | null;
  name: string;
  phone: string;
  car: string;
  plate: string;
  vin: string;
  mileage: number;
  complaint: string;
  note: string;
  works: PaperLine[];
  parts: PaperLine[];
  sums: Sums | null;
  code: string | null;
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
