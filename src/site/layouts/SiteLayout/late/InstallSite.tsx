import { useSyncExternalStore } from 'react';
import { useLateTexts } from '#shared/i18n/hooks/useLateTexts';
import { Icon } from '#shared/ui/media/Icon';
import styles from '../Footer.module.css';
import { canInstall, promptInstallation, subscribeInstallPrompt } from './installPrompt';

export const InstallSite = () => {
  const texts = useLateTexts();
  const isOffered = useSyncExternalStore(subscribeInstallPrompt, canInstall, () => false);
  return isOffered ? (
    <button className={styles.store} type="button" onClick={promptInstallation}>
      <Icon name="plus" />
      <span>{texts.install}</span>
    </button>
  ) : (
    <p>{texts.installHint}</p>
  );
};
