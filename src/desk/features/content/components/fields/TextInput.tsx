import { FieldFrame } from '../../../../../shared/ui/forms/FieldFrame';
import { useContentTexts } from '../../hooks/useContentTexts';
import { useFields } from '../../hooks/useFields';
import type { FieldOf } from '../../lib/columns';
import { Warnings } from './Warnings';

export interface TextInputProps {
  path: string;
  field: FieldOf<'text' | 'longText'>;
  label: string;
  value: string;
  lang?: 'ru' | 'uz';
}

const ROWS_OF_LETTERS = 60;
const rowsFor = (text: string) =>
  Math.min(18, Math.max(4, Math.ceil(text.length / ROWS_OF_LETTERS) + (text.match(/\n/g)?.length ?? 0)));

/** A text in one language: how much of its limit it takes, and what is to be seen to. */
export const TextInput = ({ path, field, label, value, lang }: TextInputProps) => {
  const { t } = useContentTexts();
  const { problemAt, change } = useFields();
  return (
    <div lang={lang}>
      <FieldFrame
        label={label}
        optional={!field.required}
        hint={t('field.counted', { count: value.length, max: field.max })}
        error={problemAt(path)}
      >
        {(control) =>
          field.type === 'longText' ? (
            <textarea
              {...control}
              data-path={path}
              value={value}
              rows={rowsFor(value)}
              onChange={(event) => change(path, event.target.value)}
            />
          ) : (
            <input
              {...control}
              data-path={path}
              value={value}
              autoComplete="off"
              onChange={(event) => change(path, event.target.value)}
            />
          )
        }
      </FieldFrame>
      <Warnings path={path} wanted={field.wanted} />
    </div>
  );
};
