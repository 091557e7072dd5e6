import { useState } from 'react';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { focusAtFirst } from '#desk/common/lib/focusAtFirst';
import { Button } from '#shared/ui/actions/Button';
import { Icon } from '#shared/ui/media/Icon';
import { Modal } from '#shared/ui/overlays/Modal';
import { useVisibleCalendar } from '../calendarContext';
import { bayName, isReason, type NoRoom, nameOf } from '../lib/bookingWords';
import { spanText } from '../lib/days';
import { ReasonField } from './fields';
import styles from './Questions.module.css';

export interface NoRoomModalProps {
  open: boolean;
  noRoom: NoRoom;
  onAnswer: (reason: string | null) => void;
}

/** Asks for a reason to overbook. A blocked bay cannot be overbooked. */
export const NoRoomModal = ({ open, noRoom, onAnswer }: NoRoomModalProps) => {
  const t = useDeskTexts();
  const { calendar } = useVisibleCalendar();
  const [reason, setReason] = useState('');
  const [isShort, setShort] = useState(false);
  const { why, taken, isNew = false } = noRoom;
  const there = calendar.items.filter(({ id }) => taken.includes(id));
  const isShut = why.includes('shut');
  const send = () => {
    setShort(!isReason(reason));
    if (isReason(reason)) onAnswer(reason.trim());
  };
  return (
    <Modal open={open} onClose={() => onAnswer(null)} title={t('noRoom.title')}>
      <form
        className={styles.form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          event.stopPropagation();
          send();
        }}
      >
        <div className={styles.why}>
          <Icon name="alert" size={24} />
          <div>
            {why.includes('taken') && <p>{t(there.length > 0 ? 'noRoom.taken' : 'noRoom.takenOther')}</p>}
            {why.includes('taken') && there.length > 0 && (
              <ul>
                {there.map((one) => (
                  <li key={one.id}>
                    <b>{spanText(Date.parse(one.starts_at), Date.parse(one.ends_at))}</b>
                    <span>{` ${[nameOf(one, t), one.car, bayName(calendar.bays, one.bay)].filter(Boolean).join(', ')}`}</span>
                  </li>
                ))}
              </ul>
            )}
            {why.includes('closed') && <p>{t('noRoom.closed')}</p>}
            {why.includes('bay') && <p>{t('noRoom.bay')}</p>}
            {why.includes('hidden') && <p>{t('noRoom.hidden')}</p>}
            {isShut && <p>{t('noRoom.shut')}</p>}
          </div>
        </div>
        {!isShut && (
          <div ref={focusAtFirst}>
            <ReasonField label={t('noRoom.reason')} value={reason} isShort={isShort} onChange={setReason} />
          </div>
        )}
        <div className={styles.answers}>
          <Button onClick={() => onAnswer(null)}>{t(isNew ? 'frame.back' : 'noRoom.no')}</Button>
          {!isShut && (
            <Button type="submit" variant="primary">
              {t(why.includes('taken') ? 'noRoom.yes' : 'noRoom.anyway')}
            </Button>
          )}
        </div>
      </form>
    </Modal>
  );
};
