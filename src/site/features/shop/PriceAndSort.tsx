import { type FormEvent, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { PART_SORTS, PRICE_MAX } from '#contract/rules/limits';
import { useAddress } from '#shared/config/hooks/useAddress';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import { HiddenFields } from './HiddenFields';
import styles from './PriceAndSort.module.css';
import { isPriceRangeEmpty, parseShopFilters, type ShopFilters, toShop } from './shopSlice';

/** Submits a GET form by the router. Its fields replace those of the current address. */
const useShopForm = (names: readonly (keyof ShopFilters)[]) => {
  const navigate = useNavigate();
  const { current } = useAddress();
  return (form: HTMLFormElement) => {
    const typed = new URLSearchParams();
    for (const [name, value] of new FormData(form)) if (typeof value === 'string') typed.set(name, value);
    const filters = parseShopFilters(typed);
    const change = Object.fromEntries(names.map((name) => [name, filters[name]]));
    void navigate(toShop(() => change)(current()), { preventScrollReset: true });
  };
};

/** At most `PRICE_MAX`, with spaces between digits. */
const PRICE_PATTERN = `\\s*(\\d\\s*){0,${String(PRICE_MAX).length}}`;

interface PriceInputProps {
  name: string;
  label: string;
  value: number;
  error?: string | undefined;
}

const PriceInput = ({ name, label, value, error }: PriceInputProps) => {
  const { t } = useTranslation();
  const input = useRef<HTMLInputElement>(null);
  const text = value > 0 ? String(value) : '';
  /** The applied text to which an invalid one was typed: an applied price removes the message. */
  const [invalidSince, setInvalidSince] = useState<string | null>(null);
  useEffect(() => {
    if (input.current && input.current !== document.activeElement) input.current.value = text;
  }, [text]);
  return (
    <FieldFrame optional label={label} error={invalidSince === text ? t('shop.priceDigits') : error}>
      {(control) => (
        <input
          {...control}
          ref={input}
          name={name}
          defaultValue={text}
          inputMode="numeric"
          pattern={PRICE_PATTERN}
          title={t('shop.priceDigits')}
          maxLength={13}
          autoComplete="off"
          onInvalid={(event) => {
            // The browser's own message is in the language of the browser.
            event.preventDefault();
            setInvalidSince(text);
            const first = event.currentTarget.form?.querySelector<HTMLElement>('input:invalid');
            if (first === event.currentTarget) first.focus();
          }}
          onInput={() => setInvalidSince(null)}
        />
      )}
    </FieldFrame>
  );
};

export const PriceFilter = ({ filters }: { filters: ShopFilters }) => {
  const { t } = useTranslation();
  const paths = usePaths();
  const send = useShopForm(['priceFrom', 'priceTo']);
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    send(event.currentTarget);
  };
  return (
    <form className={styles.price} action={paths.shop()} onSubmit={submit} aria-label={t('shop.price')}>
      <HiddenFields filters={filters} own={['price_from', 'price_to']} />
      <PriceInput name="price_from" label={t('shop.priceFrom')} value={filters.priceFrom} />
      <PriceInput
        name="price_to"
        label={t('shop.priceTo')}
        value={filters.priceTo}
        error={isPriceRangeEmpty(filters) ? t('shop.priceRange') : undefined}
      />
      <Button type="submit">{t('shop.apply')}</Button>
    </form>
  );
};

const SORT_NAMES = {
  '': 'shop.sortUsual',
  price_asc: 'shop.sortCheap',
  price_desc: 'shop.sortExpensive',
  new: 'shop.sortNew',
  name: 'shop.sortName',
} as const;

export const SortSelect = ({ filters }: { filters: ShopFilters }) => {
  const { t } = useTranslation();
  const paths = usePaths();
  const send = useShopForm(['sort']);
  const select = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    if (select.current) select.current.value = filters.sort;
  }, [filters.sort]);
  return (
    <form className={styles.sort} action={paths.shop()}>
      <HiddenFields filters={filters} own={['sort']} />
      <select
        ref={select}
        className={styles.select}
        name="sort"
        aria-label={t('shop.sort')}
        defaultValue={filters.sort}
        onChange={({ currentTarget }) => currentTarget.form && send(currentTarget.form)}
      >
        {(['', ...PART_SORTS] as const).map((sort) => (
          <option key={sort} value={sort}>
            {t(SORT_NAMES[sort])}
          </option>
        ))}
      </select>
      <noscript>
        <Button type="submit">{t('shop.apply')}</Button>
      </noscript>
    </form>
  );
};
