import { isWeek, type Week, weekTexts } from '#contract/content/hours';
import { WEEKDAYS, WEEKDAYS_SHORT } from '#shared/i18n/formats/calendar';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button } from '#shared/ui/actions/Button';
import { useContentTexts } from '../../hooks/useContentTexts';
import { useFields } from '../../hooks/useFields';
import { DayField } from './DayField';
import styles from './hours.module.css';

const WORKDAYS = 5;

export const WeekField = ({ path, label, week }: { path: string; label: string; week: Week }) => {
  const { t } = useContentTexts();
  const { change } = useFields();
  const language = useLanguage();
  const [monday = []] = week;
  const short = WEEKDAYS_SHORT[language];
  const texts = isWeek(week) && weekTexts(week, language);
  return (
    <fieldset className={styles.week}>
      <legend className={styles.legend}>{label}</legend>
      {week.map((day, at) => (
        <DayField key={WEEKDAYS[language][at]} path={`${path}.${at}`} label={WEEKDAYS[language][at] ?? ''} day={day}>
          {at === 0 && (
            <Button
              variant="quiet"
              onClick={() =>
                change(
                  path,
                  week.map((one, other) => (other < WORKDAYS ? monday : one)),
                )
              }
            >
              {t('field.copyDay')}
            </Button>
          )}
        </DayField>
      ))}
      {texts && (
        <>
          <p className={styles.name}>{t('field.onSite')}</p>
          <dl className={styles.preview} aria-label={t('field.onSite')}>
            <dt>{`${short[0]}–${short[4]}`}</dt>
            <dd>{texts.weekdays || t('field.closed')}</dd>
            <dt>{short[5]}</dt>
            <dd>{texts.saturday || t('field.closed')}</dd>
            <dt>{short[6]}</dt>
            <dd>{texts.sunday || t('field.closed')}</dd>
          </dl>
        </>
      )}
    </fieldset>
  );
};
