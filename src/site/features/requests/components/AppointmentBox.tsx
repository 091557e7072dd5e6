import { type ComponentType, use, useEffect, useRef, useState } from 'react';
import { useInView } from '../../../../shared/hooks/useInView';
import { TextSourceContext } from '../../../../shared/i18n/textSource';
import { useLanguage } from '../../../../shared/i18n/useLanguage';
import { useTranslation } from '../../../../shared/i18n/useTranslation';
import { Button } from '../../../../shared/ui/actions/Button';
import { Notice } from '../../../../shared/ui/feedback/Notice';
import { PlainFormContext } from '../plainForm';
import type { AppointmentFormProps, AppointmentProps } from './AppointmentForm';
import { AppointmentPlainForm } from './AppointmentPlainForm';
import styles from './AppointmentSection.module.css';

/** The form's libraries are fetched when it is so near to the screen, in CSS pixels, or touched. */
const NEAR = 800;

interface Living {
  Form: ComponentType<AppointmentFormProps>;
  plain: HTMLFormElement | null;
}

/**
 * Plain fields first, as the server rendered them; the form with its mask, pickers and rules takes their place when it is near,
 * with what was typed meanwhile and the caret where it was. Not `lazy`: the plain fields must be read before they go.
 * @param anchor Id of the section around it: the plain fields are sent to the page, which then shows the answer there.
 */
export const AppointmentBox = ({ anchor, ...props }: AppointmentProps & { anchor?: string }) => {
  const { t } = useTranslation();
  const language = useLanguage();
  const texts = use(TextSourceContext);
  const form = useRef<HTMLFormElement>(null);
  const [living, setLiving] = useState<Living | null>(null);
  const [failed, setFailed] = useState(false);
  const [touched, setTouched] = useState(false);
  const thanks = use(PlainFormContext)?.thanks;
  useEffect(() => {
    // The visitor may be typing already: that focus came before anyone listened.
    if (form.current?.contains(document.activeElement)) setTouched(true);
  }, []);
  const near = useInView(form, NEAR) || touched;

  useEffect(() => {
    if (!near || living || failed) return undefined;
    let wanted = true;
    const chunk = import(/* webpackChunkName: "appointment-form" */ './AppointmentForm');
    // What the form answers is not among the first page's texts.
    Promise.all([chunk, texts?.load(language)]).then(
      ([{ AppointmentForm }]) => {
        if (wanted) setLiving({ Form: AppointmentForm, plain: form.current });
      },
      () => wanted && setFailed(true),
    );
    return () => {
      wanted = false;
    };
  }, [near, living, failed, texts, language]);

  if (thanks) return thanks;
  if (living) return <living.Form {...props} plain={living.plain} />;
  return (
    <AppointmentPlainForm
      ref={form}
      message={props.message}
      anchor={anchor}
      bare={props.bare ?? false}
      onFocus={() => setTouched(true)}
      notice={
        failed && (
          <Notice
            className={styles.wide}
            tone="danger"
            action={<Button onClick={() => setFailed(false)}>{t('common.retry')}</Button>}
          >
            {t('common.loadFailed')}
          </Notice>
        )
      }
    />
  );
};
