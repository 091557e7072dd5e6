import type { ReactNode } from 'react';
import { useGetServicesQuery } from '#api/generated/services';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Link } from '#shared/ui/actions/Link';
import { Skeleton } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { FoldedOnPhones } from './FoldedOnPhones';
import styles from './Footer.module.css';

const POPULAR_SERVICES = 6;

const PLACEHOLDER = Array.from({ length: POPULAR_SERVICES }, (_, line) => (
  <Skeleton key={line} className={styles.skeleton} />
));

const Column = ({ title, children }: { title: string; children: ReactNode }) => (
  <nav aria-label={title}>
    <h2 className={styles.columnHeading}>{title}</h2>
    <FoldedOnPhones title={title}>{children}</FoldedOnPhones>
  </nav>
);

const Links = ({ links }: { links: { href: string; text: string }[] }) => (
  <ul className={styles.links}>
    {links.map(({ href, text }) => (
      <li key={href}>
        <Link className={styles.link} to={href}>
          {text}
        </Link>
      </li>
    ))}
  </ul>
);

export const FooterColumns = () => {
  const { t } = useTranslation();
  const paths = usePaths({ home: '' });
  const services = useGetServicesQuery({ lang: useLanguage(), page: 1 });
  return (
    <>
      <Column title={t('footer.about')}>
        <Links
          links={[
            { href: paths.about(), text: t('footer.aboutUs') },
            { href: paths.team(), text: t('footer.team') },
            { href: paths.services(), text: t('footer.ourServices') },
            { href: paths.booking(), text: t('footer.booking') },
            { href: paths.prices(), text: t('header.prices') },
            { href: paths.track(), text: t('header.track') },
          ]}
        />
      </Column>
      <Column title={t('footer.popularServices')}>
        <QueryBlock query={services} isEmpty={({ results }) => results.length === 0} placeholder={PLACEHOLDER}>
          {({ results }) => (
            <Links
              links={results
                .slice(0, POPULAR_SERVICES)
                .map(({ id, name }) => ({ href: paths.service(id), text: name }))}
            />
          )}
        </QueryBlock>
      </Column>
    </>
  );
};
