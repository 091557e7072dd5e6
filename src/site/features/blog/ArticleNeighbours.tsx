import { usePaths } from '#shared/config/hooks/usePaths';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Link } from '#shared/ui/actions/Link';
import { Icon } from '#shared/ui/media/Icon';
import styles from './ArticleNeighbours.module.css';

export interface ArticleNeighboursProps {
  previous: number | null;
  next: number | null;
}

export const ArticleNeighbours = ({ previous, next }: ArticleNeighboursProps) => {
  const { t } = useTranslation();
  const paths = usePaths();
  if (previous === null && next === null) return null;
  return (
    <nav className={styles.neighbours} aria-label={t('blog.neighbours')}>
      {previous !== null && (
        <Link className={styles.previous} to={paths.article(previous)} rel="prev">
          <Icon name="arrow" size={20} />
          <span>{t('blog.previous')}</span>
        </Link>
      )}
      {next !== null && (
        <Link className={styles.next} to={paths.article(next)} rel="next">
          <span>{t('blog.next')}</span>
          <Icon name="arrow" size={20} />
        </Link>
      )}
    </nav>
  );
};
