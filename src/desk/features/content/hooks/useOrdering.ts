import type { ContentKindName } from '../../../../../contract/content/kinds';
import { orderContent } from '../../../../api/desk/content';
import { type ContentListArg, contentListUtil } from '../../../../api/desk/contentList';
import type { ApiProblem } from '../../../../api/problem';
import { useDeskTexts } from '../../../common/hooks/useDeskTexts';
import { useDeskDispatch } from '../../../common/store';
import { toastShown } from '../../../common/toastSlice';
import { movedRange, movePages } from '../lib/reorder';
import { useContentTexts } from './useContentTexts';

/** Moves an item of a list: on the screen at once, and back where the server refuses it. */
export const useOrdering = (kind: ContentKindName, asked: ContentListArg, ids: readonly number[]) => {
  const { t } = useContentTexts();
  const desk = useDeskTexts();
  const dispatch = useDeskDispatch();
  return async (from: number, to: number) => {
    const shown = dispatch(
      contentListUtil.updateQueryData('contentList', asked, ({ pages }) => movePages(pages, from, to)),
    );
    const { error } = await dispatch(orderContent.initiate({ kind, body: { ids: movedRange(ids, from, to) } }));
    if (error) shown.undo();
    dispatch(
      error
        ? toastShown({ tone: 'failed', text: (error as ApiProblem).detail ?? desk('frame.failed') })
        : toastShown({ tone: 'done', text: t('order.saved') }),
    );
  };
};
