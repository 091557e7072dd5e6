import { skipToken } from '@reduxjs/toolkit/query/react';
import { useFormikContext } from 'formik';
import { useEffect, useRef } from 'react';
import { useGetUserQuery } from '../../../api/endpoints/account';
import { useAppSelector } from '../../../app/hooks';
import { useLanguage } from '../../../shared/i18n/useLanguage';
import { localDigits } from '../../../shared/ui/phoneMask';
import type { AppointmentValues } from '../lib/appointment';

/** Fills name and phone of a signed-in customer in, once, and never over what was typed (specification, section 5). */
export const usePrefilledCustomer = (): void => {
  const lang = useLanguage();
  const userId = useAppSelector((state) => state.auth.userId);
  const { currentData: customer } = useGetUserQuery(userId === null ? skipToken : { lang, userId });
  const { values, setValues } = useFormikContext<Pick<AppointmentValues, 'full_name' | 'phone'>>();
  const filledFor = useRef<number | null>(null);
  useEffect(() => {
    if (!customer || filledFor.current === customer.id) return;
    filledFor.current = customer.id;
    void setValues({
      ...values,
      full_name: values.full_name || `${customer.first_name} ${customer.last_name}`.trim(),
      phone: values.phone || localDigits(customer.username),
    });
  }, [customer, values, setValues]);
};
