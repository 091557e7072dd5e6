import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { useCustomerQuery } from '#api/account';
import { vouchedPhone } from '#contract/rules/phone';
import type { AppointmentValues } from './appointment';

type Contact = Pick<AppointmentValues, 'full_name' | 'phone'>;

const NOBODY: Contact = { full_name: '', phone: '' };

/** The values with `next` where nothing but `prefilled` stands: what was typed is never written over. */
const replaced = <Values extends Contact>(values: Values, prefilled: Contact, next: Contact): Values => ({
  ...values,
  full_name: values.full_name === prefilled.full_name ? next.full_name : values.full_name,
  phone: values.phone === prefilled.phone ? next.phone : values.phone,
});

/**
 * Fills name and phone of a signed-in customer in, once, and never over what was typed (docs/spec/forms.md#appointment-request). They leave with
 * the customer, whichever tab the exit was in. Returns how to take them out of values that outlive the form.
 */
export const usePrefilledCustomer = () => {
  const { currentData: customer } = useCustomerQuery();
  const { values, setFieldValue } = useFormikContext<Contact>();
  const filled = useRef<{ id: number | null; contact: Contact }>({ id: null, contact: NOBODY });
  useEffect(() => {
    const { id, contact } = filled.current;
    if ((customer?.id ?? null) === id) return;
    const next = customer
      ? { full_name: `${customer.first_name} ${customer.last_name}`.trim(), phone: vouchedPhone(customer.username) }
      : NOBODY;
    filled.current = { id: customer?.id ?? null, contact: next };
    const { full_name, phone } = replaced(values, contact, next);
    // One by one: together they would take back what else is being put into the form.
    if (full_name !== values.full_name) void setFieldValue('full_name', full_name);
    if (phone !== values.phone) void setFieldValue('phone', phone);
  }, [customer, values, setFieldValue]);
  return <Values extends Contact>(kept: Values): Values => replaced(kept, filled.current.contact, NOBODY);
};
