import { Breadcrumb } from '#shared/ui/layout/Breadcrumb';
import { FilterLink } from '#shared/ui/lists/FilterLink';
import { type FilterItem, FilterList, FilterListSkeleton } from '#shared/ui/lists/FilterList';
import { Pagination } from '#shared/ui/lists/Pagination';
import type { GallerySection } from '../entry';
import styles from '../Gallery.module.css';
import { HERE, onPage } from '../here';

const toHere = () => HERE;

const filters = (labels: readonly string[], active?: number): FilterItem[] =>
  labels.map((label, key) => ({ key, label, count: 3 * key + 1, to: toHere, active: key === active }));

const pages = (page: number, pageCount: number) => <Pagination page={page} pageCount={pageCount} toPage={onPage} />;

export const navigation: GallerySection = {
  id: 'navigation',
  title: 'Navigation',
  entries: [
    {
      file: 'shared/ui/layout/Breadcrumb.tsx',
      parts: { Breadcrumb },
      wide: true,
      states: ({ title, items, longTitle }) => {
        const trail = (last: string) => [
          { text: title, href: HERE },
          { text: items[0] ?? '', href: `${HERE}page=2` },
          { text: last },
        ];
        const short = <Breadcrumb trail={trail(title)} />;
        return { default: short, hover: short, focus: short, long: <Breadcrumb trail={trail(longTitle)} /> };
      },
    },
    {
      file: 'shared/ui/lists/FilterList.tsx',
      parts: { FilterList, FilterListSkeleton },
      states: ({ title, items, long }) => {
        const list = (labels: readonly string[], active?: number) => (
          <FilterList
            title={title}
            items={filters(labels, active)}
            all={{ label: title, to: toHere }}
            headingLevel={3}
          />
        );
        return {
          'nothing chosen': list(items),
          hover: list(items),
          focus: list(items),
          'one chosen': list(items, 1),
          'more than fits, long words': list([...items, long, ...items, ...items], 5),
          loading: <FilterListSkeleton lines={5} />,
        };
      },
    },
    {
      file: 'shared/ui/lists/FilterLink.tsx',
      parts: { FilterLink },
      states: ({ title }) => {
        const link = (
          <FilterLink className={styles.pill} to={toHere}>
            {title}
          </FilterLink>
        );
        return {
          default: link,
          hover: link,
          focus: link,
          active: (
            <FilterLink className={styles.pill} to={toHere} aria-current="true">
              {title}
            </FilterLink>
          ),
        };
      },
    },
    {
      file: 'shared/ui/lists/Pagination.tsx',
      parts: { Pagination },
      wide: true,
      states: () => ({
        'first of two': pages(1, 2),
        'in the middle': pages(6, 12),
        hover: pages(6, 12),
        focus: pages(6, 12),
        last: pages(120, 120),
      }),
    },
  ],
};
