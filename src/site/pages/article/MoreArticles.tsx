import { useGetArticlesQuery } from '#api/endpoints/articles';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { ButtonLink } from '#shared/ui/actions/Button';
import { Section } from '#shared/ui/layout/Section';
import { PopularArticles } from '../../features/blog/components/PopularArticles';

/** What else is read, without the article that is open. */
export const MoreArticles = ({ exceptId }: { exceptId: number }) => {
  const { t } = useTranslation();
  const paths = usePaths();
  const articles = useGetArticlesQuery({ lang: useLanguage(), page: 1 });
  return (
    <Section
      tone="surface"
      title={t('blog.recent')}
      action={<ButtonLink to={paths.blog()}>{t('blog.allArticles')}</ButtonLink>}
    >
      <PopularArticles query={articles} exceptId={exceptId} hrefOf={({ id }) => paths.article(id)} />
    </Section>
  );
};
