import type { ArticlePage } from '#contract/blog';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { ButtonLink } from '#shared/ui/actions/Button';
import { TagLinks } from '../../features/blog/components/TagLinks';
import { Share } from '../../features/share/components/Share';
import { useSharedUrl } from '../../features/share/hooks/useSharedUrl';
import styles from './ArticlePage.module.css';

export const ArticleAside = ({ id, article }: { id: number; article: ArticlePage['current_article'] }) => {
  const { t } = useTranslation();
  const url = useSharedUrl((paths) => paths.article(id));
  const paths = usePaths();
  const { tags = [] } = article;
  return (
    <aside className={styles.aside} data-no-print="">
      <section className={styles.help}>
        <h2 className={styles.tagsTitle}>{t('blog.help')}</h2>
        <ButtonLink variant="primary" to={paths.booking()} block>
          {t('common.book')}
        </ButtonLink>
      </section>
      <Share title={article.title} url={url} />
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
