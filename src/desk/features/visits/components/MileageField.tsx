import { useState } from 'react';
import { type ImplausibleMileage, implausibleOf } from '#api/refusals';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { formatDate } from '#shared/i18n/formats/dates';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { ConfirmModal } from '#shared/ui/overlays/ConfirmModal';
import type { VisitEdit } from '../changeVisit';
import { useVisit } from '../hooks/useVisit';
import { formatKilometres, KILOMETRES } from '../lib/amounts';
import { draftOfVisit, visitEdit } from '../lib/edits';
import { AmountField } from './AmountField';

export const MileageQuestion = ({ mileage, last, at, plausible }: ImplausibleMileage & { mileage: number }) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const known = last === null ? '' : t('mileage.last', { distance: formatKilometres(last) });
  const when = at === null ? '' : ` (${formatDate(at.slice(0, 10), language)})`;
  const isLess = last !== null && mileage < last;
  return (
    <p>{`${t(isLess ? 'mileage.less' : 'mileage.more', { distance: formatKilometres(mileage) })} ${known}${known ? `${when}.` : ''} ${!isLess && plausible !== null ? t('mileage.plausible', { distance: formatKilometres(plausible) }) : ''}`}</p>
  );
};

type ImplausibleEntry = ImplausibleMileage & { mileage: number; answer: (isRight: boolean) => void };

export const MileageField = () => {
  const t = useDeskTexts();
  const { visit, save } = useVisit();
  const [asked, setAsked] = useState<ImplausibleEntry | null>(null);
  const saveMileage = async (mileage: number, begun: number, isConfirmed = false): Promise<boolean> => {
    const found: { implausible: ImplausibleMileage | null } = { implausible: null };
    const editOf = (value: number): VisitEdit => ({
      ...visitEdit(visit, { mileage: value, ...(isConfirmed && { mileage_seen: true }) }),
      refused: (problem) => {
        found.implausible = implausibleOf(problem);
        return found.implausible !== null;
      },
    });
    const isSaved = await save(editOf, mileage, begun);
    const { implausible } = found;
    if (!implausible) return isSaved;
    const isRight = await new Promise<boolean>((answer) => setAsked({ ...implausible, mileage, answer }));
    return isRight && saveMileage(mileage, begun, true);
  };
  const answer = (isRight: boolean) => {
    asked?.answer(isRight);
    setAsked(null);
  };
  return (
    <>
      <AmountField
        label={t('visit.mileage')}
        unit={t('visit.km')}
        amount={KILOMETRES}
        value={visit.mileage}
        draft={`${draftOfVisit(visit)}-mileage`}
        onCommit={(mileage, begun) => saveMileage(mileage ?? visit.mileage, begun ?? visit.mileage)}
      />
      <ConfirmModal
        open={asked !== null}
        title={t('mileage.question')}
        yes={t('mileage.right')}
        no={t('mileage.wrong')}
        onClose={() => answer(false)}
        onYes={() => answer(true)}
      >
        {asked && <MileageQuestion {...asked} />}
      </ConfirmModal>
    </>
  );
};
