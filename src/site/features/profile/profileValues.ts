import type { Customer } from '#api/account';
import type { Gender, ProfileChange } from '#contract/account';
import { confirmedPhone, phoneForWire, readPhone } from '#contract/rules/phone';

export interface ProfileValues {
  first_name: string;
  last_name: string;
  username: string;
  birthdate: string;
  gender: Gender | '';
}

/** Customers created by staff may have no birth date and gender. */
export const profileValues = (
  customer: Pick<Customer, 'first_name' | 'last_name' | 'username' | 'birthdate' | 'gender'>,
): ProfileValues => ({
  first_name: customer.first_name,
  last_name: customer.last_name,
  username: confirmedPhone(customer.username),
  birthdate: customer.birthdate,
  gender: customer.gender ?? '',
});

export const PROFILE_FIELD_GROUPS = [
  ['first_name'],
  ['last_name'],
  ['username'],
  ['birthdate'],
  ['gender'],
] as const satisfies readonly (readonly (keyof ProfileValues)[])[];

export const profilePayload = ({ gender, ...values }: ProfileValues, base: ProfileValues): ProfileChange => ({
  first_name: values.first_name === base.first_name ? base.first_name : values.first_name.trim(),
  last_name: values.last_name === base.last_name ? base.last_name : values.last_name.trim(),
  birthdate: values.birthdate,
  username: phoneForWire(values.username),
  gender: gender === 'F' ? 'F' : 'M',
  expected: { ...base, username: phoneForWire(base.username) },
});

export const isSamePhone = (one: string, other: string): boolean => confirmedPhone(one) === confirmedPhone(other);

export const phoneForCodes = (username: string): string | null => {
  const value = confirmedPhone(username);
  return readPhone(value).kind === 'number' ? phoneForWire(value) : null;
};
