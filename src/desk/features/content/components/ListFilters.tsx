import { useId, useState } from 'react';
import { useListContentQuery } from '#api/desk/generated/content';
import type { ContentFilter } from '#api/desk/lists';
import type { ContentLanguage } from '#contract/content/fields';
import { type ContentKindName, kindOf } from '#contract/content/kinds';
import { CONTENT_ORDERS, CONTENT_STATE_FILTERS, DESK_SEARCH_MIN_LENGTH } from '#contract/rules/deskLimits';
import { SearchBox } from '#desk/common/ui/SearchBox';
import { Select } from '#desk/common/ui/Select';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button } from '#shared/ui/actions/Button';
import { useContentTexts } from '../hooks/useContentTexts';
import { useTitles } from '../hooks/useFields';
import { isKind, nameOf, ownerOf, titleIn, wordsOf } from '../lib/contentWords';

import styles from './ListFilters.module.css';

const FILTER_NAMES = ['q', 'state', 'lacks', 'of', 'order'] as const;
type FilterName = (typeof FILTER_NAMES)[number];

const LANGUAGES: readonly ContentLanguage[] = ['ru', 'uz'];

export const filterOf = (params: URLSearchParams): ContentFilter => {
  const q = params.get('q') ?? '';
  const of = params.get('of') ?? '';
  const state = CONTENT_STATE_FILTERS.find((one) => one === params.get('state'));
  const lacks = LANGUAGES.find((one) => one === params.get('lacks'));
  const order = CONTENT_ORDERS.find((one) => one === params.get('order'));
  return {
    ...(q.length >= DESK_SEARCH_MIN_LENGTH && { q }),
    ...(/^[A-Za-z]{1,40}:\d{1,9}$/.test(of) && { of }),
    ...(state && { state }),
    ...(lacks && { lacks }),
    ...(order && order !== 'site' && { order }),
  };
};

interface ListFiltersProps {
  kind: ContentKindName;
  params: URLSearchParams;
  onSet: (name: FilterName, value: string) => void;
  onReset: () => void;
}

export const ListFilters = ({ kind, params, onSet, onReset }: ListFiltersProps) => {
  const words = useContentTexts();
  const { t } = words;
  const language = useLanguage();
  const description = kindOf(kind);
  const owner = ownerOf(description);
  const { data: owners } = useListContentQuery(
    { kind: isKind(owner?.to) ? owner.to : kind, order: 'name' },
    { skip: owner === undefined },
  );
  const asked = params.get('of') ?? '';
  const chosen = Number(asked.split(':')[1]);
  const found = owners?.items ?? [];
  const isFar = chosen > 0 && !found.some(({ id }) => id === chosen);
  const far = useTitles(owner?.to, isFar ? [chosen] : []);
  const narrowing = FILTER_NAMES.filter((name) => params.get(name));
  const count = narrowing.filter((name) => name !== 'q').length;
  const id = useId();
  const [isOpen, setOpen] = useState(false);
  return (
    <div className={styles.filters}>
      <div className={styles.search}>
        <SearchBox
          label={t('items.search')}
          placeholder={t('items.search')}
          value={params.get('q') ?? ''}
          onSearch={(text) => onSet('q', text)}
        />
      </div>
      <Button className={styles.toggle} aria-expanded={isOpen} aria-controls={id} onClick={() => setOpen(!isOpen)}>
        {count > 0 ? t('items.filtersSet', { count }) : t('items.filters')}
      </Button>
      <div id={id} className={styles.more} data-open={isOpen || undefined}>
        <Select
          label={t('items.state')}
          value={params.get('state') ?? ''}
          options={[
            { value: '', label: t('items.any') },
            ...CONTENT_STATE_FILTERS.map((state) => ({ value: state, label: t(`state.${state}`) })),
          ]}
          onChange={(value) => onSet('state', value)}
        />
        <Select
          label={t('items.lacks')}
          value={params.get('lacks') ?? ''}
          options={[
            { value: '', label: t('items.lacksAny') },
            { value: 'ru', label: t('state.lacksRu') },
            { value: 'uz', label: t('state.lacksUz') },
          ]}
          onChange={(value) => onSet('lacks', value)}
        />
        {owner && (
          <Select
            label={nameOf(wordsOf(words, kind)[owner.name])}
            value={asked}
            options={[
              { value: '', label: t('items.of', { name: nameOf(wordsOf(words, kind)[owner.name]) }) },
              ...found.map(({ id, title }) => ({ value: `${owner.name}:${id}`, label: titleIn(title, language) })),
              ...(isFar ? [{ value: asked, label: far.get(chosen) ?? String(chosen) }] : []),
            ]}
            onChange={(value) => onSet('of', value)}
          />
        )}
        {description.order !== 'none' && (
          <Select
            label={t('items.order')}
            value={params.get('order') ?? ''}
            options={[
              { value: '', label: t('items.orderSite') },
              { value: 'name', label: t('items.orderName') },
              { value: 'changed', label: t('items.orderChanged') },
            ]}
            onChange={(value) => onSet('order', value)}
          />
        )}
        {narrowing.length > 0 && (
          <Button variant="quiet" className={styles.reset} onClick={onReset}>
            {t('items.reset')}
          </Button>
        )}
      </div>
    </div>
  );
};
