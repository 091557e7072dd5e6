import { useGetCompanyQuery } from '#api/generated/company';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useLateTexts } from '#shared/i18n/hooks/useLateTexts';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { classNames } from '#shared/ui/lib/classNames';
import { VisuallyHidden } from '#shared/ui/text/VisuallyHidden';
import styles from './CompanyLinks.module.css';
import { visibleLinks } from './visibleLinks';

export const CompanyLinks = ({ ground }: { ground: 'paper' | 'night' }) => {
  const { t } = useTranslation();
  const texts = useLateTexts();
  const { currentData: company } = useGetCompanyQuery({ lang: useLanguage() });
  const links = visibleLinks(company?.links ?? [], texts.email);
  if (links.length === 0) return null;
  return (
    <ul className={styles.links} aria-label={texts.links}>
      {links.map(({ href, text, isElsewhere }) => (
        <li key={href}>
          <a
            className={classNames(styles.link, ground === 'night' && styles.night)}
            href={href}
            {...(isElsewhere && { target: '_blank', rel: 'noopener noreferrer' })}
          >
            <span>{text}</span>
            {isElsewhere && <VisuallyHidden>{` (${t('common.newTab')})`}</VisuallyHidden>}
          </a>
        </li>
      ))}
    </ul>
  );
};
