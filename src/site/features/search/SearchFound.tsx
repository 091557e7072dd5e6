import { useGetCallCenterQuery } from '#api/generated/contacts';
import { SEARCH_MAX_PAGES, SEARCH_PAGE_SIZE } from '#contract/rules/limits';
import type { SearchGroup as Group, SearchCategories, SearchHit, SearchResults } from '#contract/search';
import { usePaths } from '#shared/config/hooks/usePaths';
import type { PlaceholderTitle } from '#shared/config/page';
import { formatMoney } from '#shared/i18n/formats/numbers';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Link } from '#shared/ui/actions/Link';
import { formatPhone, telHref } from '#shared/ui/forms/phoneMask';
import { Pagination } from '#shared/ui/lists/Pagination';
import { Picture } from '#shared/ui/media/Picture';
import hitRowStyles from './HitRow.module.css';
import { Marked } from './Marked';
import searchElsewhereStyles from './SearchElsewhere.module.css';
import styles from './SearchFound.module.css';
import searchGroupStyles from './SearchGroup.module.css';
import { hrefOfHit, type SearchFilters, toSearchPage } from './searchUrl';

const HitRow = ({ hit }: { hit: SearchHit }) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const paths = usePaths({ home: '' });
  const { kind, title, note, photo, price, phone } = hit;
  return (
    <div className={hitRowStyles.hit}>
      {photo && <Picture className={hitRowStyles.picture} src={photo} alt="" ratio="square" sizes="5rem" />}
      <div className={hitRowStyles.words}>
        <h3 className={hitRowStyles.title}>
          {kind === 'questions' || kind === 'phones' ? (
            <Marked {...title} />
          ) : (
            <Link
              className={hitRowStyles.link}
              to={hrefOfHit(paths, hit)}
              state={{ title: title.text } satisfies PlaceholderTitle}
            >
              <Marked {...title} />
            </Link>
          )}
        </h3>
        {note && note.text !== '' && (
          <p className={hitRowStyles.note}>
            <Marked {...note} />
          </p>
        )}
        {phone && (
          <p>
            <a className={hitRowStyles.phone} href={telHref(phone)}>
              {formatPhone(phone)}
            </a>
          </p>
        )}
        {price && (
          <p className={hitRowStyles.price}>
            {kind === 'services'
              ? t('common.priceFrom', { price: formatMoney(price, lang) })
              : formatMoney(price, lang)}
          </p>
        )}
      </div>
    </div>
  );
};

export const SearchElsewhere = ({ categories }: { categories: SearchCategories | undefined }) => {
  const { t } = useTranslation();
  const paths = usePaths({ home: '' });
  const { data: callCenter } = useGetCallCenterQuery({ lang: useLanguage() });
  const places = [
    { name: t('search.services'), to: paths.services() },
    ...(categories?.services ?? []).map(({ id, name }) => ({ name, to: paths.services({ category: id }) })),
    { name: t('search.parts'), to: paths.shop() },
    ...(categories?.parts ?? []).map(({ id, name }) => ({ name, to: paths.shop({ category: id }) })),
    { name: t('search.articles'), to: paths.blog() },
    { name: t('search.branches'), to: paths.contacts() },
  ];
  return (
    <section className={searchElsewhereStyles.elsewhere} aria-labelledby="search-elsewhere">
      <h2 className={searchElsewhereStyles.title} id="search-elsewhere">
        {t('search.elsewhere')}
      </h2>
      <ul className={searchElsewhereStyles.places}>
        {places.map(({ name, to }) => (
          <li key={to}>
            <Link className={searchElsewhereStyles.place} to={to}>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      {callCenter?.phone && (
        <p>
          <span>{`${t('search.call')} `}</span>
          <a href={telHref(callCenter.phone)}>{formatPhone(callCenter.phone)}</a>
        </p>
      )}
    </section>
  );
};

interface SearchGroupProps {
  group: Group;
  filters: SearchFilters;
}

const SearchGroup = ({ group: { kind, count, hits }, filters }: SearchGroupProps) => {
  const { t } = useTranslation();
  const paths = usePaths({ home: '' });
  return (
    <section className={searchGroupStyles.group} aria-labelledby={`found-${kind}`}>
      <div className={searchGroupStyles.head}>
        <h2 className={searchGroupStyles.title} id={`found-${kind}`}>
          {t(`search.${kind}`)}
        </h2>
        <span className={searchGroupStyles.count}>{count}</span>
        {!filters.kind && count > hits.length && (
          <Link
            className={searchGroupStyles.all}
            to={paths.search({ search: filters.search, kind })}
            aria-describedby={`found-${kind}`}
          >
            {t('search.showAll')}
          </Link>
        )}
      </div>
      <ul className={searchGroupStyles.hits}>
        {hits.map((hit) => (
          <li key={hit.id}>
            <HitRow hit={hit} />
          </li>
        ))}
      </ul>
      {filters.kind && (
        <Pagination
          page={filters.page}
          pageCount={Math.min(SEARCH_MAX_PAGES, Math.ceil(count / SEARCH_PAGE_SIZE))}
          toPage={toSearchPage}
        />
      )}
    </section>
  );
};

interface SearchFoundProps {
  found: SearchResults;
  filters: SearchFilters;
  toAll: string;
}

export const SearchFound = ({ found, filters, toAll }: SearchFoundProps) => {
  const { t } = useTranslation();
  const { search, kind } = filters;
  const { count, groups, nearest, understood, categories } = found;
  const isReadOtherwise = understood !== undefined && count > 0;
  const nothingExact = isReadOtherwise
    ? t('search.nothingButRead', { search, text: understood })
    : t(count > 0 ? 'search.nothingButNear' : 'search.nothing', { search });
  return (
    <div className={styles.found}>
      <div role="status">
        <p className={styles.said}>{nearest ? nothingExact : t('search.found', { count })}</p>
        {!nearest && isReadOtherwise && <p>{t('search.understood', { text: understood })}</p>}
      </div>
      {kind && (
        <p>
          <Link to={toAll}>{t('search.everything')}</Link>
        </p>
      )}
      {groups.map((group) => (
        <SearchGroup key={group.kind} group={group} filters={filters} />
      ))}
      {nearest && <SearchElsewhere categories={categories} />}
    </div>
  );
};
