import { phoneForWire } from '#contract/rules/phone';
import { normalizePlate, normalizeVin } from '#contract/rules/plates';
import type { Visit, VisitChange } from '#contract/visitsDesk';
import { phoneOf } from './beginValues';

export interface IdentityValues {
  name: string;
  phone: string;
  brand: number;
  model: number;
  year: string;
  plate: string;
  vin: string;
  reason: string;
}

export const identityOf = (
  visit: Pick<Visit, 'name' | 'phone' | 'brand' | 'model' | 'year' | 'plate' | 'vin' | 'reason'>,
): IdentityValues => ({
  name: visit.name,
  phone: phoneOf(visit.phone),
  brand: visit.brand ?? 0,
  model: visit.model ?? 0,
  year: String(visit.year),
  plate: visit.plate,
  vin: visit.vin,
  reason: visit.reason,
});

/** Returns only changed fields, so that another person's changes of other fields stay. Null without a change. */
export const identityChange = (
  visit: Pick<Visit, 'name' | 'phone' | 'brand' | 'model' | 'year' | 'plate' | 'vin' | 'reason' | 'corrects'>,
  { name, phone, model, year, plate, vin, reason }: IdentityValues,
): VisitChange | null => {
  const car = {
    ...(model > 0 && model !== visit.model && { model }),
    ...(Number(year) !== visit.year && { year: Number(year) }),
    ...(normalizePlate(plate) !== visit.plate && { plate: normalizePlate(plate) }),
    ...(normalizeVin(vin) !== visit.vin && { vin: normalizeVin(vin) }),
  };
  const isCar = Object.keys(car).length > 0;
  if (visit.corrects !== null) return isCar ? { ...car, reason: reason.trim() } : null;
  const change = {
    ...car,
    ...(name.trim() !== visit.name && { name: name.trim() }),
    ...(phone !== phoneOf(visit.phone) && { phone: phoneForWire(phone) }),
  };
  return Object.keys(change).length > 0 ? change : null;
};
