import { type RefObject, type SubmitEvent, useRef, useState } from 'react';
import { FINDING_LEVELS, LINE_NAME_MAX_LENGTH } from '#contract/rules/visits';
import type { BothNames } from '#contract/visits';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useSession } from '#desk/common/hooks/useSession';
import { useDraftText } from '#desk/common/ui/SearchBox';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { inspection as ru } from '#shared/i18n/ru/desk/inspection';
import { inspection as uz } from '#shared/i18n/uz/desk/inspection';
import { Button } from '#shared/ui/actions/Button';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import { Modal } from '#shared/ui/overlays/Modal';
import { useVisit } from '../hooks/useVisit';
import { draftOfVisit, findingAdded } from '../lib/edits';

import { bothNames } from '../lib/names';
import { FindingFields, type LeavingFinding } from './FindingFields';
import styles from './FindingWizard.module.css';
import { type Level, LevelMark } from './marks';

/** Names of usual inspection points in both languages, because a finding stores both. */
const POINTS: readonly BothNames[] = (Object.keys(ru) as (keyof typeof ru)[]).map((point) => ({
  ru: ru[point],
  uz: uz[point],
}));

const MEANS = { green: 'finding.greenMeans', yellow: 'finding.yellowMeans', red: 'finding.redMeans' } as const;
const UNSAID = { note: '', service: null, due_date: null, due_mileage: null };

const Steps = ({ fields, onClose }: { fields: RefObject<LeavingFinding | null>; onClose: () => void }) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const { id: me } = useSession();
  const { visit, change } = useVisit();
  const [level, setLevel] = useState<Level | null>(null);
  const [saved, setSaved] = useState<number | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [own, setOwn] = useDraftText(me, `${draftOfVisit(visit)}-finding`);
  const finding = visit.findings.find(({ id }) => id === saved);
  const taken = new Set(visit.findings.map(({ title }) => title.ru));
  const begin = () => {
    setLevel(null);
    setSaved(null);
  };
  const another = async () => {
    if ((await fields.current?.mayLeave()) !== false) begin();
  };
  const save = async (title: BothNames) => {
    if (!level || isBusy) return;
    setBusy(true);
    const before = new Set(visit.findings.map(({ id }) => id));
    const now = await change(findingAdded(visit, { level, title, ...UNSAID }));
    setBusy(false);
    if (!now) return;
    setOwn('');
    setSaved(now.findings.find(({ id, title: { ru } }) => !before.has(id) && ru === title.ru)?.id ?? null);
  };
  const write = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (own.trim()) void save(bothNames(own, '', language));
  };
  return (
    <>
      {level === null && (
        <div className={styles.levels} role="group" aria-label={t('finding.level')}>
          {FINDING_LEVELS.map((one) => (
            <button key={one} type="button" className={styles.level} data-level={one} onClick={() => setLevel(one)}>
              <b>{t(`finding.${one}`)}</b>
              <span>{t(MEANS[one])}</span>
            </button>
          ))}
        </div>
      )}
      {level !== null && saved === null && (
        <>
          <p className={styles.chosen}>
            <LevelMark level={level} />
            <Button variant="quiet" onClick={begin}>
              {t('finding.otherLevel')}
            </Button>
          </p>
          <div className={styles.points} role="group" aria-label={t('finding.what')}>
            {POINTS.map((point) => (
              <button
                key={point.ru}
                type="button"
                className={styles.point}
                data-taken={taken.has(point.ru) || undefined}
                aria-disabled={isBusy || undefined}
                onClick={() => void save(point)}
              >
                {point[language]}
              </button>
            ))}
          </div>
          <form className={styles.own} onSubmit={write}>
            <FieldFrame label={t('finding.own')} optional>
              {(control) => (
                <input
                  {...control}
                  value={own}
                  autoComplete="off"
                  maxLength={LINE_NAME_MAX_LENGTH}
                  onChange={({ target }) => setOwn(target.value)}
                />
              )}
            </FieldFrame>
            <Button type="submit" size="lg" disabled={!own.trim()} loading={isBusy}>
              {t('finding.add')}
            </Button>
          </form>
        </>
      )}
      {finding && (
        <>
          <FindingFields key={finding.id} finding={finding} ref={fields} />
          <div className={styles.answers}>
            <Button size="lg" onClick={() => void another()}>
              {t('finding.another')}
            </Button>
            <Button size="lg" variant="primary" onClick={onClose}>
              {t('finding.ready')}
            </Button>
          </div>
        </>
      )}
    </>
  );
};

export const FindingWizard = ({ open, onClose }: { open: boolean; onClose: () => void }) => {
  const t = useDeskTexts();
  const fields = useRef<LeavingFinding>(null);
  const leave = async () => {
    if ((await fields.current?.mayLeave()) !== false) onClose();
  };
  return (
    <Modal open={open} onClose={() => void leave()} title={t('finding.new')} roomy>
      <Steps fields={fields} onClose={() => void leave()} />
    </Modal>
  );
};
