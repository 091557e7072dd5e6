import type { DocumentSeed } from '../../types';
import { accessibility } from './accessibility';
import { company } from './company';
import { cookies } from './cookies';
import { delivery } from './delivery';
import { offer } from './offer';
import { payment } from './payment';
import { personalData } from './personalData';
import { returns } from './returns';

/** In the order of the footer. */
export const documents: DocumentSeed[] = [
  delivery,
  payment,
  returns,
  offer,
  personalData,
  cookies,
  company,
  accessibility,
];
