import { skipToken } from '@reduxjs/toolkit/query/react';
import { type Ref, useContext, useImperativeHandle, useRef, useState } from 'react';
import { useServiceNamesQuery } from '#api/desk/visits';
import { dueDays, isWithin } from '#contract/rules/bounds';
import { dateAt } from '#contract/rules/clock';
import { FINDING_LEVELS, FINDING_NOTE_MAX_LENGTH } from '#contract/rules/visits';
import type { FindingChange, VisitFinding } from '#contract/visitsDesk';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { DayInput } from '#desk/common/ui/DayInput';
import { ServiceFinder } from '#desk/common/ui/FindField';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button } from '#shared/ui/actions/Button';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import { writeDay } from '#shared/ui/forms/typedDate';
import { UnsavedContext, useUnsavedField, useVisit } from '../hooks/useVisit';

import { dueKilometres } from '../lib/amounts';
import { draftOfVisit, findingEdit } from '../lib/edits';

import { nameIn } from '../lib/names';
import { AmountField, useTyped } from './AmountField';
import styles from './FindingFields.module.css';
import { PhotoStrip } from './PhotoStrip';

interface DueDayProps {
  openedAt: string;
  value: string | null;
  draft: string;
  onCommit: (day: string | null) => void;
}

/** Due date of a finding. The field keeps an invalid date, because a partly typed year may become valid. */
const DueDay = ({ openedAt, value, draft, onCommit }: DueDayProps) => {
  const t = useDeskTexts();
  const [wrong, setWrong] = useState<string | null>(null);
  const [isLeft, setLeft] = useState(false);
  const { min, max } = dueDays(dateAt(openedAt));
  const type = (day: string) => {
    const isRight = day === '' || isWithin(day, { min, max });
    setWrong(isRight ? null : day);
    setLeft(false);
    if (isRight && (day || null) !== value) onCommit(day || null);
  };
  const refuse = async () => {
    setLeft(true);
    return 'wrong' as const;
  };
  useUnsavedField(draft, wrong === null ? null : refuse);
  return (
    <DayInput
      label={t('finding.dueDate')}
      value={wrong ?? value ?? ''}
      min={min}
      max={max}
      problem={wrong !== null && isLeft ? t('finding.dueWrong', { min: writeDay(min), max: writeDay(max) }) : undefined}
      onChange={type}
      onBlur={() => setLeft(true)}
    />
  );
};

export const useServiceName = (service: number | null): string => {
  const lang = useLanguage();
  const { currentData: names = [] } = useServiceNamesQuery(service === null ? skipToken : { lang });
  return names.find(({ id }) => id === service)?.name ?? '';
};

export interface LeavingFinding {
  mayLeave: () => Promise<boolean>;
}

interface FindingFieldsProps {
  finding: VisitFinding;
  ref: Ref<LeavingFinding>;
}

export const FindingFields = ({ finding, ref }: FindingFieldsProps) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const { visit, change, save: saveOver, hasPrices } = useVisit();
  const draft = `${draftOfVisit(visit)}-finding-${finding.id}`;
  const typed = useTyped(finding.note, draft);
  const note = typed.text ?? finding.note;
  const [hasFailed, setFailed] = useState(false);
  const serviceName = useServiceName(finding.service);
  const save = async (body: FindingChange) => (await change(findingEdit(visit, finding.id, body))) !== null;
  const due = (mileage: number | null) => findingEdit(visit, finding.id, { due_mileage: mileage });
  const withNote = (text: string) => findingEdit(visit, finding.id, { note: text });
  /** Pending save, so that a blur and the close of the dialog save the note once. */
  const saving = useRef<{ note: string; saved: Promise<boolean> } | null>(null);
  const settle = async (): Promise<boolean> => {
    if (note === finding.note) {
      typed.drop();
      return true;
    }
    if (saving.current?.note !== note)
      saving.current = { note, saved: typed.save(note, (begun) => saveOver(withNote, note, begun)) };
    const { saved } = saving.current;
    const isSaved = await saved;
    if (saving.current?.saved === saved) saving.current = null;
    setFailed(!isSaved);
    return isSaved;
  };
  useUnsavedField(draft, typed.text === null ? null : async () => ((await settle()) ? 'saved' : 'unsaved'));
  const unsaved = useContext(UnsavedContext);
  const isDueUnsaved = useRef(false);
  const settleDue = async (): Promise<boolean> => {
    const outcomes = [];
    for (const end of ['due', 'day']) outcomes.push(await unsaved?.get(`${draft}-${end}`)?.());
    const wasUnsaved = isDueUnsaved.current;
    isDueUnsaved.current = outcomes.includes('unsaved');
    return !outcomes.includes('wrong') && (!isDueUnsaved.current || wasUnsaved);
  };
  const mayLeave = async (): Promise<boolean> => {
    const mayLeaveNote = (await settle()) || hasFailed;
    return (await settleDue()) && mayLeaveNote;
  };
  useImperativeHandle(ref, () => ({ mayLeave }));
  const title = nameIn(finding.title, language);
  return (
    <div className={styles.fields}>
      <h3 className={styles.title}>{title}</h3>
      <div className={styles.levels} role="group" aria-label={t('finding.level')}>
        {FINDING_LEVELS.map((level) => (
          <button
            key={level}
            type="button"
            className={styles.level}
            data-level={level}
            aria-pressed={finding.level === level}
            onClick={() => void save({ level })}
          >
            {t(`finding.${level}`)}
          </button>
        ))}
      </div>
      <PhotoStrip of={title} photos={finding.photos} finding={finding.id} />
      <FieldFrame label={t('finding.note')} optional error={hasFailed ? t('finding.unsaved') : undefined}>
        {(control) => (
          <textarea
            {...control}
            rows={3}
            value={note}
            maxLength={FINDING_NOTE_MAX_LENGTH}
            onChange={({ target }) => {
              typed.type(target.value);
              setFailed(false);
            }}
            onBlur={() => void settle()}
          />
        )}
      </FieldFrame>
      <div className={styles.due}>
        <DueDay
          openedAt={visit.opened_at}
          value={finding.due_date}
          draft={`${draft}-day`}
          onCommit={(day) => void save({ due_date: day })}
        />
        <AmountField
          label={t('finding.dueMileage')}
          unit={t('visit.km')}
          amount={dueKilometres(visit.mileage)}
          value={finding.due_mileage}
          optional
          draft={`${draft}-due`}
          onCommit={(next, begun) => saveOver(due, next, begun)}
        />
      </div>
      {finding.service === null ? (
        <ServiceFinder
          label={t('finding.service')}
          hasPrices={hasPrices}
          onChoose={({ id }) => void save({ service: id })}
        />
      ) : (
        <p className={styles.service}>
          <span>
            <span>{`${t('finding.service')}: `}</span>
            <b>{serviceName}</b>
          </span>
          <Button variant="quiet" onClick={() => void save({ service: null })}>
            {t('finding.noService')}
          </Button>
        </p>
      )}
    </div>
  );
};
