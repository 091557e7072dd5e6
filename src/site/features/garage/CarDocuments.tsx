import { useId, useState } from 'react';
import { useGetCarDocumentKindsQuery } from '#api/generated/care';
import type { CarDocumentKind, CarMaintenance } from '#contract/cars';
import { dateAt } from '#contract/rules/clock';
import { formatDate } from '#shared/i18n/formats/dates';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useServerNow } from '#shared/lib/serverClock';
import { Button } from '#shared/ui/actions/Button';
import { classNames } from '#shared/ui/lib/classNames';
import { Modal } from '#shared/ui/overlays/Modal';
import styles from './CarMaintenance.module.css';
import { DocumentForm } from './DocumentForm';

export interface CarDocumentsProps {
  carName: string;
  carTitleId: string;
  care: CarMaintenance;
  onChanged: () => Promise<unknown>;
}

export const CarDocuments = ({ care: { car, documents }, carName, carTitleId, onChanged }: CarDocumentsProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const titleId = useId();
  const { currentData: kinds = [] } = useGetCarDocumentKindsQuery({ lang });
  const [asked, setAsked] = useState<CarDocumentKind | null>(null);
  const [named, setNamed] = useState(asked);
  if (asked && asked !== named) setNamed(asked);
  const today = dateAt(useServerNow());
  const endOf = (kind: number) => documents.find((document) => document.kind === kind)?.ends_on;
  if (kinds.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={`${titleId} ${carTitleId}`}>
      <h3 id={titleId} className={styles.title}>
        {t('care.documents')}
      </h3>
      <ul className={styles.list}>
        {kinds.map((kind) => {
          const end = endOf(kind.id);
          const isOver = end !== undefined && end < today;
          return (
            <li key={kind.id} className={styles.document}>
              <div>
                <p className={styles.name}>{kind.name}</p>
                <p className={classNames(styles.quiet, isOver && styles.over)}>
                  {end === undefined
                    ? t('care.noEnd')
                    : t(isOver ? 'care.overSince' : 'care.goodUntil', { day: formatDate(end, lang) })}
                </p>
              </div>
              <Button
                variant="quiet"
                aria-haspopup="dialog"
                aria-label={t(end === undefined ? 'care.setOf' : 'care.changeOf', {
                  document: kind.name,
                  car: carName,
                })}
                onClick={() => setAsked(kind)}
              >
                {t(end === undefined ? 'care.set' : 'care.change')}
              </Button>
            </li>
          );
        })}
      </ul>
      <Modal
        open={asked !== null}
        onClose={() => setAsked(null)}
        title={named ? t('care.documentOf', { document: named.name, car: carName }) : ''}
      >
        {asked && (
          <DocumentForm
            car={car}
            kind={asked}
            end={endOf(asked.id)}
            onSaved={async () => {
              await onChanged();
              setAsked(null);
            }}
          />
        )}
      </Modal>
    </section>
  );
};
