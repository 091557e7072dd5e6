import { type FormEvent, useState } from 'react';
import { useChangeNotificationPreferencesMutation } from '#api/generated/care';
import { isApiProblem } from '#api/problem';
import { storedValuesOf } from '#api/refusals';
import type { NotificationPreferenceFields, NotificationPreferences } from '#contract/care';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { ChoiceField } from '#shared/ui/forms/ChoiceField';
import { ConflictNotice } from '#shared/ui/forms/ConflictNotice';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import styles from './NotificationPreferencesForm.module.css';

type PreferenceField = keyof NotificationPreferenceFields;
const FIELDS = ['channel', 'language', 'quiet_from', 'quiet_to'] as const satisfies readonly PreferenceField[];
const fieldsOf = ({
  channel,
  language,
  quiet_from,
  quiet_to,
}: NotificationPreferenceFields): NotificationPreferenceFields => ({
  channel,
  language,
  quiet_from,
  quiet_to,
});
const pick = (
  values: NotificationPreferenceFields,
  fields: readonly PreferenceField[],
): Partial<NotificationPreferenceFields> => Object.fromEntries(fields.map((field) => [field, values[field]]));
const clockOf = (hour: number) => `${String(hour).padStart(2, '0')}:00`;
const LANGUAGE_NAMES = { ru: 'Русский', uz: 'Oʻzbekcha' };
const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

export const NotificationPreferencesForm = ({ preferences }: { preferences: NotificationPreferences }) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const [change, { data, error, isLoading }] = useChangeNotificationPreferencesMutation();
  const [base, setBase] = useState<NotificationPreferenceFields>(() => fieldsOf(preferences));
  const [values, setValues] = useState(base);
  const [conflicts, setConflicts] = useState<readonly PreferenceField[]>([]);
  const [isSaved, setSaved] = useState(false);
  const choose = (chosen: Partial<NotificationPreferenceFields>) => {
    setSaved(false);
    setValues((now) => ({ ...now, ...chosen }));
    setConflicts((now) => now.filter((field) => !(field in chosen)));
  };
  const { has_chat: hasChat, connect } = data ?? preferences;
  const mustConnect = values.channel === 'telegram' && !hasChat;
  const rebase = (stored: NotificationPreferenceFields) => {
    const newer = FIELDS.filter((field) => stored[field] !== base[field]);
    setValues((now) => ({
      ...now,
      ...pick(
        stored,
        newer.filter((field) => now[field] === base[field]),
      ),
    }));
    setConflicts(newer.filter((field) => values[field] !== base[field] && values[field] !== stored[field]));
    setBase(stored);
  };
  const save = async (event: FormEvent) => {
    event.preventDefault();
    const changed = FIELDS.filter((field) => values[field] !== base[field]);
    const { error: problem } = await change({
      lang,
      body: { ...pick(values, changed), expected: pick(base, changed) },
    });
    const stored = storedValuesOf(problem);
    if (stored) rebase({ ...base, ...stored });
    setSaved(problem === undefined);
    if (problem === undefined) setBase(values);
  };
  const isConflict = storedValuesOf(error) !== null;
  const labels: Record<PreferenceField, string> = {
    channel: t('care.channel'),
    language: t('care.language'),
    quiet_from: t('care.quietFrom'),
    quiet_to: t('care.quietTo'),
  };
  const show = (field: PreferenceField, of: NotificationPreferenceFields) => {
    if (field === 'channel') return t(`care.${of.channel}`);
    if (field === 'language') return LANGUAGE_NAMES[of.language];
    return clockOf(of[field]);
  };
  const hour = (name: 'quiet_from' | 'quiet_to', label: string) => (
    <FieldFrame label={label} optional>
      {(control) => (
        <select
          {...control}
          name={name}
          value={values[name]}
          onChange={({ target }) => choose({ [name]: Number(target.value) })}
        >
          {HOURS.map((one) => (
            <option key={one} value={one}>
              {clockOf(one)}
            </option>
          ))}
        </select>
      )}
    </FieldFrame>
  );
  const isOff = values.channel === 'off';
  return (
    <form className={styles.form} noValidate onSubmit={(event) => void save(event)}>
      <ChoiceField
        name="channel"
        label={t('care.channel')}
        value={values.channel}
        options={[
          { value: 'off', label: t('care.off') },
          { value: 'sms', label: t('care.sms') },
          ...(hasChat || connect ? [{ value: 'telegram' as const, label: t('care.telegram') }] : []),
        ]}
        onChange={(chosen) => choose({ channel: chosen })}
      />
      {values.channel === 'telegram' && hasChat && <p className={styles.connected}>{t('care.connected')}</p>}
      {mustConnect && connect && (
        <Notice>
          <p>{t('care.connect')}</p>
          <a className={styles.connect} href={connect} target="_blank" rel="noopener">
            {t('care.openTelegram')}
          </a>
        </Notice>
      )}
      {!isOff && (
        <>
          <ChoiceField
            name="language"
            label={t('care.language')}
            value={values.language}
            options={[
              { value: 'ru', label: LANGUAGE_NAMES.ru },
              { value: 'uz', label: LANGUAGE_NAMES.uz },
            ]}
            onChange={(chosen) => choose({ language: chosen })}
          />
          <div className={styles.hours}>
            {hour('quiet_from', t('care.quietFrom'))}
            {hour('quiet_to', t('care.quietTo'))}
          </div>
          <p className={styles.hint}>{t('care.quietHint')}</p>
        </>
      )}
      <div role="status">
        {isSaved && <Notice tone="success">{t('care.saved')}</Notice>}
        {error !== undefined && !isConflict && (
          <Notice tone="danger">{(isApiProblem(error) && error.detail) || t('care.failed')}</Notice>
        )}
      </div>
      <ConflictNotice
        rows={conflicts.map((field) => ({
          label: labels[field],
          stored: show(field, base),
          mine: show(field, values),
          onStored: () => choose({ [field]: base[field] }),
          onMine: () => choose({ [field]: values[field] }),
        }))}
      />
      <Button
        type="submit"
        variant="primary"
        disabled={mustConnect || conflicts.length > 0}
        loading={isLoading}
        loadingLabel={t('care.saving')}
      >
        {t('care.save')}
      </Button>
    </form>
  );
};
