import { weekOfTexts } from '#contract/content/hours';
import { hoursColumns } from '../../platform/db/hoursColumns';
import { bays as bayTable, bookingRules as ruleTable } from '../../platform/db/schema/bays';
import {
  branches as branchTable,
  contacts,
  employees,
  hoursExceptions as hoursExceptionTable,
  regions as regionTable,
} from '../../platform/db/schema/company';
import { companyLinks as companyLinkTable, documents as documentTable } from '../../platform/db/schema/documents';
import { bays, bookingRules } from '../content/bays';
import { branches } from '../content/branches';
import { companyLinks } from '../content/companyLinks';
import { callCenterPhone, insuranceContacts, roadsideContacts } from '../content/contacts';
import { documents } from '../content/documents/documents';
import { hoursExceptions } from '../content/hoursExceptions';
import { regions } from '../content/regions';
import { staff } from '../content/staff';
import type { ContactSeed } from '../types';
import { idsBySlug, type RowSet, rowSet } from './rowSet';

/** Regions, branches, the team, the phone numbers, links and documents. */
export function companyRows(): RowSet[] {
  const regionId = idsBySlug(regions);
  const callCenter = { name: { ru: 'Колл-центр', uz: 'Aloqa markazi' }, phone: callCenterPhone };
  return [
    {
      ...rowSet(
        regionTable,
        regions.map((region, position) => ({ ...region, position })),
      ),
      keep: true,
    },
    {
      ...rowSet(
        branchTable,
        branches.map(({ region, hours, ...branch }, position) => ({
          ...branch,
          regionId: regionId(region),
          ...hoursColumns(weekOfTexts(hours)),
          position,
        })),
      ),
      keep: true,
    },
    rowSet(hoursExceptionTable, hoursExceptions),
    {
      ...rowSet(
        bayTable,
        bays.map((bay, position) => ({ ...bay, position })),
      ),
      keep: true,
    },
    rowSet(
      ruleTable,
      bookingRules.map((rules, position) => ({ ...rules, position })),
    ),
    rowSet(
      employees,
      staff.map(({ position: jobTitle, ...employee }, position) => ({ ...employee, jobTitle, position })),
    ),
    rowSet(
      contacts,
      [
        { kind: 'call_center' as const, ...callCenter },
        ...insuranceContacts.map((contact) => ({ kind: 'insurance' as const, ...numberOf(contact) })),
        ...roadsideContacts.map((contact) => ({ kind: 'roadside' as const, ...numberOf(contact) })),
      ].map((contact, position) => ({ id: position + 1, ...contact, position })),
    ),
    rowSet(
      companyLinkTable,
      companyLinks.map((link, position) => ({ ...link, position })),
    ),
    rowSet(
      documentTable,
      documents.map(({ updatedAt, ...document }, position) => ({
        ...document,
        position,
        changedAt: new Date(`${updatedAt}T00:00:00Z`),
      })),
    ),
  ];
}

const numberOf = ({ name, phone }: ContactSeed) => ({ name, phone });
