import { useState } from 'react';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { Card } from '#desk/common/ui/Card';
import { Button } from '#shared/ui/actions/Button';
import { useVisit } from '../hooks/useVisit';
import { FindingCard } from './FindingCard';
import styles from './FindingList.module.css';
import { FindingWizard } from './FindingWizard';

const RANK = { red: 0, yellow: 1, green: 2 };

/** What was found on the car and is recommended, the urgent first. */
export const FindingList = () => {
  const t = useDeskTexts();
  const { visit, canWork } = useVisit();
  const [isAdding, setAdding] = useState(false);
  const findings = visit.findings.toSorted((a, b) => RANK[a.level] - RANK[b.level]);
  return (
    <Card title={t('finding.title')}>
      {canWork && (
        <Button size="lg" block variant="primary" className={styles.add} onClick={() => setAdding(true)}>
          {t('finding.new')}
        </Button>
      )}
      {findings.length === 0 && <p className={styles.none}>{t('finding.none')}</p>}
      <ul className={styles.list}>
        {findings.map((finding) => (
          <li key={finding.id}>
            <FindingCard finding={finding} />
          </li>
        ))}
      </ul>
      <FindingWizard open={isAdding} onClose={() => setAdding(false)} />
    </Card>
  );
};
