import { use, useCallback, useEffect, useRef, useState } from 'react';
import { useInView } from '../../../../shared/hooks/useInView';
import { useLateChunk } from '../../../../shared/hooks/useLateChunk';
import { TextSourceContext } from '../../../../shared/i18n/textSource';
import { useLanguage } from '../../../../shared/i18n/useLanguage';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { Button } from '../../../../shared/ui/actions/Button';
import { Notice } from '../../../../shared/ui/feedback/Notice';
import { PlainFormContext } from '../plainForm';
import type { AppointmentProps } from './AppointmentForm';
import { AppointmentPlainForm } from './AppointmentPlainForm';
import styles from './AppointmentSection.module.css';

/** The form's libraries are fetched when it is so near to the screen, in CSS pixels, or touched. */
const NEAR = 800;

/**
 * Plain fields first, as the server rendered them; the form with its mask, pickers and rules takes their place when it is near,
 * with what was typed meanwhile and the caret where it was.
 * @param anchor Id of the section around it: the plain fields are sent to the page, which then shows the answer there.
 */
export const AppointmentBox = ({ anchor, ...props }: AppointmentProps & { anchor?: string }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const texts = use(TextSourceContext);
  const form = useRef<HTMLFormElement>(null);
  const [touched, setTouched] = useState(false);
  const thanks = use(PlainFormContext)?.thanks;
  useEffect(() => {
    // The visitor may be typing already: that focus came before anyone listened.
    if (form.current?.contains(document.activeElement)) setTouched(true);
  }, []);
  const near = useInView(form, NEAR) || touched;

  const load = useCallback(async () => {
    const chunk = import(/* webpackChunkName: "appointment-form" */ './AppointmentForm');
    // What the form answers is not among the first page's texts.
    const [{ AppointmentForm }] = await Promise.all([chunk, texts?.load(language)]);
    // The plain fields must be read before they go.
    return { AppointmentForm, plain: form.current };
  }, [texts, language]);
  const { loaded: living, failed, retry } = useLateChunk(near, load);

  if (thanks) return thanks;
  if (living) return <living.AppointmentForm {...props} plain={living.plain} />;
  return (
    <AppointmentPlainForm
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
