import { useState } from 'react';
import { useListStockQuery } from '#api/desk/stock';
import { DESK_SEARCH_MIN_LENGTH } from '#contract/rules/deskLimits';
import type { StockOfPart } from '#contract/stock';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useRested } from '#desk/common/hooks/useRested';
import { FindField } from '#desk/common/ui/FindField';
import styles from './PartFinder.module.css';

const freeOf = (at: StockOfPart['at'][number]): number => Math.max(0, at.on_hand - at.reserved);

/** A part of the shop by name or number, with what is free of it at the branch. */
export const PartFinder = ({ branch, onChoose }: { branch: number; onChoose: (part: StockOfPart) => void }) => {
  const t = useDeskTexts();
  const [text, setText] = useState('');
  const wanted = text.trim();
  const q = useRested(wanted);
  const isAsked = q.length >= DESK_SEARCH_MIN_LENGTH;
  const { data, isFetching } = useListStockQuery({ q }, { skip: !isAsked });
  const note = ({ mpn, at }: StockOfPart) => {
    const here = at.find((one) => one.branch.id === branch);
    const free = here ? freeOf(here) : 0;
    const elsewhere = at.filter((one) => one !== here && freeOf(one) > 0).map((one) => one.branch.name);
    return (
      <>
        <span>{`${mpn} · `}</span>
        <b className={free > 0 ? styles.free : styles.out}>{t('find.free', { count: free })}</b>
        {free === 0 && elsewhere.length > 0 && (
          <span>{` · ${t('find.elsewhere', { branches: elsewhere.join(', ') })}`}</span>
        )}
      </>
    );
  };
  return (
    <FindField
      label={t('find.partLabel')}
      placeholder={t('find.part')}
      found={isAsked ? data?.items : undefined}
      isFresh={q === wanted && !isFetching}
      text={text}
      onText={setText}
      onChoose={onChoose}
      note={note}
    />
  );
};
