import { use } from 'react';
import { useIsConsentAsked } from '#api/consentPolicy';
import { ConsentBox } from '#shared/ui/forms/ConsentBox';
import { FallbackFormContext } from '../../fallback/fallbackForm';

export const FallbackConsent = () => {
  const isAsked = useIsConsentAsked();
  const fallback = use(FallbackFormContext);
  if (!isAsked) return null;
  return (
    <ConsentBox
      id="fallback-consent"
      name="consent"
      value="1"
      defaultChecked={fallback?.fields.consent === '1'}
      error={fallback?.errors.consent}
    />
  );
};
