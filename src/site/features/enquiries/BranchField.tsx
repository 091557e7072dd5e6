import { useField } from 'formik';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import { BranchSelect } from './BranchSelect';

export const BranchField = () => {
  const { t } = useTranslation();
  const [{ value }, , { setValue }] = useField<number>('branch');
  return (
    <FieldFrame label={t('forms.branch')} optional>
      {(control) => (
        <BranchSelect
          {...control}
          value={value}
          onChange={({ currentTarget }) => void setValue(Number(currentTarget.value))}
        />
      )}
    </FieldFrame>
  );
};
