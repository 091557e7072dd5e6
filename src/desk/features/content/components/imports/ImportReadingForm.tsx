import { useNavigate } from 'react-router';
import { useRereadImportMutation } from '#api/desk/generated/stock';
import type { ApiProblem } from '#api/problem';
import { IMPORT_DELIMITERS, IMPORT_ENCODINGS } from '#contract/rules/deskLimits';
import type { Import, ImportReading, ImportReadingChange } from '#contract/stock';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { deskPaths } from '#desk/common/lib/paths';
import { Select } from '#desk/common/ui/Select';
import { Notice } from '#shared/ui/feedback/Notice';
import { useContentTexts } from '../../hooks/useContentTexts';
import styles from './imports.module.css';

const DELIMITER_NAMES = { ';': 'semicolon', '\t': 'tab', ',': 'comma', '|': 'bar' } as const;
const ENCODING_NAMES: Record<(typeof IMPORT_ENCODINGS)[number], string> = {
  'utf-8': 'UTF-8',
  'utf-16le': 'UTF-16 LE',
  'utf-16be': 'UTF-16 BE',
  'windows-1251': 'Windows-1251',
  ibm866: 'CP866 (DOS)',
  'koi8-r': 'KOI8-R',
};

export interface ImportReadingFormProps {
  one: Import;
  reading: ImportReading;
  disabled: boolean;
}

export const ImportReadingForm = ({ one, reading, disabled }: ImportReadingFormProps) => {
  const { t } = useContentTexts();
  const desk = useDeskTexts();
  const navigate = useNavigate();
  const [reread, { isLoading, error }] = useRereadImportMutation();
  const { sheets, sheet, head, lines, delimiter, encoding } = reading;
  const again = (change: ImportReadingChange) => {
    const current = { sheet, ...(delimiter && { delimiter }), ...(encoding && { encoding }) };
    void reread({ id: one.id, body: { ...current, ...change } }).then(({ data }) => {
      if (data) void navigate(deskPaths.import(data.id), { replace: true });
    });
  };
  const isOff = disabled || isLoading;
  return (
    <>
      <p className={styles.hint}>{t('imports.readingHint')}</p>
      <div className={styles.reading} role="group" aria-label={t('imports.howRead')}>
        {sheets.length > 1 && (
          <Select
            label={t('imports.sheet')}
            value={String(sheet)}
            disabled={isOff}
            options={sheets.map((name, at) => ({ value: String(at), label: name }))}
            onChange={(value) => again({ sheet: Number(value) })}
          />
        )}
        <Select
          label={t('imports.head')}
          value={String(head)}
          disabled={isOff}
          options={[
            { value: '0', label: t('imports.headNone') },
            ...lines.map(({ line, text }) => ({
              value: String(line),
              label: t('imports.headLine', { line, text: text.slice(0, 60) }),
            })),
          ]}
          onChange={(value) => again({ head: Number(value) })}
        />
        {delimiter !== null && (
          <Select
            label={t('imports.delimiter')}
            value={delimiter}
            disabled={isOff}
            options={IMPORT_DELIMITERS.map((sign) => ({
              value: sign,
              label: t(`imports.delimiter_${DELIMITER_NAMES[sign]}`),
            }))}
            onChange={(value) => {
              const chosen = IMPORT_DELIMITERS.find((sign) => sign === value);
              if (chosen) again({ delimiter: chosen });
            }}
          />
        )}
        {encoding !== null && (
          <Select
            label={t('imports.encoding')}
            value={encoding}
            disabled={isOff}
            options={IMPORT_ENCODINGS.map((name) => ({ value: name, label: ENCODING_NAMES[name] }))}
            onChange={(value) => {
              const chosen = IMPORT_ENCODINGS.find((name) => name === value);
              if (chosen) again({ encoding: chosen });
            }}
          />
        )}
      </div>
      <div role="status" className={styles.live}>
        {isLoading && <p className={styles.hint}>{t('imports.rereading')}</p>}
      </div>
      <div role="alert" className={styles.live}>
        {error && <Notice tone="danger">{(error as ApiProblem).detail ?? desk('frame.failed')}</Notice>}
        {reading.is_cut && <Notice>{t('imports.cut')}</Notice>}
        {reading.hidden_rows !== undefined && reading.hidden_rows > 0 && (
          <Notice>{t('imports.hiddenRows', { count: reading.hidden_rows })}</Notice>
        )}
      </div>
    </>
  );
};
