import { type ReactNode, useId } from 'react';
import { REVIEW_TEXT_MAX_LENGTH } from '#contract/rules/visits';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import styles from './Review.module.css';
import { STARS_FIELD, TEXT_FIELD } from './reviewFields';

const STARS = [1, 2, 3, 4, 5] as const;

export interface ReviewFormProps {
  action: string;
  typed: Readonly<Record<string, string>>;
  errors: Readonly<Record<string, string>>;
  trap: ReactNode;
}

export const ReviewForm = ({ action, typed, errors, trap }: ReviewFormProps) => {
  const { t } = useTranslation();
  const id = useId();
  return (
    <form className={styles.form} method="post" action={action} data-kept>
      <div role="radiogroup" aria-labelledby={id} aria-required className={styles.rating}>
        <p id={id} className={styles.label}>
          {t('visitForms.stars')}
        </p>
        <div className={styles.stars}>
          {STARS.map((stars) => (
            <label key={stars} className={styles.star}>
              <input
                type="radio"
                name={STARS_FIELD}
                value={stars}
                defaultChecked={typed[STARS_FIELD] === String(stars)}
                aria-label={t('visitForms.starsOf', { stars })}
                required
              />
              <span aria-hidden="true">★</span>
            </label>
          ))}
        </div>
      </div>
      <FieldFrame
        label={t('visitForms.text')}
        hint={t('visitForms.textHint')}
        error={errors[TEXT_FIELD]}
        counter={<span data-counts={TEXT_FIELD} />}
        optional
      >
        {(control) => (
          <textarea
            {...control}
            name={TEXT_FIELD}
            defaultValue={typed[TEXT_FIELD]}
            rows={5}
            data-limit={REVIEW_TEXT_MAX_LENGTH}
            data-too-long={t('visitForms.textTooLong', { max: REVIEW_TEXT_MAX_LENGTH })}
          />
        )}
      </FieldFrame>
      {trap}
      <Button type="submit" variant="primary" size="lg">
        {t('visitForms.sendReview')}
      </Button>
    </form>
  );
};
