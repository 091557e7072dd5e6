import { useId, useState } from 'react';
import { useGetCarDocumentKindsQuery } from '#api/generated/care';
import type { CarMaintenance } from '#contract/care';
import type { CarDocumentKind } from '#contract/cars';
import { dateAt } from '#contract/rules/clock';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { useServerNow } from '#shared/lib/serverClock';
import { Button } from '#shared/ui/actions/Button';
import { classNames } from '#shared/ui/lib/classNames';
import { Modal } from '#shared/ui/overlays/Modal';
import styles from './CarMaintenance.module.css';
import { DocumentForm } from './DocumentForm';
import { documentState, documentText } from './maintenanceWords';

const NO_END = '9999-12-31';

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
  const [editedKind, setEditedKind] = useState<CarDocumentKind | null>(null);
  const [named, setNamed] = useState(editedKind);
  if (editedKind && editedKind !== named) setNamed(editedKind);
  const today = dateAt(useServerNow());
  const endOf = (kind: number) => documents.find((document) => document.kind === kind)?.ends_on;
  // The earliest end first; documents without a date keep their order and come last.
  const byUrgency = kinds.toSorted((one, other) =>
    (endOf(one.id) ?? NO_END).localeCompare(endOf(other.id) ?? NO_END, 'en'),
  );
  if (kinds.length === 0) return null;
  return (
    <section className={styles.part} aria-labelledby={`${titleId} ${carTitleId}`}>
      <h3 id={titleId} className={styles.title}>
        {t('care.documents')}
      </h3>
      <ul className={styles.list}>
        {byUrgency.map((kind) => {
          const end = endOf(kind.id);
          const state = documentState(end, today);
          return (
            <li key={kind.id} className={styles.document}>
              <div>
                <p className={styles.name}>{kind.name}</p>
                <p
                  className={classNames(
                    styles.quiet,
                    state === 'over' && styles.over,
                    state === 'ending' && styles.ending,
                  )}
                >
                  {documentText(t, lang, end, today)}
                </p>
              </div>
              <Button
                variant="quiet"
                aria-haspopup="dialog"
                aria-label={t(end === undefined ? 'care.setOf' : 'care.changeOf', {
                  document: kind.name,
                  car: carName,
                })}
                onClick={() => setEditedKind(kind)}
              >
                {t(end === undefined ? 'care.set' : 'care.change')}
              </Button>
            </li>
          );
        })}
      </ul>
      <Modal
        open={editedKind !== null}
        onClose={() => setEditedKind(null)}
        title={named ? t('care.documentOf', { document: named.name, car: carName }) : ''}
      >
        {editedKind && (
          <DocumentForm
            car={car}
            kind={editedKind}
            end={endOf(editedKind.id)}
            onSaved={async () => {
              await onChanged();
              setEditedKind(null);
            }}
          />
        )}
      </Modal>
    </section>
  );
};
