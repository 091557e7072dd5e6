import { type SubmitEvent, useState } from 'react';
import { LINE_NAME_MAX_LENGTH, QUANTITY_UNIT } from '#contract/rules/visits';
import type { NewLine } from '#contract/visitsDesk';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useSession } from '#desk/common/hooks/useSession';
import { useDraftText } from '#desk/common/ui/SearchBox';
import { readDraft, saveDraft } from '#shared/drafts/tabDrafts';
import { CURRENCY } from '#shared/i18n/formats/numbers';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button } from '#shared/ui/actions/Button';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import { PRICE, QUANTITY } from '../lib/amounts';
import { bothNames } from '../lib/names';
import { AmountField } from './AmountField';
import styles from './FreeLine.module.css';

type Value = number | null;

const useDraftNumber = (person: number, draft: string, first: Value): [Value, (value: Value) => void] => {
  const [value, setValue] = useState<Value>(() => {
    const text = readDraft(person, draft);
    return text ? Number(text) : first;
  });
  return [
    value,
    (next) => {
      setValue(next);
      saveDraft(person, draft, next === null || next === first ? '' : String(next));
    },
  ];
};

interface FreeLineProps {
  draft: string;
  onAdd: (line: NewLine) => Promise<boolean>;
}

export const FreeLine = ({ draft, onAdd }: FreeLineProps) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const { id: me } = useSession();
  const [own, setOwn] = useDraftText(me, `${draft}-own`);
  const [other, setOther] = useDraftText(me, `${draft}-other`);
  const [quantity, setQuantity] = useDraftNumber(me, `${draft}-quantity`, QUANTITY_UNIT);
  const [price, setPrice] = useDraftNumber(me, `${draft}-price`, null);
  const [isBusy, setBusy] = useState(false);
  const isWhole = own.trim() !== '' && price !== null && quantity !== null;
  const add = async (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (!isWhole || isBusy) return;
    setBusy(true);
    const isAdded = await onAdd({ kind: 'free', name: bothNames(own, other, language), quantity, price });
    setBusy(false);
    if (!isAdded) return;
    setOwn('');
    setOther('');
    setQuantity(QUANTITY_UNIT);
    setPrice(null);
  };
  const field = (label: string, value: string, set: (text: string) => void, optional: boolean) => (
    <FieldFrame label={label} optional={optional}>
      {(control) => (
        <input
          {...control}
          value={value}
          autoComplete="off"
          maxLength={LINE_NAME_MAX_LENGTH}
          onChange={({ target }) => set(target.value)}
        />
      )}
    </FieldFrame>
  );
  return (
    <form className={styles.form} onSubmit={(event) => void add(event)}>
      {field(t('line.name'), own, setOwn, false)}
      {field(t(language === 'ru' ? 'line.inUzbek' : 'line.inRussian'), other, setOther, true)}
      <AmountField
        label={t('line.quantity')}
        amount={QUANTITY}
        step={QUANTITY_UNIT}
        value={quantity}
        isInForm
        onCommit={async (next) => {
          setQuantity(next);
          return true;
        }}
      />
      <AmountField
        label={t('line.price')}
        unit={CURRENCY[language]}
        amount={PRICE}
        value={price}
        isInForm
        onCommit={async (next) => {
          setPrice(next);
          return true;
        }}
      />
      <Button type="submit" size="lg" className={styles.button} disabled={!isWhole} loading={isBusy}>
        {t('line.add')}
      </Button>
    </form>
  );
};
