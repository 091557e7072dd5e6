import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import { useContentTexts } from '../../hooks/useContentTexts';
import { useFields } from '../../hooks/useFields';

export interface ChoiceInputProps {
  path: string;
  label: string;
  value: string;
  required: boolean | undefined;
  options: readonly { value: string; label: string }[];
}

export const ChoiceInput = ({ path, label, value, required, options }: ChoiceInputProps) => {
  const { t } = useContentTexts();
  const { problemAt, change, placeOf } = useFields();
  return (
    <FieldFrame label={label} optional={!required} error={problemAt(path)}>
      {(control) => (
        <select
          {...control}
          data-path={placeOf(path)}
          value={value}
          onChange={(event) => change(path, event.target.value || null)}
        >
          <option value="">{t('field.notChosen')}</option>
          {options.map((option) => (
            <option key={option.value} value={option.value}>
              {option.label}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
};
