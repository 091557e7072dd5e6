import { useRetryMessageMutation } from '#api/desk/generated/activity';
import type { DeadMessage } from '#contract/activity';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button } from '#shared/ui/actions/Button';
import { Link } from '#shared/ui/actions/Link';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { useMay } from '../../common/hooks/useSession';
import { messageKindName, messageReason, messageReceiver } from '../../common/lib/messageWords';
import { formatMoment } from '../../common/lib/moments';
import { deskPaths } from '../../common/lib/paths';
import { useDeskDispatch } from '../../common/store';
import { toastShown } from '../../common/toastSlice';
import styles from './Messages.module.css';

const STATES = { dead: 'stateDead', refused: 'stateRefused', unknown: 'stateUnknown' } as const;

export const DeadList = ({ messages }: { messages: readonly DeadMessage[] }) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const may = useMay();
  const dispatch = useDeskDispatch();
  const [retry] = useRetryMessageMutation();
  const again = async (id: number) => {
    const { error } = await retry({ id });
    dispatch(
      toastShown(error ? { tone: 'failed', text: t('frame.failed') } : { tone: 'done', text: t('messages.retried') }),
    );
  };
  return (
    <ul className={styles.list}>
      {messages.map((message) => (
        <li key={message.id} className={styles.message}>
          <div className={styles.what}>
            <p className={styles.head}>
              <b>{`${messageReceiver(message.kind, t)}: ${messageKindName(message.kind, t)}`}</b>
              {message.enquiry && (
                <Link to={deskPaths.enquiry(message.enquiry.id, { status: 'all' })}>{message.enquiry.reference}</Link>
              )}
              <span>{t(`messages.${STATES[message.state]}`)}</span>
            </p>
            <p className={styles.quiet}>
              {[
                t(`messages.${message.channel}`),
                message.reason && messageReason(message.reason, t),
                t('messages.tries', { count: message.attempts }),
                formatMoment(message.created_at, language),
              ]
                .filter(Boolean)
                .join(' · ')}
            </p>
          </div>
          {message.retriable && may('retry messages') && (
            <Button onClick={() => void again(message.id)}>{t('messages.retry')}</Button>
          )}
        </li>
      ))}
    </ul>
  );
};
