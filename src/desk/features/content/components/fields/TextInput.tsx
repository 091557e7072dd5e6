import { type ChangeEvent, type ClipboardEvent, useState } from 'react';
import { deskPaths } from '#desk/common/lib/paths';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Link } from '#shared/ui/actions/Link';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import { classNames } from '#shared/ui/lib/classNames';
import { Icon } from '#shared/ui/media/Icon';
import { useContentTexts } from '../../hooks/useContentTexts';
import { useFields } from '../../hooks/useFields';
import { type FieldOf, titleIn } from '../../lib/contentWords';

import styles from './fields.module.css';

interface WarningsProps {
  path: string;
  wanted: number | undefined;
  required: boolean | undefined;
}

const Warnings = ({ path, wanted, required }: WarningsProps) => {
  const { t } = useContentTexts();
  const language = useLanguage();
  const { kind, warningsAt, change } = useFields();
  const warnings = warningsAt(path);
  if (warnings.length === 0) return null;
  return (
    <ul className={styles.warnings}>
      {warnings.map(({ code, suggestion, other }) => (
        <li key={code} className={styles.warning}>
          <Icon name="info" size={18} />
          <span>{t(`warning.${code === 'missing' && required ? 'missingRequired' : code}`, { wanted })}</span>
          {other && <Link to={deskPaths.contentItem(kind, other.id)}>{titleIn(other.title, language)}</Link>}
          {suggestion !== undefined && (
            <button type="button" className={styles.right} onClick={() => change(path, suggestion)}>
              {t('field.setRight')}
            </button>
          )}
        </li>
      ))}
    </ul>
  );
};

interface TextInputProps {
  path: string;
  field: FieldOf<'text' | 'longText'>;
  label: string;
  value: string;
  lang?: 'ru' | 'uz';
}

const ROWS_OF_LETTERS = 60;
const MAX_ROWS = 18;
const rowsFor = (text: string) =>
  Math.min(MAX_ROWS, Math.max(4, Math.ceil(text.length / ROWS_OF_LETTERS) + (text.match(/\n/g)?.length ?? 0)));

/** `maxlength` as a multiple of the field's limit, because browsers hang when a whole book is pasted. */
const MAX_TIMES_LIMIT = 2;

type TextControl = HTMLInputElement | HTMLTextAreaElement;

export const TextInput = ({ path, field, label, value, lang }: TextInputProps) => {
  const { t } = useContentTexts();
  const { problemAt, change, placeOf } = useFields();
  const rows = rowsFor(value);
  const [isRefused, setRefused] = useState(false);
  const isTooLong = (length: number) => length > field.max * MAX_TIMES_LIMIT && length > value.length;
  const paste = (event: ClipboardEvent<TextControl>) => {
    const { selectionStart, selectionEnd } = event.currentTarget;
    const keptLength = value.length - ((selectionEnd ?? 0) - (selectionStart ?? 0));
    if (!isTooLong(keptLength + event.clipboardData.getData('text/plain').length)) return;
    event.preventDefault();
    setRefused(true);
  };
  const put = ({ target }: ChangeEvent<TextControl>) => {
    const isLonger = isTooLong(target.value.length);
    setRefused(isLonger);
    if (!isLonger) change(path, target.value);
  };
  return (
    <div lang={lang}>
      <FieldFrame
        label={label}
        optional={!field.required}
        hint={t('field.counted', { count: value.length, max: field.max })}
        error={isRefused ? t('field.tooLong', { max: field.max }) : problemAt(path)}
      >
        {(control) =>
          field.type === 'longText' ? (
            <textarea
              {...control}
              data-path={placeOf(path)}
              value={value}
              className={classNames(control.className, rows === MAX_ROWS ? styles.long : styles.grown)}
              rows={rows}
              onPaste={paste}
              onChange={put}
            />
          ) : (
            <input
              {...control}
              data-path={placeOf(path)}
              value={value}
              autoComplete="off"
              onPaste={paste}
              onChange={put}
            />
          )
        }
      </FieldFrame>
      <Warnings path={path} wanted={field.wanted} required={field.required} />
    </div>
  );
};
