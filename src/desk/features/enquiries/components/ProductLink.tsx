import type { EnquiryProduct } from '#contract/enquiries';
import { makePaths, UZBEK_PREFIX } from '#shared/config/paths';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Icon } from '#shared/ui/media/Icon';
import styles from './ProductLink.module.css';

/** The part or the service that an enquiry was sent from, on the public site. */
export const ProductLink = ({ product: { kind, id, name } }: { product: EnquiryProduct }) => {
  const language = useLanguage();
  const site = makePaths({ language: language === 'uz' ? UZBEK_PREFIX : '', home: '' });
  return (
    <a
      className={styles.link}
      href={kind === 'part' ? site.product(id) : site.service(id)}
      target="_blank"
      rel="noopener noreferrer"
    >
      <span>{name}</span>
      <Icon name="external" size={16} />
    </a>
  );
};
