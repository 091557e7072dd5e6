import { use } from 'react';
import { useLocation } from 'react-router';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import { PHONE_EMPTY } from '#shared/ui/forms/phoneMask';
import { BUY_ID, BUY_PARAM, FallbackFormContext } from '../../fallback/fallbackForm';
import { BranchSelect } from './BranchSelect';
import { FallbackConsent } from './FallbackConsent';
import styles from './PurchaseFields.module.css';

export const PurchaseFallbackForm = ({ part }: { part: string }) => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  const fallback = use(FallbackFormContext);
  const fieldOf = (name: string) => ({ id: `fallback-${name}`, error: fallback?.errors[name] });
  const controlOf = (name: string) => ({ name, defaultValue: fallback?.fields[name] });
  return (
    <form
      className={styles.form}
      aria-label={t('shop.buyTitle')}
      method="post"
      action={`${pathname}?${BUY_PARAM}=1#${BUY_ID}`}
      noValidate
    >
      <h2>{t('shop.buyTitle')}</h2>
      <p>
        <strong>{part}</strong>
      </p>
      <p>{t('shop.buyIntro')}</p>
      {fallback?.problem}
      <FieldFrame label={t('forms.name')} {...fieldOf('full_name')}>
        {(control) => <input {...control} {...controlOf('full_name')} autoComplete="name" required />}
      </FieldFrame>
      <FieldFrame label={t('forms.phone')} {...fieldOf('phone')}>
        {(control) => (
          <input
            {...control}
            {...controlOf('phone')}
            type="tel"
            inputMode="tel"
            autoComplete="tel"
            placeholder={PHONE_EMPTY}
            required
          />
        )}
      </FieldFrame>
      <FieldFrame label={t('forms.branch')} optional {...fieldOf('branch')}>
        {(control) => <BranchSelect {...control} {...controlOf('branch')} />}
      </FieldFrame>
      <FieldFrame label={t('shop.buyMessage')} hint={t('shop.buyMessageHint')} {...fieldOf('text')}>
        {(control) => <textarea {...control} {...controlOf('text')} rows={3} required />}
      </FieldFrame>
      <FallbackConsent />
      <div className={styles.foot}>
        <Button type="submit" size="lg" variant="primary">
          {t('forms.send')}
        </Button>
      </div>
      {fallback?.trap}
    </form>
  );
};
