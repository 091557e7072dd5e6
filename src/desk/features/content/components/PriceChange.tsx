import { Button } from '../../../../shared/ui/actions/Button';
import { ChoiceField } from '../../../../shared/ui/forms/ChoiceField';
import { FieldFrame } from '../../../../shared/ui/forms/FieldFrame';
import { useContentTexts } from '../hooks/useContentTexts';
import styles from './BulkModal.module.css';

export interface PriceWay {
  by: 'percent' | 'sum';
  amount: string;
}

export interface PriceChangeProps {
  way: PriceWay;
  isLoading: boolean;
  onChange: (way: PriceWay) => void;
  onLook: () => void;
}

/** By how much prices change. */
export const PriceChange = ({ way, isLoading, onChange, onLook }: PriceChangeProps) => {
  const { t } = useContentTexts();
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        onLook();
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
        <FieldFrame label={t(way.by === 'percent' ? 'bulk.percent' : 'bulk.sum')} hint={t('bulk.amountHint')}>
          {(control) => (
            <input
              {...control}
              value={way.amount}
              autoComplete="off"
              onChange={(event) => onChange({ ...way, amount: event.target.value })}
            />
          )}
        </FieldFrame>
      </div>
      <Button type="submit" loading={isLoading}>
        {t('bulk.look')}
      </Button>
    </form>
  );
};
