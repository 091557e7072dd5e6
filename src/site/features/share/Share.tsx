import { useEffect, useState, useSyncExternalStore } from 'react';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { copyText } from '#shared/lib/copyText';
import { Button } from '#shared/ui/actions/Button';
import buttons from '#shared/ui/actions/Button.module.css';
import { classNames } from '#shared/ui/lib/classNames';
import { Icon } from '#shared/ui/media/Icon';
import styles from './Share.module.css';

const telegramShareUrl = (url: string, text: string): string =>
  `https://t.me/share/url?url=${encodeURIComponent(url)}&text=${encodeURIComponent(text)}`;

interface ShareProps {
  title: string;
  url: string;
}

const NOTICE_MS = 4000;

const never = () => () => undefined;
const hasShareSheet = () => typeof navigator.share === 'function';

export const Share = ({ title, url }: ShareProps) => {
  const { t } = useTranslation();
  const [copied, setCopied] = useState<boolean | null>(null);
  const canShare = useSyncExternalStore(never, hasShareSheet, () => false);
  useEffect(() => {
    if (copied !== true) return undefined;
    const timer = setTimeout(() => setCopied(null), NOTICE_MS);
    return () => clearTimeout(timer);
  }, [copied]);

  const copy = async () => setCopied(await copyText(url));
  const share = () => void navigator.share({ title, url }).catch(() => undefined);
  return (
    <section className={styles.share}>
      <h2 className={styles.title}>{t('share.title')}</h2>
      <div className={styles.ways}>
        <a
          className={classNames(buttons.button, buttons.secondary)}
          href={telegramShareUrl(url, title)}
          target="_blank"
          rel="noopener noreferrer"
          aria-label={t('share.telegramLabel')}
        >
          <span>{t('share.telegram')}</span>
          <Icon name="external" size={20} />
        </a>
        <Button onClick={() => void copy()}>{t('share.copy')}</Button>
        {canShare && <Button onClick={share}>{t('share.system')}</Button>}
      </div>
      <div className={styles.notice} role="status">
        {copied === true && (
          <p className={styles.copied}>
            <Icon name="check" size={20} />
            <span>{t('share.copied')}</span>
          </p>
        )}
        {copied === false && (
          <p>
            <span>{`${t('share.notCopied')} `}</span>
            <span className={styles.address}>{url}</span>
          </p>
        )}
      </div>
    </section>
  );
};
