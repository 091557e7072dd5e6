import { useId, useState } from 'react';
import type { NewLine } from '../../../../../contract/desk/visits';
import type { LINE_KINDS } from '../../../../../contract/visits/limits';
import { useDeskTexts } from '../../../common/hooks/useDeskTexts';
import { useVisit } from '../hooks/useVisit';
import { lineAdded } from '../lib/edits';
import styles from './AddLine.module.css';
import { FreeLine } from './FreeLine';
import { PartFinder } from './PartFinder';
import { ServiceFinder } from './ServiceFinder';

type Kind = (typeof LINE_KINDS)[number];
const KINDS: readonly Kind[] = ['work', 'part', 'free'];

/** Another line: a work or a part that is found, or one in own words. */
export const AddLine = () => {
  const t = useDeskTexts();
  const id = useId();
  const { visit, change, hasPrices } = useVisit();
  const [kind, setKind] = useState<Kind>('work');
  const add = async (line: NewLine) => (await change(lineAdded(visit, line))) !== null;
  return (
    <section className={styles.add} aria-label={t('line.add')}>
      <div className={styles.kinds} role="radiogroup" aria-label={t('line.kind')}>
        {KINDS.map((one) => (
          <label key={one} className={styles.kind}>
            <input type="radio" name={`${id}kind`} checked={one === kind} onChange={() => setKind(one)} />
            <span>{t(`line.${one}`)}</span>
          </label>
        ))}
      </div>
      {kind === 'work' && (
        <ServiceFinder
          label={t('line.addWork')}
          hasPrices={hasPrices}
          onChoose={({ id: service }) => void add({ kind: 'work', service })}
        />
      )}
      {kind === 'part' && (
        <PartFinder branch={visit.branch.id} onChoose={({ id: part }) => void add({ kind: 'part', part })} />
      )}
      {kind === 'free' && <FreeLine draft={`visit-${visit.id}-line`} onAdd={add} />}
    </section>
  );
};
