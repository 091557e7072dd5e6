import { useState } from 'react';
import { ConfirmModal } from '../../../../shared/ui/overlays/ConfirmModal';
import { useDeskTexts } from '../../../common/hooks/useDeskTexts';
import { useVisit } from '../hooks/useVisit';
import { KILOMETRES } from '../lib/amounts';
import { draftOfVisit } from '../lib/drafts';
import { visitEdit } from '../lib/edits';
import { type Implausible, implausibleOf } from '../lib/implausible';
import { AmountField } from './AmountField';
import { MileageQuestion } from './MileageQuestion';

/** How far the car has come; what can hardly be is asked about before it is believed. */
export const MileageField = () => {
  const t = useDeskTexts();
  const { visit, change } = useVisit();
  const [asked, setAsked] = useState<(Implausible & { mileage: number }) | null>(null);
  const save = async (mileage: number, isSeen: boolean) => {
    const saved = await change({
      ...visitEdit(visit, { mileage, ...(isSeen && { mileage_seen: true }) }),
      refused: (problem) => {
        const implausible = implausibleOf(problem);
        if (implausible) setAsked({ ...implausible, mileage });
        return implausible !== null;
      },
    });
    return saved !== null;
  };
  return (
    <>
      <AmountField
        label={t('visit.mileage')}
        unit={t('visit.km')}
        amount={KILOMETRES}
        value={visit.mileage}
        draft={`${draftOfVisit(visit)}-mileage`}
        onCommit={(mileage) => (mileage === null ? Promise.resolve(false) : save(mileage, false))}
      />
      <ConfirmModal
        open={asked !== null}
        title={t('mileage.question')}
        yes={t('mileage.right')}
        no={t('mileage.wrong')}
        onClose={() => setAsked(null)}
        onYes={() => {
          setAsked(null);
          if (asked) void save(asked.mileage, true);
        }}
      >
        {asked && <MileageQuestion {...asked} />}
      </ConfirmModal>
    </>
  );
};
