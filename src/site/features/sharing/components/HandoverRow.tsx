import { useRef } from 'react';
import type { Handover } from '../../../../../contract/sharing';
import { useConfirmHandoverMutation, useWithdrawHandoverMutation } from '../../../../api/endpoints/sharing';
import { isApiProblem } from '../../../../api/problem';
import { formatDay } from '../../../../shared/i18n/formats/dayOfTime';
import { useLanguage } from '../../../../shared/i18n/hooks/useLanguage';
import { useTranslation } from '../../../../shared/i18n/hooks/useTranslation';
import { Button } from '../../../../shared/ui/actions/Button';
import { Notice } from '../../../../shared/ui/feedback/Notice';
import { useFocusAfter } from '../hooks/useFocusAfter';
import { HANDOVER_TEXTS } from '../lib/handoverTexts';
import styles from './Sharing.module.css';

/** One history on its way, and what its seller or buyer can do about it. */
export const HandoverRow = ({ handover, onChanged }: { handover: Handover; onChanged: () => void }) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const [confirm, confirming] = useConfirmHandoverMutation();
  const [withdraw, withdrawing] = useWithdrawHandoverMutation();
  const { id, state, is_seller: isSeller, car, year, buyer, visits, expires_at: until } = handover;
  const isUnfinished = state === 'offered' || state === 'accepted';
  const row = useRef<HTMLLIElement>(null);
  const pressed = useFocusAfter(row, state);
  // What came of it stands in the row, also where only the answer was lost.
  const problem = isUnfinished && (confirming.error ?? withdrawing.error);
  const act = async (work: PromiseLike<unknown>) => {
    pressed();
    await work;
    onChanged();
  };
  return (
    <li ref={row} className={styles.row}>
      <div>
        <strong>{`${car}, ${year}`}</strong>
        <p>{t(HANDOVER_TEXTS[isSeller ? 'seller' : 'buyer'][state], { buyer })}</p>
        <p
          className={styles.quiet}
        >{`${t('sharing.visits', { count: visits })}${isUnfinished ? ` · ${t('sharing.until', { day: formatDay(until, lang) })}` : ''}`}</p>
        <div role="status">
          {problem && <Notice tone="danger">{(isApiProblem(problem) && problem.detail) || t('sharing.failed')}</Notice>}
        </div>
      </div>
      {isUnfinished && (
        <div className={styles.actions}>
          {isSeller && state === 'accepted' && (
            <Button variant="primary" loading={confirming.isLoading} onClick={() => void act(confirm({ lang, id }))}>
              {t('sharing.confirm')}
            </Button>
          )}
          <Button loading={withdrawing.isLoading} onClick={() => void act(withdraw({ lang, id }))}>
            {t('sharing.withdraw')}
          </Button>
        </div>
      )}
    </li>
  );
};
