import { useRef, useState } from 'react';
import type { ImplausibleMileage } from '#api/refusals';
import { formatDate } from '#shared/i18n/formats/dates';
import { formatNumber } from '#shared/i18n/formats/numbers';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { ConfirmModal } from '#shared/ui/overlays/ConfirmModal';

type Question = ImplausibleMileage & { mileage: number };

/** Asks about an implausible mileage. `ask` resolves to whether the customer confirmed it. */
export const useMileageQuestion = () => {
  const [question, setQuestion] = useState<Question | null>(null);
  const answer = useRef<(isRight: boolean) => void>(undefined);
  const ask = (next: Question): Promise<boolean> =>
    new Promise((resolve) => {
      answer.current = resolve;
      setQuestion(next);
    });
  const settle = (isRight: boolean) => {
    setQuestion(null);
    answer.current?.(isRight);
  };
  return { question, ask, settle };
};

export const MileageQuestion = ({
  question,
  settle,
}: Pick<ReturnType<typeof useMileageQuestion>, 'question' | 'settle'>) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const [lastQuestion, setLastQuestion] = useState(question);
  if (question && question !== lastQuestion) setLastQuestion(question);
  const km = (mileage: number) => t('personal.km', { mileage: formatNumber(mileage, lang) });
  const { mileage = 0, last, at } = lastQuestion ?? {};
  return (
    <ConfirmModal
      open={question !== null}
      title={t('personal.mileageAsked')}
      yes={t('personal.mileageYes')}
      no={t('personal.mileageNo')}
      onYes={() => settle(true)}
      onClose={() => settle(false)}
    >
      {typeof last === 'number' && (
        <p>
          {t(mileage < last ? 'personal.mileageLess' : 'personal.mileageMore', {
            mileage: km(mileage),
            last: km(last),
            day: formatDate(at ?? '', lang),
          })}
        </p>
      )}
    </ConfirmModal>
  );
};
