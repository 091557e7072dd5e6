import type { PriceList } from '#contract/catalog';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import buttons from '#shared/ui/actions/Button.module.css';
import { classNames } from '#shared/ui/lib/classNames';
import styles from './PriceActions.module.css';

export const PriceActions = ({ files }: { files: PriceList['files'] | undefined }) => {
  const { t } = useTranslation();
  const links = files
    ? [
        { href: files.xlsx, text: t('prices.xlsx'), short: t('prices.xlsxShort') },
        { href: files.csv, text: t('prices.csv'), short: t('prices.csvShort') },
      ]
    : [];
  return (
    <div className={styles.actions} data-no-print="">
      <Button className={styles.print} onClick={() => window.print()}>
        {t('prices.print')}
      </Button>
      {links.map(({ href, text, short }) => (
        <a key={href} className={classNames(buttons.button, buttons.secondary)} href={href} aria-label={text} download>
          <span className={styles.long}>{text}</span>
          <span className={styles.short}>{short}</span>
        </a>
      ))}
    </div>
  );
};
