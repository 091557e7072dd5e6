import type { Customer } from '#api/account';
import type { Gender, ProfileChange } from '#contract/account';
import { phoneForWire, readPhone, vouchedPhone } from '#contract/rules/phone';

/** What stands in the profile form, by the names of the payload. */
export interface ProfileValues {
  first_name: string;
  last_name: string;
  /** The phone (see `phoneValue`). */
  username: string;
  /** 'YYYY-MM-DD', or what is typed of it. */
  birthdate: string;
  /** '' while none is chosen. */
  gender: Gender | '';
}

/** A customer whom the workshop entered may have no birth date and no gender yet. */
export const profileValues = (
  customer: Pick<Customer, 'first_name' | 'last_name' | 'username' | 'birthdate' | 'gender'>,
): ProfileValues => ({
  first_name: customer.first_name,
  last_name: customer.last_name,
  username: vouchedPhone(customer.username),
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

/**
 * The payload of PUT /authentication/user/{id}, of values that are valid.
 * @param base the stored values that the form is based on: a field that was not changed stays as it is stored by now
 */
export const profilePayload = ({ gender, ...values }: ProfileValues, base: ProfileValues): ProfileChange => ({
  first_name: values.first_name === base.first_name ? base.first_name : values.first_name.trim(),
  last_name: values.last_name === base.last_name ? base.last_name : values.last_name.trim(),
  birthdate: values.birthdate,
  username: phoneForWire(values.username),
  gender: gender === 'F' ? 'F' : 'M',
  expected: { ...base, username: phoneForWire(base.username) },
});

export const isSamePhone = (one: string, other: string): boolean => vouchedPhone(one) === vouchedPhone(other);

/** The customer's phone as calls take it, `+998XXXXXXXXX`; null where the server keeps something else. */
export const phoneForCodes = (username: string): string | null => {
  const value = vouchedPhone(username);
  return readPhone(value).kind === 'number' ? phoneForWire(value) : null;
};
