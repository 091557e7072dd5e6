import { useLocation } from 'react-router';
import type { ArticlePage } from '../../../../contract/articles';
import { makePaths, splitPath } from '../../../shared/config/paths';
import { usePublicConfig } from '../../../shared/config/usePublicConfig';
import { useTranslation } from '../../../shared/i18n/useTranslation';
import { ShareArticle } from '../../features/blog/components/ShareArticle';
import { TagLinks } from '../../features/blog/components/TagLinks';
import styles from './ArticlePage.module.css';

/** What is passed on is the article's own address in the language it was read in, without /home. */
const useArticleUrl = (id: number): string => {
  const { siteUrl } = usePublicConfig();
  const { language } = splitPath(useLocation().pathname);
  const origin = siteUrl || (typeof window === 'undefined' ? '' : window.location.origin);
  return origin + makePaths({ language, home: '' }).article(id);
};

export const ArticleAside = ({ id, article }: { id: number; article: ArticlePage['current_article'] }) => {
  const { t } = useTranslation();
  const url = useArticleUrl(id);
  const { tags = [] } = article;
  return (
    <aside className={styles.aside} data-no-print="">
      <ShareArticle title={article.title} url={url} />
      {tags.length > 0 && (
        <section className={styles.tags}>
          <h2 className={styles.tagsTitle}>{t('blog.articleTags')}</h2>
          <TagLinks
            label={t('blog.articleTags')}
            tags={tags}
            to={({ id }) =>
              ({ paths }) =>
                paths.blog({ tag: id })
              }
          />
        </section>
      )}
    </aside>
  );
};
