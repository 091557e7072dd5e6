import { type FormEvent, useState } from 'react';
import type { Wishes, WishesChange } from '../../../../../contract/care';
import { useChangeWishesMutation } from '../../../../api/endpoints/care';
import { isApiProblem } from '../../../../api/problem';
import { useLanguage } from '../../../../shared/i18n/hooks/useLanguage';
import { useTranslation } from '../../../../shared/i18n/hooks/useTranslation';
import { Button } from '../../../../shared/ui/actions/Button';
import { Notice } from '../../../../shared/ui/feedback/Notice';
import { ChoiceField } from '../../../../shared/ui/forms/ChoiceField';
import { FieldFrame } from '../../../../shared/ui/forms/FieldFrame';
import styles from './WishesForm.module.css';

const HOURS = Array.from({ length: 24 }, (_, hour) => hour);

export const WishesForm = ({ wishes }: { wishes: Wishes }) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const [change, { data, error, isLoading }] = useChangeWishesMutation();
  const { channel, language, quiet_from, quiet_to } = wishes;
  const [values, setValues] = useState<WishesChange>({ channel, language, quiet_from, quiet_to });
  const [isSaved, setSaved] = useState(false);
  const choose = (chosen: Partial<WishesChange>) => {
    setSaved(false);
    setValues((now) => ({ ...now, ...chosen }));
  };
  const { has_chat: hasChat, connect } = data ?? wishes;
  const mustConnect = values.channel === 'telegram' && !hasChat;
  const save = async (event: FormEvent) => {
    event.preventDefault();
    setSaved(!('error' in (await change({ lang, body: values }))));
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
            <option key={one} value={one}>{`${String(one).padStart(2, '0')}:00`}</option>
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
              { value: 'ru', label: 'Русский' },
              { value: 'uz', label: 'Oʻzbekcha' },
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
        {error !== undefined && (
          <Notice tone="danger">{(isApiProblem(error) && error.detail) || t('care.failed')}</Notice>
        )}
      </div>
      <Button
        type="submit"
        variant="primary"
        disabled={mustConnect}
        loading={isLoading}
        loadingLabel={t('care.saving')}
      >
        {t('care.save')}
      </Button>
    </form>
  );
};
