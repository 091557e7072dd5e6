import { useLocation } from 'react-router';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { FIELDS } from '../lib/fields';
import type { Posted } from './PlainDetails';

/** The place in line of whoever has just come into it, with the way out of it, and that they left: in a page without a script. */
export const PostedWait = ({ posted: { fields, place, trap } }: { posted: Posted }) => {
  const { t } = useTranslation();
  const { pathname, search } = useLocation();
  if (fields[FIELDS.step] === 'left') return <Notice>{t('booking.waitLeft')}</Notice>;
  if (place === undefined) return null;
  return (
    <Notice
      tone="success"
      action={
        <form method="post" action={pathname + search}>
          <input type="hidden" name={FIELDS.step} value="leave" />
          <input type="hidden" name={FIELDS.wait} value={fields[FIELDS.wait]} />
          <noscript>{trap}</noscript>
          <Button type="submit">{t('booking.waitLeave')}</Button>
        </form>
      }
    >
      {t('booking.waitDone', { place })}
    </Notice>
  );
};
