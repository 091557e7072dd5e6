import { useState } from 'react';
import { Button } from '#shared/ui/actions/Button';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { selectSound, soundSwitched } from '../../common/settingsSlice';
import { useDeskDispatch, useDeskSelector } from '../../common/store';
import { Card } from '../../common/ui/Screen';
import styles from './Account.module.css';

const permissionNow = () => (typeof Notification === 'undefined' ? 'denied' : Notification.permission);

export const AlertSettings = () => {
  const t = useDeskTexts();
  const dispatch = useDeskDispatch();
  const hasSound = useDeskSelector(selectSound);
  const [permission, setPermission] = useState(permissionNow);
  return (
    <Card title={t('account.alerts')}>
      <label className={styles.switch}>
        <input type="checkbox" checked={hasSound} onChange={(event) => dispatch(soundSwitched(event.target.checked))} />
        <span>{t('live.sound')}</span>
      </label>
      <div>
        <p className={styles.strong}>{t('live.notifications')}</p>
        {permission === 'default' ? (
          <Button onClick={() => void Notification.requestPermission().then(setPermission)}>{t('live.allow')}</Button>
        ) : (
          <p className={styles.quiet}>
            {t(permission === 'granted' ? 'live.notificationsOn' : 'live.notificationsOff')}
          </p>
        )}
      </div>
    </Card>
  );
};
