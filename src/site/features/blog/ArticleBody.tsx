import type { ArticleBlock, ArticleLink } from '#contract/blog';
import { usePaths } from '#shared/config/hooks/usePaths';
import { formatMoney } from '#shared/i18n/formats/numbers';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Skeleton, SkeletonText } from '#shared/ui/feedback/Skeleton';
import { Paragraphs } from '#shared/ui/layout/Paragraphs';
import { CardLink } from '#shared/ui/lists/CardLink';
import { Picture } from '#shared/ui/media/Picture';
import { unbroken } from '#shared/ui/text/unbroken';
import styles from './ArticleBody.module.css';

const SIZES = '(min-width: 48rem) 43rem, 100vw';

const LinkCards = ({ links }: { links: readonly ArticleLink[] }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const paths = usePaths();
  return (
    <ul className={styles.links} data-no-print="">
      {links.map(({ kind, id, name, photo, price }) => (
        <li key={`${kind} ${id}`}>
          <article className={styles.link}>
            <Picture className={styles.linkPhoto} src={photo} alt="" ratio="square" sizes="5rem" />
            <div>
              <p className={styles.linkKind}>{t(kind === 'service' ? 'blog.linkedService' : 'blog.linkedPart')}</p>
              <p className={styles.linkName}>
                <CardLink
                  className={styles.cover}
                  to={kind === 'service' ? paths.service(id) : paths.product(id)}
                  title={name}
                />
              </p>
              {price && (
                <p className={styles.linkPrice}>
                  {kind === 'service'
                    ? t('common.priceFrom', { price: formatMoney(price, language) })
                    : formatMoney(price, language)}
                </p>
              )}
            </div>
          </article>
        </li>
      ))}
    </ul>
  );
};

export const ArticleBody = ({ blocks }: { blocks: readonly ArticleBlock[] }) => (
  <div className={styles.body}>
    {blocks.map(({ title, info, photo, photo_alt: alt, links = [] }, place) => (
      // oxlint-disable-next-line react/no-array-index-key -- blocks have no id, and they never move
      <section key={place} className={styles.block}>
        {title && <h2 className={styles.title}>{unbroken(title)}</h2>}
        {info && <Paragraphs text={info} className={styles.text} />}
        {links.length > 0 && <LinkCards links={links} />}
        {photo && <Picture className={styles.photo} src={photo} alt={alt ?? title} sizes={SIZES} ratio="card" />}
      </section>
    ))}
  </div>
);

const BLOCKS = 3;
const LINES = 6;

export const ArticleBodySkeleton = () => (
  <div className={styles.body}>
    {Array.from({ length: BLOCKS }, (_, place) => (
      <div key={place} className={styles.block}>
        <Skeleton shape="title" />
        <div>
          <SkeletonText lines={LINES} />
        </div>
      </div>
    ))}
  </div>
);
