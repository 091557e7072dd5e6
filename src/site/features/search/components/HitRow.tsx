import type { SearchHit } from '#contract/search';
import { usePaths } from '#shared/config/hooks/usePaths';
import { formatMoney } from '#shared/i18n/formats/money';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import type { PlaceholderTitle } from '#shared/lib/placeholderTitle';
import { Link } from '#shared/ui/actions/Link';
import { formatPhone, telHref } from '#shared/ui/forms/phoneMask';
import { Picture } from '#shared/ui/media/Picture';
import { hrefOfHit } from '../lib/searchUrl';
import styles from './HitRow.module.css';
import { Marked } from './Marked';

/** One hit: its name, why it was found, what it costs. A question has its answer, a phone is called from here. */
export const HitRow = ({ hit }: { hit: SearchHit }) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const paths = usePaths({ home: '' });
  const { kind, title, note, photo, price, phone } = hit;
  return (
    <div className={styles.hit}>
      {photo && <Picture className={styles.picture} src={photo} alt="" ratio="square" sizes="5rem" />}
      <div className={styles.words}>
        <h3 className={styles.title}>
          {kind === 'questions' || kind === 'phones' ? (
            <Marked {...title} />
          ) : (
            <Link
              className={styles.link}
              to={hrefOfHit(paths, hit)}
              state={{ title: title.text } satisfies PlaceholderTitle}
            >
              <Marked {...title} />
            </Link>
          )}
        </h3>
        {note && note.text !== '' && (
          <p className={styles.note}>
            <Marked {...note} />
          </p>
        )}
        {phone && (
          <p>
            <a className={styles.phone} href={telHref(phone)}>
              {formatPhone(phone)}
            </a>
          </p>
        )}
        {price && (
          <p className={styles.price}>
            {kind === 'services'
              ? t('common.priceFrom', { price: formatMoney(price, lang) })
              : formatMoney(price, lang)}
          </p>
        )}
      </div>
    </div>
  );
};
