import { useEffect, useState } from 'react';
import { useLocation } from 'react-router';
import { useGetCallCenterQuery } from '#api/generated/contacts';
import { pageOf } from '#contract/rules/pages';
import { useBookingPath } from '#shared/config/hooks/useBookingPath';
import { splitPath } from '#shared/config/paths';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useLateTexts } from '#shared/i18n/hooks/useLateTexts';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Link } from '#shared/ui/actions/Link';
import { formatPhone, telHref } from '#shared/ui/forms/phoneMask';
import { useAfterPress } from '#shared/ui/forms/useAfterPress';
import { Icon } from '#shared/ui/media/Icon';
import { VisuallyHidden } from '#shared/ui/text/VisuallyHidden';
import styles from './PhoneBar.module.css';

/** Pages whose own main action is at the bottom of the screen. */
const WITHOUT_BAR: readonly string[] = ['booking', 'bookingLink'];

const FIELD = 'input:not([type="checkbox"], [type="radio"]), textarea, select';

const SHOWN_AFTER_MS = 300;

/**
 * Returns whether a field has or has just lost the focus. A press on something under the bar takes the focus: the bar
 * must not return between press and click, where it would receive the click.
 */
const useIsTyping = (): boolean => {
  const [isTyping, setTyping] = useState(false);
  useEffect(() => {
    let timer: number | undefined;
    const isField = ({ target }: Event) => target instanceof Element && target.matches(FIELD);
    const enter = (event: Event) => {
      clearTimeout(timer);
      if (isField(event)) setTyping(true);
      else leave();
    };
    const leave = () => {
      clearTimeout(timer);
      timer = window.setTimeout(() => setTyping(false), SHOWN_AFTER_MS);
    };
    // oxlint-disable-next-line react/set-state-in-effect -- a field may have the focus before hydration
    if (document.activeElement?.matches(FIELD)) setTyping(true);
    document.addEventListener('focusin', enter);
    document.addEventListener('focusout', leave);
    return () => {
      clearTimeout(timer);
      document.removeEventListener('focusin', enter);
      document.removeEventListener('focusout', leave);
    };
  }, []);
  return useAfterPress(isTyping);
};

export const PhoneBar = () => {
  const { t } = useTranslation();
  const texts = useLateTexts();
  const bookingPath = useBookingPath();
  const { data: callCenter } = useGetCallCenterQuery({ lang: useLanguage() });
  const page = pageOf(splitPath(useLocation().pathname).rest);
  const isTyping = useIsTyping();
  if (WITHOUT_BAR.includes(page)) return null;
  return (
    <nav className={styles.bar} aria-label={texts.phoneBar} hidden={isTyping}>
      {callCenter?.phone && (
        <a className={styles.action} href={telHref(callCenter.phone)}>
          <Icon name="phone" size={20} />
          <span>{texts.call}</span>
          <VisuallyHidden>{` ${formatPhone(callCenter.phone)}`}</VisuallyHidden>
        </a>
      )}
      <Link className={styles.primary} to={bookingPath}>
        <Icon name="calendar" size={20} />
        <span>{t('common.book')}</span>
      </Link>
    </nav>
  );
};
