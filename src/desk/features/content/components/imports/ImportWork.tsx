import { useId, useState } from 'react';
import { useCheckImportMutation } from '#api/desk/generated/stock';
import type { ApiProblem } from '#api/problem';
import { IMPORT_FILTERS } from '#contract/rules/deskLimits';
import type { Import, ImportColumns, ImportRowsQuery } from '#contract/stock';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { ProgressLine } from '#desk/common/ui/DropZone';
import { Card } from '#desk/common/ui/Screen';
import { Select } from '#desk/common/ui/Select';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { useContentTexts } from '../../hooks/useContentTexts';
import { columnName } from '../../lib/contentWords';
import { ImportColumnsForm } from './ImportColumnsForm';
import { ImportOutcome } from './ImportOutcome';
import { ImportReadingForm } from './ImportReadingForm';
import { ImportRowList } from './ImportRowList';
import styles from './imports.module.css';

interface ImportFilterProps {
  one: Import;
  show: ImportRowsQuery['show'];
  onShow: (show: ImportRowsQuery['show']) => void;
}

const ImportFilter = ({ one: { rows, counts }, show, onShow }: ImportFilterProps) => {
  const { t } = useContentTexts();
  const name = useId();
  const choices = [
    { value: undefined, label: t('imports.show_all'), count: rows },
    ...IMPORT_FILTERS.map((filter) => ({ value: filter, label: t(`imports.show_${filter}`), count: counts[filter] })),
  ];
  return (
    <div className={styles.filter} role="radiogroup" aria-label={t('imports.show')}>
      {choices.map(({ value, label, count }) => (
        <label key={label} className={styles.choice} data-tone={value}>
          <input type="radio" name={name} checked={value === show} onChange={() => onShow(value)} />
          <span>
            <span>{`${label} `}</span>
            <b>{count}</b>
          </span>
        </label>
      ))}
    </div>
  );
};

interface ImportPriceChoiceProps {
  one: Import;
  prices: readonly number[];
  columns: ImportColumns;
  isWithout: boolean;
  isMissing: boolean;
  disabled: boolean;
  onChoose: (columns: ImportColumns, isWithout: boolean) => void;
}

const NONE = 'none';

const ImportPriceChoice = ({
  one,
  prices,
  columns,
  isWithout,
  isMissing,
  disabled,
  onChoose,
}: ImportPriceChoiceProps) => {
  const { t } = useContentTexts();
  const chosen = columns.indexOf('price');
  const all = chosen < 0 || prices.includes(chosen) ? prices : [...prices, chosen];
  const choose = (value: string) =>
    onChoose(
      columns.map((role, at) => (value === String(at) ? 'price' : role === 'price' ? '' : role)),
      value === NONE,
    );
  return (
    <div className={styles.actions}>
      <Select
        label={t('imports.prices')}
        value={chosen >= 0 ? String(chosen) : isWithout ? NONE : ''}
        disabled={disabled}
        options={[
          { value: '', label: t('imports.pricesOpen') },
          ...all.map((at) => ({ value: String(at), label: columnName(t, one.header[at] ?? '', at) })),
          { value: NONE, label: t('imports.pricesNone') },
        ]}
        onChange={choose}
      />
      <div role="alert" className={styles.live}>
        {isMissing && <Notice tone="danger">{t('imports.pricesMissing')}</Notice>}
      </div>
    </div>
  );
};

interface ImportWorkProps {
  one: Import;
  isChecking: boolean;
  onChecking: (isChecking: boolean) => void;
}

export const ImportWork = ({ one, isChecking, onChecking }: ImportWorkProps) => {
  const { t } = useContentTexts();
  const desk = useDeskTexts();
  const [check, { error }] = useCheckImportMutation();
  const [columns, setColumns] = useState(one.columns);
  const [show, setShow] = useState<ImportRowsQuery['show']>();
  const { id, state, rows, share } = one;
  const isOpen = state === 'read' || state === 'checked' || state === 'stale';
  const isThrough = state !== 'read' && state !== 'reading' && !isChecking;
  const prices = one.reading?.prices ?? [];
  const [isWithoutPrice, setWithoutPrice] = useState(one.check > 0);
  const [isPressed, setPressed] = useState(false);
  const isPriceOpen = prices.length > 0 && !isWithoutPrice && !columns.includes('price');
  const isSame = columns.every((role, at) => role === one.columns[at]);

  const poll = () => {
    setPressed(true);
    if (isPriceOpen) return;
    onChecking(true);
    void check({ id, body: { columns } }).then(({ data }) => {
      onChecking(false);
      if (data) setShow(data.counts.error > 0 ? 'error' : data.counts.change > 0 ? 'change' : undefined);
    });
  };
  return (
    <div className={styles.work}>
      {isOpen && (
        <Card title={t('imports.columns')}>
          {one.reading && <ImportReadingForm one={one} reading={one.reading} disabled={isChecking} />}
          <p className={styles.hint}>{t(one.reading?.is_known ? 'imports.known' : 'imports.columnsHint')}</p>
          {prices.length > 0 && (
            <ImportPriceChoice
              one={one}
              prices={prices}
              columns={columns}
              isWithout={isWithoutPrice}
              isMissing={isPressed && isPriceOpen}
              disabled={isChecking}
              onChoose={(chosen, isWithout) => {
                setColumns(chosen);
                setWithoutPrice(isWithout);
              }}
            />
          )}
          <ImportColumnsForm one={one} columns={columns} disabled={isChecking} onChange={setColumns} />
          <div className={styles.actions}>
            <Button
              variant={isThrough && isSame && state === 'checked' ? 'secondary' : 'primary'}
              loading={isChecking}
              onClick={poll}
            >
              {t(isThrough ? 'imports.checkAgain' : 'imports.check')}
            </Button>
          </div>
          <div role="status" className={styles.live}>
            {isChecking && (
              <ProgressLine label={t('imports.check')} share={share / 100}>
                {t('imports.checking', { share })}
              </ProgressLine>
            )}
          </div>
          <div role="alert" className={styles.live}>
            {error && <Notice tone="danger">{(error as ApiProblem).detail ?? desk('frame.failed')}</Notice>}
          </div>
        </Card>
      )}
      {isThrough && (
        <>
          <p role="status">{t('imports.checked', { count: rows })}</p>
          <ImportOutcome one={one} />
          <ImportFilter one={one} show={show} onShow={setShow} />
          <ImportRowList key={`${one.check} ${show}`} one={one} show={show} />
        </>
      )}
    </div>
  );
};
