import { useState } from 'react';
import { useCheckImportMutation } from '#api/desk/imports';
import type { ApiProblem } from '#api/problem';
import type { Import, ImportRowsQuery } from '#contract/stock';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { Card } from '#desk/common/ui/Card';
import { ProgressLine } from '#desk/common/ui/ProgressLine';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { useContentTexts } from '../../hooks/useContentTexts';
import { ImportColumnsForm } from './ImportColumnsForm';
import { ImportFilter } from './ImportFilter';
import { ImportOutcome } from './ImportOutcome';
import { ImportPriceChoice } from './ImportPriceChoice';
import { ImportReadingForm } from './ImportReadingForm';
import { ImportRowList } from './ImportRowList';
import styles from './imports.module.css';

export interface ImportWorkProps {
  one: Import;
  isChecking: boolean;
  onChecking: (isChecking: boolean) => void;
}

/** One spreadsheet from its columns to what became of it. */
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

  const look = () => {
    setPressed(true);
    if (isPriceOpen) return;
    onChecking(true);
    void check({ id, body: { columns } }).then(({ data }) => {
      onChecking(false);
      // What somebody has to look at comes first.
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
              onClick={look}
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
