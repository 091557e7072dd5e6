import { PRICE_STEPS, type PriceStep } from '#contract/rules/money';
import { formatNumber } from '#shared/i18n/formats/numbers';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button } from '#shared/ui/actions/Button';
import { ChoiceField } from '#shared/ui/forms/ChoiceField';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import { useContentTexts } from '../hooks/useContentTexts';
import styles from './BulkModal.module.css';

export interface PriceWay {
  by: 'percent' | 'sum';
  to: 'up' | 'down';
  amount: string;
  round: PriceStep;
}

export interface PriceChangeProps {
  way: PriceWay;
  isLoading: boolean;
  onChange: (way: PriceWay) => void;
  onReview: () => void;
}

export const PriceChange = ({ way, isLoading, onChange, onReview }: PriceChangeProps) => {
  const { t } = useContentTexts();
  const language = useLanguage();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onReview();
      }}
    >
      <div className={styles.way}>
        <ChoiceField
          name="way"
          label={t('bulk.way')}
          value={way.by}
          options={[
            { value: 'percent', label: t('bulk.byPercent') },
            { value: 'sum', label: t('bulk.bySum') },
          ]}
          onChange={(by) => onChange({ ...way, by })}
        />
        <ChoiceField
          name="direction"
          label={t('bulk.direction')}
          value={way.to}
          options={[
            { value: 'up', label: t('bulk.up') },
            { value: 'down', label: t('bulk.down') },
          ]}
          onChange={(to) => onChange({ ...way, to })}
        />
        <FieldFrame label={t(way.by === 'percent' ? 'bulk.percent' : 'bulk.sum')}>
          {(control) => (
            <input
              {...control}
              value={way.amount}
              inputMode="decimal"
              autoComplete="off"
              onChange={(event) => onChange({ ...way, amount: event.target.value })}
            />
          )}
        </FieldFrame>
        <FieldFrame label={t('bulk.round')}>
          {(control) => (
            <select
              {...control}
              value={way.round}
              onChange={({ target }) =>
                onChange({ ...way, round: PRICE_STEPS.find((step) => step === Number(target.value)) ?? 1 })
              }
            >
              {PRICE_STEPS.map((step) => (
                <option key={step} value={step}>
                  {t('bulk.roundTo', { step: formatNumber(step, language) })}
                </option>
              ))}
            </select>
          )}
        </FieldFrame>
      </div>
      <Button type="submit" loading={isLoading}>
        {t('bulk.look')}
      </Button>
    </form>
  );
};
