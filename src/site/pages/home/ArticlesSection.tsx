import { useGetArticlesQuery } from '#api/endpoints/articles';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { ButtonLink } from '#shared/ui/actions/Button';
import { Section } from '#shared/ui/layout/Section';
import { PopularArticles } from '../../features/blog/components/PopularArticles';

export const ArticlesSection = () => {
  const { t } = useTranslation();
  const paths = usePaths({ home: '/home' });
  const articles = useGetArticlesQuery({ lang: useLanguage(), page: 1 });
  return (
    <Section
      title={t('home.articlesTitle')}
      lead={t('home.articlesText')}
      action={<ButtonLink to={paths.blog()}>{t('home.allArticles')}</ButtonLink>}
    >
      <PopularArticles query={articles} hrefOf={({ id }) => paths.article(id)} />
    </Section>
  );
};
