import type { CompanyLinkSeed } from '../types';

/** Invented, as all of the company is: none of these addresses is anybody's of ours. */
export const companyLinks: CompanyLinkSeed[] = [
  { id: 1, kind: 'telegram', address: 'https://t.me/yolda_example' },
  { id: 2, kind: 'whatsapp', address: 'https://wa.me/998712000000' },
  { id: 3, kind: 'instagram', address: 'https://www.instagram.com/yolda.example/' },
  { id: 4, kind: 'email', address: 'info@yolda.example' },
];
