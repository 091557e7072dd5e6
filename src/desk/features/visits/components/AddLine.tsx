import { useId, useState } from 'react';
import type { LINE_KINDS } from '#contract/rules/visits';
import type { NewLine } from '#contract/visitsDesk';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useSession } from '#desk/common/hooks/useSession';
import { ServiceFinder } from '#desk/common/ui/ServiceFinder';
import { useAddWork } from '../hooks/useAddWork';
import { useVisit } from '../hooks/useVisit';
import { draftOfNewLine, hasDraft, NEW_LINE_ENDS } from '../lib/drafts';
import { lineAdded } from '../lib/edits';
import styles from './AddLine.module.css';
import { FreeLine } from './FreeLine';
import { PartFinder } from './PartFinder';

type Kind = (typeof LINE_KINDS)[number];
const KINDS: readonly Kind[] = ['work', 'part', 'free'];

/** Another line: a work or a part that is found, or one in own words. */
export const AddLine = () => {
  const t = useDeskTexts();
  const id = useId();
  const { id: me } = useSession();
  const { visit, change, hasPrices } = useVisit();
  const addWork = useAddWork();
  const draft = draftOfNewLine(visit);
  const [kind, setKind] = useState<Kind>(() => (hasDraft(me, draft, NEW_LINE_ENDS) ? 'free' : 'work'));
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
          onChoose={({ id: service }) => void addWork(service)}
        />
      )}
      {kind === 'part' && (
        <PartFinder branch={visit.branch.id} onChoose={({ id: part }) => void add({ kind: 'part', part })} />
      )}
      {kind === 'free' && <FreeLine draft={draft} onAdd={add} />}
    </section>
  );
};
