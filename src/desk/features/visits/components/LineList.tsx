import { useId, useState } from 'react';
import { useListStockQuery } from '#api/desk/generated/stock';
import { DESK_SEARCH_MIN_LENGTH } from '#contract/rules/deskLimits';
import { type LINE_KINDS, totalOfLines } from '#contract/rules/visits';
import type { StockOfPart } from '#contract/stock';
import type { NewLine } from '#contract/visitsDesk';
import { useDebounced } from '#desk/common/hooks/useDebounced';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useReorder } from '#desk/common/hooks/useReorder';
import { useSession } from '#desk/common/hooks/useSession';
import { DragArea, DragHandle, DropTarget } from '#desk/common/ui/DragArea';
import { FindField, ServiceFinder } from '#desk/common/ui/FindField';
import { Card } from '#desk/common/ui/Screen';

import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { isCharged } from '../changeVisit';
import { useAddWork, useVisit } from '../hooks/useVisit';

import { draftOfNewLine, draftOfVisit, hasDraft, lineAdded, lineEdit, NEW_LINE_ENDS, visitEdit } from '../lib/edits';

import { nameIn } from '../lib/names';
import addLineStyles from './AddLine.module.css';
import { DiscountField } from './DiscountField';
import { FreeLine } from './FreeLine';
import styles from './LineList.module.css';
import { LineRow } from './LineRow';
import partFinderStyles from './PartFinder.module.css';
import { SumsList } from './SumsList';

const freeOf = (at: StockOfPart['at'][number]): number => Math.max(0, at.on_hand - at.reserved);

const PartFinder = ({ branch, onChoose }: { branch: number; onChoose: (part: StockOfPart) => void }) => {
  const t = useDeskTexts();
  const [text, setText] = useState('');
  const wanted = text.trim();
  const q = useDebounced(wanted);
  const isAsked = q.length >= DESK_SEARCH_MIN_LENGTH;
  const { data, isFetching } = useListStockQuery({ q }, { skip: !isAsked });
  const note = ({ mpn, at }: StockOfPart) => {
    const here = at.find((one) => one.branch.id === branch);
    const free = here ? freeOf(here) : 0;
    const elsewhere = at.filter((one) => one !== here && freeOf(one) > 0).map((one) => one.branch.name);
    return (
      <>
        <span>{`${mpn} · `}</span>
        <b className={free > 0 ? partFinderStyles.free : partFinderStyles.out}>{t('find.free', { count: free })}</b>
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

type Kind = (typeof LINE_KINDS)[number];
const KINDS: readonly Kind[] = ['work', 'part', 'free'];

const AddLine = () => {
  const t = useDeskTexts();
  const id = useId();
  const { id: me } = useSession();
  const { visit, change, hasPrices } = useVisit();
  const addWork = useAddWork();
  const draft = draftOfNewLine(visit);
  const [kind, setKind] = useState<Kind>(() => (hasDraft(me, draft, NEW_LINE_ENDS) ? 'free' : 'work'));
  const add = async (line: NewLine) => (await change(lineAdded(visit, line))) !== null;
  return (
    <section className={addLineStyles.add} aria-label={t('line.add')}>
      <div className={addLineStyles.kinds} role="radiogroup" aria-label={t('line.kind')}>
        {KINDS.map((one) => (
          <label key={one} className={addLineStyles.kind}>
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

export const LineList = () => {
  const t = useDeskTexts();
  const language = useLanguage();
  const hint = useId();
  const { visit, change, save, canWrite } = useVisit();
  const ids = visit.lines.map(({ id }) => id);
  const nameOf = (id: number) => {
    const line = visit.lines.find((one) => one.id === id);
    return line ? nameIn(line.name, language) : '';
  };
  const { movingId, placeOf, area } = useReorder({
    ids,
    onDrop: (from, to) => {
      const line = visit.lines[from];
      if (line) void change(lineEdit(visit, line.id, { position: to }));
    },
    announce: (what, id, place) => t(`order.${what}`, { name: nameOf(id), place: place + 1, all: ids.length }),
  });
  return (
    <Card title={t('line.title')}>
      <DragArea area={area}>
        {visit.lines.length === 0 && <p className={styles.none}>{t('line.none')}</p>}
        <ol className={styles.list}>
          {visit.lines.map((line) => (
            <DropTarget
              key={line.id}
              as="li"
              target={line.id}
              className={styles.item}
              style={{ order: placeOf(line.id) }}
              data-line={line.id}
              data-moving={movingId === line.id || undefined}
            >
              <LineRow
                line={line}
                handle={
                  canWrite &&
                  ids.length > 1 && (
                    <DragHandle
                      item={line.id}
                      className={styles.handle}
                      label={t('order.handle', { name: nameOf(line.id) })}
                      hint={hint}
                    />
                  )
                }
              />
            </DropTarget>
          ))}
        </ol>
        {canWrite && ids.length > 1 && (
          <p className={styles.hint} id={hint} data-no-print="">
            {t('order.hint')}
          </p>
        )}
        {canWrite && (
          <div data-no-print="">
            <AddLine />
          </div>
        )}
        {visit.sums && (
          <div className={styles.foot}>
            {canWrite && (
              <div data-no-print="">
                <DiscountField
                  of={t('visit.whole')}
                  value={visit.discount}
                  from={totalOfLines(visit.lines.filter(isCharged))}
                  draft={`${draftOfVisit(visit)}-discount`}
                  onCommit={(next, begun) => save((discount) => visitEdit(visit, { discount }), next, begun)}
                />
              </div>
            )}
            <SumsList sums={visit.sums} />
          </div>
        )}
      </DragArea>
    </Card>
  );
};
