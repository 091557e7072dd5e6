import type { Service, ServiceName } from '../../../../contract/services';
import { usePaths } from '../../../shared/config/usePaths';
import { useTranslation } from '../../../shared/i18n/useTranslation';
import { ButtonLink } from '../../../shared/ui/actions/Button';
import { Notice } from '../../../shared/ui/feedback/Notice';
import { ServiceInfoGrid } from '../../features/services/components/ServiceInfoGrid';
import { ServiceLinks } from '../../features/services/components/ServiceLinks';
import styles from './ServicesPage.module.css';

export interface SearchResultsProps {
  search: string;
  /** They are of the page that is loaded. */
  here: readonly Service[];
  /** Of all the others, whose names the header has loaded. */
  elsewhere: readonly ServiceName[];
  /** It leads to the list without the search. */
  clearHref: string;
  onClear: () => void;
}

/** What the search leaves of the loaded services, and others by name: they may be on a page that is not loaded. */
export const SearchResults = ({ search, here, elsewhere, clearHref, onClear }: SearchResultsProps) => {
  const { t } = useTranslation();
  const paths = usePaths();
  const hrefOf = ({ id }: ServiceName) => paths.service(id);
  return (
    <div className={styles.found}>
      {here.length > 0 ? (
        <ServiceInfoGrid services={here} hrefOf={hrefOf} />
      ) : (
        <Notice
          title={elsewhere.length === 0 && t('common.noInfo')}
          action={
            <ButtonLink to={clearHref} onClick={onClear}>
              {t('services.clearSearch')}
            </ButtonLink>
          }
        >
          {t(elsewhere.length === 0 ? 'services.nothingFound' : 'services.nothingFoundHere', { search })}
        </Notice>
      )}
      {elsewhere.length > 0 && (
        <div className={styles.elsewhere}>
          <h3>{t('services.elsewhere')}</h3>
          <ServiceLinks services={elsewhere} hrefOf={hrefOf} />
        </div>
      )}
    </div>
  );
};
