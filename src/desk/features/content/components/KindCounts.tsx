import type { ContentKindCounts } from '#contract/content';
import type { ContentKindName } from '#contract/content/kinds';
import { deskPaths } from '#desk/common/lib/paths';
import { Card } from '#desk/common/ui/Screen';
import { Link } from '#shared/ui/actions/Link';
import { useContentTexts } from '../hooks/useContentTexts';
import styles from './KindCounts.module.css';

export const GROUPS = [
  { name: 'shop', kinds: ['parts', 'partCategories'] },
  { name: 'services', kinds: ['services', 'serviceCategories', 'servicesIntro'] },
  { name: 'blog', kinds: ['articles', 'articleCategories', 'articleTags'] },
  { name: 'home', kinds: ['banners', 'promos', 'facts', 'advantages', 'videos', 'heroImages'] },
  {
    name: 'company',
    kinds: [
      'aboutUs',
      'aboutBanners',
      'employees',
      'faq',
      'branches',
      'hoursExceptions',
      'bays',
      'bookingRules',
      'regions',
      'contacts',
      'companyLinks',
      'documents',
      'messageTemplates',
    ],
  },
  { name: 'cars', kinds: ['brands', 'models', 'carDocuments'] },
] as const satisfies readonly { name: string; kinds: readonly ContentKindName[] }[];

const FILTERS = [
  { name: 'drafts', query: { state: 'draft' }, key: 'counts.drafts' },
  { name: 'hidden', query: { state: 'hidden' }, key: 'counts.hidden' },
  { name: 'lacks_ru', query: { lacks: 'ru' }, key: 'counts.lacksRu' },
  { name: 'lacks_uz', query: { lacks: 'uz' }, key: 'counts.lacksUz' },
] as const;

export const KindCounts = ({ counts }: { counts: readonly ContentKindCounts[] }) => {
  const { t, kindTexts } = useContentTexts();
  const countsOf = (kind: ContentKindName) => counts.find((one) => one.kind === kind);
  return (
    <div className={styles.groups}>
      {GROUPS.map(({ name, kinds }) => (
        <Card key={name} title={t(`group.${name}`)}>
          <ul className={styles.kinds}>
            {kinds.map((kind) => {
              const counted = countsOf(kind);
              return (
                <li key={kind} className={styles.kind}>
                  <Link className={styles.name} to={deskPaths.contentList(kind)}>
                    {kindTexts[kind].name}
                  </Link>
                  <span className={styles.all}>{t('counts.all', { count: counted?.all ?? 0 })}</span>
                  <span className={styles.counts}>
                    {FILTERS.map(({ name: of, query, key }) => {
                      const count = counted?.[of] ?? 0;
                      if (count === 0) return null;
                      return (
                        <Link key={of} className={styles.count} to={deskPaths.contentList(kind, query)}>
                          {t(key, { count })}
                        </Link>
                      );
                    })}
                  </span>
                </li>
              );
            })}
          </ul>
        </Card>
      ))}
    </div>
  );
};
