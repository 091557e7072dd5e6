import { use, useCallback, useEffect, useRef, useState } from 'react';
import { useInView } from '#shared/hooks/useInView';
import { useLazyChunk } from '#shared/hooks/useLazyChunk';
import { TextSourceContext } from '#shared/i18n/createI18n';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { pressEnd } from '#site/fallback/handover';
import { FallbackFormContext } from '../../fallback/fallbackForm';
import { AppointmentFallbackForm } from './AppointmentFallbackForm';
import type { AppointmentProps } from './AppointmentForm';
import styles from './AppointmentSection.module.css';

const PRELOAD_MARGIN = 800;

/**
 * Replaces the fallback form by the enhanced form when near the viewport. Keeps input and caret.
 * @param anchor id of the section, which shows the result
 */
export const AppointmentBox = ({ anchor, ...props }: AppointmentProps & { anchor?: string }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const texts = use(TextSourceContext);
  const form = useRef<HTMLFormElement>(null);
  const [touched, setTouched] = useState(false);
  const thanks = use(FallbackFormContext)?.thanks;
  useEffect(() => {
    if (form.current?.contains(document.activeElement)) setTouched(true);
  }, []);
  const near = useInView(form, PRELOAD_MARGIN) || touched;

  const load = useCallback(async () => {
    const chunk = import(/* webpackChunkName: "appointment-form" */ './AppointmentForm');
    const [{ AppointmentForm }] = await Promise.all([chunk, texts?.load(language)]);
    await pressEnd(form.current);
    return { AppointmentForm, fallback: form.current };
  }, [texts, language]);
  const { loaded: enhanced, failed, retry } = useLazyChunk(near, load);

  if (thanks) return thanks;
  if (enhanced) return <enhanced.AppointmentForm {...props} anchor={anchor} fallback={enhanced.fallback} />;
  return (
    <AppointmentFallbackForm
      ref={form}
      message={props.message}
      anchor={anchor}
      bare={props.bare ?? false}
      onFocus={() => setTouched(true)}
      notice={
        failed && (
          <Notice className={styles.wide} tone="danger" action={<Button onClick={retry}>{t('common.retry')}</Button>}>
            {t('common.loadFailed')}
          </Notice>
        )
      }
    />
  );
};
