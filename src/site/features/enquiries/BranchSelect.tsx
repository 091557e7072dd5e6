import type { ComponentProps } from 'react';
import { useGetBranchNamesQuery } from '#api/generated/contacts';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Icon } from '#shared/ui/media/Icon';
import styles from './BranchSelect.module.css';

export const BranchSelect = (props: ComponentProps<'select'>) => {
  const { t } = useTranslation();
  const { currentData } = useGetBranchNamesQuery({ lang: useLanguage() });
  return (
    <div className={styles.branch}>
      <select {...props} name="branch">
        <option value={0}>{t('forms.anyBranch')}</option>
        {currentData?.branches.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </select>
      <Icon name="chevron" size={20} />
    </div>
  );
};
