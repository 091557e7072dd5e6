import { useEffect, useEffectEvent, useRef } from 'react';
import { Icon } from '#shared/ui/media/Icon';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { useDeskDispatch, useDeskSelector } from '../../common/store';
import { forgetUndo, selectToasts, type Toast, toastLeft, UNDO_MS, undoRequested } from '../../common/toastSlice';
import { DeskIcon } from '../../common/ui/DeskIcon';

import styles from './Toasts.module.css';

const Line = ({ toast }: { toast: Toast }) => {
  const t = useDeskTexts();
  const dispatch = useDeskDispatch();
  const leave = useEffectEvent(() => {
    if (toast.undo) forgetUndo(toast.undo);
    dispatch(toastLeft(toast.id));
  });
  useEffect(() => {
    const timer = setTimeout(() => leave(), UNDO_MS);
    return () => clearTimeout(timer);
  }, []);
  const undo = () => {
    dispatch(toastLeft(toast.id));
    if (toast.undo) void dispatch(undoRequested(toast.undo));
  };
  return (
    <li className={styles.toast} data-tone={toast.tone}>
      <Icon name={toast.tone === 'done' ? 'check' : 'alert'} size={20} />
      <span className={styles.text}>{toast.text}</span>
      {toast.undo && (
        <button type="button" className={styles.undo} onClick={undo}>
          <DeskIcon name="undo" size={18} />
          <span>{t('frame.undo')}</span>
        </button>
      )}
      <button
        type="button"
        className={styles.close}
        aria-label={t('frame.dismiss')}
        onClick={() => dispatch(toastLeft(toast.id))}
      >
        <Icon name="close" size={18} />
      </button>
      {toast.undo && <span className={styles.left} aria-hidden="true" />}
    </li>
  );
};

function raise(element: HTMLElement): void {
  if (typeof element.showPopover !== 'function') return;
  element.popover = 'manual';
  if (element.matches(':popover-open')) element.hidePopover();
  element.showPopover();
}

export const Toasts = () => {
  const toasts = useDeskSelector(selectToasts);
  const place = useRef<HTMLDivElement>(null);
  // A modal dialog covers earlier elements of the top layer, so toasts are raised again.
  useEffect(() => {
    if (place.current && toasts.length > 0) raise(place.current);
  }, [toasts]);
  return (
    <div ref={place} className={styles.toasts} role="status" data-no-print="">
      <ul className={styles.list}>
        {toasts.map((toast) => (
          <Line key={toast.id} toast={toast} />
        ))}
      </ul>
    </div>
  );
};
