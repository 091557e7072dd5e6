import { useEffect, useId, useState } from 'react';
import { useEndContentPreviewsMutation, usePreviewContentMutation } from '#api/desk/generated/content';
import type { ContentKindName } from '#contract/content/kinds';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { formatMoment } from '#desk/common/lib/moments';
import { useDeskDispatch } from '#desk/common/store';
import { toastShown } from '#desk/common/toastSlice';
import { CopyField, useCopy } from '#desk/common/ui/CopyField';

import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import type { Language } from '#shared/i18n/languages';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { Modal } from '#shared/ui/overlays/Modal';
import { useContentTexts } from '../hooks/useContentTexts';
import { nameOfPath } from '../lib/contentWords';
import languageSwitchStyles from './Editor.module.css';
import styles from './PreviewModal.module.css';

interface LanguageSwitchProps {
  lang: 'ru' | 'uz';
  onChange: (lang: 'ru' | 'uz') => void;
}

const LanguageOptions = ({
  lang,
  label,
  onChange,
  className,
}: LanguageSwitchProps & { label: string; className?: string | undefined }) => {
  const { t } = useContentTexts();
  const name = useId();
  return (
    <div className={className ?? languageSwitchStyles.options} role="radiogroup" aria-label={label}>
      {(['ru', 'uz'] as const).map((one) => (
        <label key={one} className={languageSwitchStyles.option}>
          <input type="radio" name={name} checked={lang === one} onChange={() => onChange(one)} />
          <span>{t(`lang.${one}`)}</span>
        </label>
      ))}
    </div>
  );
};

export const LanguageSwitch = ({ lang, onChange }: LanguageSwitchProps) => {
  const { t } = useContentTexts();
  return (
    <LanguageOptions lang={lang} label={t('lang.both')} onChange={onChange} className={languageSwitchStyles.switch} />
  );
};

interface PreviewModalProps {
  kind: ContentKindName;
  id: number;
  onClose: () => void;
}

const WIDTHS = ['phone', 'wide'] as const;

export const PreviewModal = ({ kind, id, onClose }: PreviewModalProps) => {
  const words = useContentTexts();
  const { t } = words;
  const desk = useDeskTexts();
  const language = useLanguage();
  const dispatch = useDeskDispatch();
  const name = useId();
  const [shown, setShown] = useState<Language>(language);
  const [width, setWidth] = useState<(typeof WIDTHS)[number]>('phone');
  const [make, { data, isError }] = usePreviewContentMutation();
  const copy = useCopy();
  const [link, setLink] = useState<string | null>(null);
  const [end] = useEndContentPreviewsMutation();
  useEffect(() => {
    void make({ kind, id });
  }, [make, kind, id]);

  const say = (isDone: boolean, done: string) =>
    dispatch(toastShown(isDone ? { tone: 'done', text: done } : { tone: 'failed', text: desk('frame.failed') }));
  const copyLink = async (link: string) => {
    if (!(await copy(link))) setLink(link);
  };
  const endAll = async () => {
    const { error } = await end({ kind, id });
    say(!error, t('preview.ended'));
    if (!error) onClose();
  };
  const lacking = Object.entries(data?.problems ?? {});
  return (
    <Modal open onClose={onClose} title={t('preview.title')} wide>
      {isError && (
        <Notice tone="danger" action={<Button onClick={() => void make({ kind, id })}>{t('preview.retry')}</Button>}>
          {desk('frame.failed')}
        </Notice>
      )}
      {!data && !isError && <SkeletonText lines={8} />}
      {lacking.length > 0 && (
        <Notice tone="danger" title={t('preview.lacking')}>
          <ul>
            {lacking.map(([path, text]) => (
              <li key={path}>{`${nameOfPath(words, kind, path)}: ${text}`}</li>
            ))}
          </ul>
        </Notice>
      )}
      {data && lacking.length === 0 && (
        <div className={styles.preview}>
          <div className={styles.choices}>
            <LanguageOptions lang={shown} label={t('preview.language')} onChange={setShown} />
            <div className={styles.widths} role="radiogroup" aria-label={t('preview.width')}>
              {WIDTHS.map((one) => (
                <label key={one} className={styles.width}>
                  <input type="radio" name={name} checked={width === one} onChange={() => setWidth(one)} />
                  <span>{t(`preview.${one}`)}</span>
                </label>
              ))}
            </div>
          </div>
          <div className={styles.place}>
            {/* The sandbox allows no scripts. Links open in a new tab. */}
            <iframe
              key={shown}
              className={styles.frame}
              data-width={width}
              title={t('preview.title')}
              src={data.paths[shown]}
              sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
            />
          </div>
          <p className={styles.until}>{t('preview.until', { moment: formatMoment(data.expires_at, language) })}</p>
          {link !== null && <CopyField label={t('preview.link')} text={link} />}
          <div className={styles.actions}>
            <Button
              variant="primary"
              onClick={() => void copyLink(new URL(data.paths[shown], window.location.origin).href)}
            >
              {t('preview.copy')}
            </Button>
            <Button onClick={() => void endAll()}>{t('preview.end')}</Button>
          </div>
        </div>
      )}
    </Modal>
  );
};
