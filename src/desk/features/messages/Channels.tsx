import type { DeskChannel } from '#contract/activity';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Notice } from '#shared/ui/feedback/Notice';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { messageReason } from '../../common/lib/messageWords';
import { formatMoment } from '../../common/lib/moments';
import styles from './Messages.module.css';

/** Colour of a channel's state. A channel with failed messages must not look healthy. */
const toneOf = ({ state, set_up: isSetUp, failed }: DeskChannel) => {
  if (state === 'down') return 'danger';
  return state === 'well' && isSetUp && failed === 0 ? 'success' : 'info';
};

export const Channels = ({ channels }: { channels: readonly DeskChannel[] }) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const words = ({ set_up: isSetUp, state, waiting: count }: DeskChannel) => {
    if (!isSetUp) return t('messages.off');
    return state === 'well' ? t('messages.well') : t(`messages.${state}`, { count });
  };
  return (
    <ul className={styles.channels}>
      {channels.map((channel) => (
        <li key={channel.channel}>
          <Notice tone={toneOf(channel)} title={t(`messages.${channel.channel}`)}>
            {[
              words(channel),
              channel.since && t('messages.since', { moment: formatMoment(channel.since, language) }),
              channel.reason && messageReason(channel.reason, t),
              channel.failed > 0 && t('messages.failed', { count: channel.failed }),
            ]
              .filter(Boolean)
              .join(' · ')}
          </Notice>
        </li>
      ))}
    </ul>
  );
};
