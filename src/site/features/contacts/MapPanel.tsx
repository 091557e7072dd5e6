import { lazy, Suspense, useRef } from 'react';
import type { Branch } from '#contract/company';
import { branchElementId } from '#shared/config/anchors';
import { useIdle } from '#shared/hooks/useIdle';
import { useInView } from '#shared/hooks/useInView';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import chosenBranchStyles from './ChosenBranch.module.css';
import type { ContactsChoice } from './contactsSlice';
import styles from './MapPanel.module.css';

const ChosenBranch = ({ branch }: { branch: Branch | undefined }) => {
  const { t } = useTranslation();
  const toCard = () => {
    const card = document.getElementById(branchElementId(branch?.id ?? 0));
    const details = card?.querySelector('details');
    if (details) details.open = true;
    card?.scrollIntoView({ block: 'start' });
    card?.querySelector('summary')?.focus({ preventScroll: true });
  };
  return (
    <div className={chosenBranchStyles.bar} data-shown={branch !== undefined}>
      <p className={chosenBranchStyles.words} role="status">
        {branch && (
          <>
            <strong className={chosenBranchStyles.name}>{branch.name}</strong>
            <span className={chosenBranchStyles.address}>{branch.address}</span>
          </>
        )}
      </p>
      {branch && (
        <Button variant="quiet" className={chosenBranchStyles.details} onClick={toCard}>
          {t('contacts.mapDetails')}
        </Button>
      )}
    </div>
  );
};

const MapFailed = () => {
  const { t } = useTranslation();
  return <p className={styles.message}>{t('contacts.mapFailed')}</p>;
};

const BranchMap = lazy(() =>
  import(/* webpackChunkName: "branch-map" */ './BranchMap').catch(() => ({ default: MapFailed })),
);

const NEAR_PX = 300;

interface MapPanelProps {
  choice: ContactsChoice;
  branches: readonly Branch[] | undefined;
  onChoose: (branch: number) => void;
}

export const MapPanel = ({ choice, branches, onChoose }: MapPanelProps) => {
  const { t } = useTranslation();
  const box = useRef<HTMLDivElement>(null);
  const idle = useIdle();
  const near = useInView(box, NEAR_PX);
  const chosen = branches?.find(({ id }) => id === choice.branch);
  return (
    <section className={styles.panel} data-no-print="" aria-label={t('contacts.map')}>
      <div className={styles.box} ref={box}>
        <noscript>
          <p className={styles.message}>{t('contacts.mapNoScript')}</p>
        </noscript>
        {idle && near && (
          <Suspense>
            <BranchMap choice={choice} branches={branches} onChoose={onChoose} />
          </Suspense>
        )}
      </div>
      <ChosenBranch branch={chosen} />
    </section>
  );
};
