import { usePaths } from '#shared/config/hooks/usePaths';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Link } from '#shared/ui/actions/Link';

export interface ShortcutsProps {
  className: string | undefined;
  linkClassName: string | undefined;
}

/** The price list and the state of an enquiry, which no entry of the menu holds. */
export const Shortcuts = ({ className, linkClassName }: ShortcutsProps) => {
  const { t } = useTranslation();
  const paths = usePaths({ home: '' });
  return (
    <nav className={className} aria-label={t('header.shortcuts')}>
      <Link className={linkClassName} to={paths.prices()}>
        {t('header.prices')}
      </Link>
      <Link className={linkClassName} to={paths.track()}>
        {t('header.track')}
      </Link>
    </nav>
  );
};
