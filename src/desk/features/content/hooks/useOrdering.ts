import { useRef, useState } from 'react';
import { deskApi } from '#api/desk/deskApi';
import { orderContent } from '#api/desk/generated/content';
import { type ContentListArg, listsUtil } from '#api/desk/lists';
import type { ApiProblem } from '#api/problem';
import type { ContentPage } from '#contract/content';
import type { ContentKindName } from '#contract/content/kinds';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { moved } from '#desk/common/lib/moved';
import { useDeskDispatch } from '#desk/common/store';
import { toastShown } from '#desk/common/toastSlice';
import { makeSerialQueue } from '../lib/editing';
import { useContentTexts } from './useContentTexts';

export const movedRange = <T>(list: readonly T[], from: number, to: number): T[] =>
  moved(list, from, to).slice(Math.min(from, to), Math.max(from, to) + 1);

export const movePages = (pages: ContentPage[], from: number, to: number): void => {
  const all = moved(
    pages.flatMap(({ items }) => items),
    from,
    to,
  );
  let begin = 0;
  for (const page of pages) {
    const end = begin + page.items.length;
    page.items = all.slice(begin, end);
    begin = end;
  }
};

export const useOrdering = (kind: ContentKindName, listArg: ContentListArg, ids: readonly number[]) => {
  const { t } = useContentTexts();
  const desk = useDeskTexts();
  const dispatch = useDeskDispatch();
  const [{ enqueue }] = useState(() => makeSerialQueue(() => undefined));
  const moves = useRef(0);
  return async (from: number, to: number) => {
    const shown = dispatch(
      listsUtil.updateQueryData('contentList', listArg, ({ pages }) => movePages(pages, from, to)),
    );
    moves.current += 1;
    const own = moves.current;
    const body = { ids: movedRange(ids, from, to) };
    const { error } = await enqueue(async () => dispatch(orderContent.initiate({ kind, body })));
    const isLast = own === moves.current;
    if (error && isLast) shown.undo();
    // A later move is based on the failed one, so the list is refetched.
    else if (error) dispatch(deskApi.util.invalidateTags(['Content']));
    if (!error && !isLast) return;
    dispatch(
      error
        ? toastShown({ tone: 'failed', text: (error as ApiProblem).detail ?? desk('frame.failed') })
        : toastShown({ tone: 'done', text: t('order.saved') }),
    );
  };
};
