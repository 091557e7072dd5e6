import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useDeskDispatch } from '#desk/common/store';
import { toastShown } from '#desk/common/toastSlice';
import { lineAdded } from '../lib/edits';
import { useVisit } from './useVisit';

/** Puts a service of the site on the visit; of one that has no price there somebody is asked to write it. */
export const useAddWork = () => {
  const t = useDeskTexts();
  const dispatch = useDeskDispatch();
  const { visit, change } = useVisit();
  return async (service: number): Promise<void> => {
    let hasNoPrice = false;
    const refused = ({ fields }: { fields?: object | undefined }) => {
      hasNoPrice = fields !== undefined && 'price' in fields;
      return hasNoPrice;
    };
    await change({ ...lineAdded(visit, { kind: 'work', service }), refused });
    if (hasNoPrice && (await change(lineAdded(visit, { kind: 'work', service, price: 0 }))))
      dispatch(toastShown({ tone: 'failed', text: t('line.noPrice') }));
  };
};
