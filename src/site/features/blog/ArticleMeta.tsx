import type { ArticleBlock, ArticlePage } from '#contract/blog';
import { usePaths } from '#shared/config/hooks/usePaths';
import { formatDate } from '#shared/i18n/formats/dates';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Link } from '#shared/ui/actions/Link';
import styles from './ArticleMeta.module.css';

const WORDS_A_MINUTE = 180;

export const readingMinutes = (blocks: readonly ArticleBlock[]): number => {
  const words = blocks.flatMap(({ title, info }) => `${title} ${info}`.split(/\s+/).filter(Boolean));
  return Math.max(1, Math.ceil(words.length / WORDS_A_MINUTE));
};

export const ArticleMeta = ({ article }: { article: ArticlePage['current_article'] }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const paths = usePaths();
  const { category, published_date, blocks } = article;
  return (
    <p className={styles.meta}>
      {category && (
        <Link className={styles.category} to={paths.blog({ category: category.id })}>
          {category.name}
        </Link>
      )}
      {published_date && <time dateTime={published_date}>{formatDate(published_date, language)}</time>}
      {blocks.length > 0 && <span>{t('blog.readingTime', { count: readingMinutes(blocks) })}</span>}
    </p>
  );
};
