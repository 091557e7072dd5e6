import { Fragment } from 'react';
import { useLocation } from 'react-router';
import type { FormProblem } from '#contract/render';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { ButtonLink } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { unbroken } from '#shared/ui/text/unbroken';
import styles from './AppointmentSection.module.css';
import { CONFIRMED_DIGITS_FIELD } from './readFallbackForm';
import { TrackLink } from './TrackLink';

export const TRAP_FIELD = 'website';

export const Trap = () => {
  const { t } = useTranslation();
  return (
    <label hidden>
      <span>{t('fallbackForms.leaveEmpty')}</span>
      <input name={TRAP_FIELD} tabIndex={-1} autoComplete="off" />
    </label>
  );
};

export interface ProblemBoxProps {
  errors: Readonly<Record<string, string>>;
  problem: FormProblem | undefined;
  detail: string | undefined;
  asked: string | null;
  textLabel: string;
}

export const ProblemBox = ({ errors, problem, detail, asked, textLabel }: ProblemBoxProps) => {
  const { t } = useTranslation();
  const labels = {
    full_name: t('forms.name'),
    phone: t('forms.phone'),
    car_brand: t('forms.brand'),
    car_model: t('forms.model'),
    branch: t('forms.branch'),
    text: textLabel,
    consent: t('forms.consent'),
  };
  const mistakes = Object.entries(labels).filter(([name]) => errors[name]);
  return (
    <div role="alert" className={styles.wide}>
      <Notice tone="danger" title={mistakes.length > 0 ? t('fallbackForms.mistakes') : t('forms.technik_error')}>
        {problem && <span>{detail ?? t(`fallbackForms.${problem}`)}</span>}
        {mistakes.map(([name, label]) => (
          <Fragment key={name}>
            <a href={`#fallback-${name}`}>{label}</a>
            <span>{`: ${errors[name]}`}</span>
            <br />
          </Fragment>
        ))}
        {asked && errors.phone && <span>{t('fallbackForms.vouch')}</span>}
      </Notice>
      {asked && <input type="hidden" name={CONFIRMED_DIGITS_FIELD} value={asked} />}
    </div>
  );
};

export const FallbackThanks = ({ reference, again }: { reference: string | undefined; again: string }) => {
  const { t } = useTranslation();
  const { pathname } = useLocation();
  return (
    <div role="status">
      <Notice
        tone="success"
        title={t('forms.thanksTitle')}
        action={<ButtonLink to={pathname + again}>{t('fallbackForms.another')}</ButtonLink>}
      >
        <span>{t('forms.thanksText')}</span>
        {reference && (
          <>
            <span>{unbroken(` ${t('forms.thanksNumber', { reference })}. `)}</span>
            <TrackLink reference={reference} />
          </>
        )}
      </Notice>
    </div>
  );
};
