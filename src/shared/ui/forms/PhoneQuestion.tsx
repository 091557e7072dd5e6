import { vouchedPhone } from '#contract/rules/phone';
import { useTranslation } from '../../i18n/hooks/useTranslation';
import styles from './PhoneQuestion.module.css';
import { phoneQuestion } from './phoneRule';

export interface PhoneQuestionProps {
  /** What stands in the field. */
  value: string;
  digits: string;
  isCodeUnknown: boolean;
  onVouch: (value: string) => void;
}

/** Asks whether a number is right that may well be a slip; without a yes it is not sent. */
export const PhoneQuestion = ({ value, onVouch, ...asked }: PhoneQuestionProps) => {
  const { t } = useTranslation();
  return (
    <span className={styles.question}>
      <span>{`${phoneQuestion(t, asked)} `}</span>
      <button className={styles.yes} type="button" onClick={() => onVouch(vouchedPhone(value))}>
        {t('forms.phoneYes')}
      </button>
    </span>
  );
};
