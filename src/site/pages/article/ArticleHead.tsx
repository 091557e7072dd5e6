import type { ArticlePage } from '#contract/blog';
import { summaryOf } from '#contract/rules/summary';
import { fitTitle } from '#shared/head/fittingWords';
import { Head } from '#shared/head/Head';
import { meta } from '#shared/head/headTags';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { feedTags } from '../../features/blog/lib/feedTags';

export interface ArticleHeadProps {
  /** Undefined while it is not loaded. */
  article: ArticlePage['current_article'] | undefined;
}

export const ArticleHead = ({ article }: ArticleHeadProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const {
    title,
    photo_background: photo,
    published_date: published,
    modified_date: modified,
    preview,
    blocks = [],
  } = article ?? {};
  const feed = feedTags(lang, t('blog.feed'));
  return (
    <Head
      title={title ? fitTitle(title) : t('pageHero.article')}
      description={summaryOf(blocks.find(({ info }) => info)?.info ?? '')}
      image={preview || photo || undefined}
      type="article"
      more={[
        ...feed,
        ...(published ? [meta('property', 'article:published_time', published)] : []),
        ...(modified ? [meta('property', 'article:modified_time', modified)] : []),
      ]}
    />
  );
};
