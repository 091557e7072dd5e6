import type { ComponentProps } from 'react';
import { useGetBranchesQuery } from '../../../api/endpoints/branches';
import { useLanguage } from '../../../shared/i18n/useLanguage';
import { useTranslation } from '../../../shared/i18n/useTranslation';

/** The branches to choose one of, or none. The browser's own list: it works before any script and is at home on a phone. */
export const BranchSelect = (props: ComponentProps<'select'>) => {
  const { t } = useTranslation();
  const { currentData } = useGetBranchesQuery({ lang: useLanguage() });
  return (
    <select {...props} name="branch">
      <option value={0}>{t('forms.anyBranch')}</option>
      {currentData?.branches.map(({ id, name }) => (
        <option key={id} value={id}>
          {name}
        </option>
      ))}
    </select>
  );
};
