import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { useCustomerQuery } from '#api/account';
import { confirmedPhone } from '#contract/rules/phone';
import type { AppointmentValues } from './appointment';

type Contact = Pick<AppointmentValues, 'full_name' | 'phone'>;

const EMPTY_CONTACT: Contact = { full_name: '', phone: '' };

const replaced = <Values extends Contact>(values: Values, prefilled: Contact, next: Contact): Values => ({
  ...values,
  full_name: values.full_name === prefilled.full_name ? next.full_name : values.full_name,
  phone: values.phone === prefilled.phone ? next.phone : values.phone,
});

/**
 * Prefills name and phone of a customer once, without overwriting input (docs/spec/forms.md#appointment-form), and
 * clears them on sign-out.
 * @returns a function that clears prefilled fields in values to be stored
 */
export const usePrefilledCustomer = () => {
  const { currentData: customer } = useCustomerQuery();
  const { values, setFieldValue } = useFormikContext<Contact>();
  const filled = useRef<{ id: number | null; contact: Contact }>({ id: null, contact: EMPTY_CONTACT });
  useEffect(() => {
    const { id, contact } = filled.current;
    if ((customer?.id ?? null) === id) return;
    const next = customer
      ? { full_name: `${customer.first_name} ${customer.last_name}`.trim(), phone: confirmedPhone(customer.username) }
      : EMPTY_CONTACT;
    filled.current = { id: customer?.id ?? null, contact: next };
    const { full_name, phone } = replaced(values, contact, next);
    // Sets the fields separately, because setValues would overwrite other pending changes.
    if (full_name !== values.full_name) void setFieldValue('full_name', full_name);
    if (phone !== values.phone) void setFieldValue('phone', phone);
  }, [customer, values, setFieldValue]);
  return <Values extends Contact>(values: Values): Values => replaced(values, filled.current.contact, EMPTY_CONTACT);
};
