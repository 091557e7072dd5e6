import { type ReactNode, useId } from 'react';
import { QUANTITY_UNIT } from '#contract/rules/visits';
import type { Estimate, EstimateLine } from '#contract/visits';
import { formatDay } from '#shared/i18n/formats/dates';
import { formatMoney, formatQuantity } from '#shared/i18n/formats/numbers';

import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { ALL_FIELD, lineField, previousField, type RefusedLine, SEEN_FIELD, VERSION_FIELD } from './answerFields';
import styles from './Estimate.module.css';

const CHOICES = [
  { value: 'approved', key: 'approve' },
  { value: 'declined', key: 'decline' },
  { value: '', key: 'later' },
] as const;

interface LineProps {
  line: EstimateLine;
  isAsked: boolean;
  refused: RefusedLine | undefined;
}

const Line = ({ line, isAsked, refused }: LineProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const id = useId();
  const { name, quantity, price, sums, decision, decided_at: decidedAt, by_branch: isByBranch } = line;
  const money = (sum: number) => formatMoney(String(sum), lang);
  const isChanged = isAsked && refused?.isChanged === true;
  const chosen = refused ? refused.chosen : decision;
  const stored = CHOICES.find(({ value }) => value === (decision ?? ''))?.key ?? 'later';
  return (
    <li className={styles.line} data-decision={decision ?? undefined} data-changed={isChanged || undefined}>
      <div className={styles.what} id={id}>
        <strong className={styles.name}>{name}</strong>
        <span className={styles.sum}>{money(sums.total)}</span>
        {(quantity !== QUANTITY_UNIT || sums.discount > 0) && (
          <span
            className={styles.quiet}
          >{`${formatQuantity(quantity, lang)} × ${money(price)}${sums.discount > 0 ? `, ${t('visitForms.discount', { sum: `−${money(sums.discount)}` })}` : ''}`}</span>
        )}
      </div>
      {decision && (
        <p className={styles.decided}>{`${t(
          decision === 'approved' ? 'visitForms.isApproved' : 'visitForms.isDeclined',
          {
            day: decidedAt ? formatDay(decidedAt, lang) : '',
          },
        )}${isByBranch ? ` ${t('visitForms.byBranch')}` : ''}`}</p>
      )}
      {isChanged && (
        <p id={`${id}-changed`} className={styles.changed}>
          {t('visitForms.changedSince', { choice: t(`visitForms.${stored}`) })}
        </p>
      )}
      {isAsked && (
        <div
          role="radiogroup"
          aria-labelledby={id}
          aria-describedby={isChanged ? `${id}-changed` : undefined}
          className={styles.choices}
        >
          <input type="hidden" name={previousField(line.id)} value={decision ?? ''} />
          {CHOICES.map(({ value, key }) => (
            <label key={key} className={styles.choice}>
              <input type="radio" name={lineField(line.id)} value={value} defaultChecked={(chosen ?? '') === value} />
              <span>{t(`visitForms.${key}`)}</span>
            </label>
          ))}
        </div>
      )}
    </li>
  );
};

export interface EstimateFormProps {
  estimate: Estimate;
  action: string;
  refused: ReadonlyMap<number, RefusedLine>;
  trap: ReactNode;
}

export const EstimateForm = ({ estimate, action, refused, trap }: EstimateFormProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const { lines, sums, approved, version, revision, stage } = estimate;
  const isAsked = stage === 'asked';
  const money = (sum: number) => formatMoney(String(sum), lang);
  return (
    <form className={styles.form} method="post" action={action} data-kept={version}>
      <h2 className={styles.title}>{t('visitForms.lines')}</h2>
      <ul className={styles.lines}>
        {lines.map((line) => (
          <Line key={line.id} line={line} isAsked={isAsked} refused={refused.get(line.id)} />
        ))}
      </ul>
      <dl className={styles.sums}>
        {sums.discount > 0 && (
          <>
            <div>
              <dt>{t('visitForms.amount')}</dt>
              <dd>{money(sums.amount)}</dd>
            </div>
            <div>
              <dt>{t('visitForms.discountOfAll')}</dt>
              <dd>{`−${money(sums.discount)}`}</dd>
            </div>
          </>
        )}
        <div className={styles.total}>
          <dt>{t('visitForms.total')}</dt>
          <dd>{money(sums.total)}</dd>
        </div>
        <div>
          <dt>{t('visitForms.approved')}</dt>
          <dd>{money(approved)}</dd>
        </div>
      </dl>
      {isAsked && (
        <div className={styles.buttons}>
          <input type="hidden" name={VERSION_FIELD} value={version} />
          <input type="hidden" name={SEEN_FIELD} value={revision} />
          {trap}
          {/* The first submit button is the one that Enter presses: it must not be “approve all”. */}
          <Button type="submit" variant="primary" size="lg">
            {t('visitForms.send')}
          </Button>
          <Button type="submit" size="lg" name={ALL_FIELD} value="1">
            {t('visitForms.approveAll')}
          </Button>
        </div>
      )}
    </form>
  );
};
