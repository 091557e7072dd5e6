import type { Branch } from '#contract/company';
import { branchElementId } from '#shared/config/anchors';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import styles from './ChosenBranch.module.css';

/** Which branch the map stands at, said aloud too: the marker alone names it only when pointed at. */
export const ChosenBranch = ({ branch }: { branch: Branch | undefined }) => {
  const { t } = useTranslation();
  const toCard = () => {
    const card = document.getElementById(branchElementId(branch?.id ?? 0));
    card?.scrollIntoView({ block: 'start' });
    card?.querySelector('a')?.focus({ preventScroll: true });
  };
  return (
    <div className={styles.bar} data-shown={branch !== undefined}>
      <p className={styles.words} role="status">
        {branch && (
          <>
            <strong className={styles.name}>{branch.name}</strong>
            <span className={styles.address}>{branch.address}</span>
          </>
        )}
      </p>
      {branch && (
        <Button variant="quiet" className={styles.details} onClick={toCard}>
          {t('contacts.mapDetails')}
        </Button>
      )}
    </div>
  );
};
