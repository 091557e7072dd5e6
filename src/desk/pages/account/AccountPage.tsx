import { useNavigate } from 'react-router';
import { deskApi } from '#api/desk/deskApi';
import { Notice } from '#shared/ui/feedback/Notice';
import { formatPhone } from '#shared/ui/forms/phoneMask';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { useMay, useSession } from '../../common/hooks/useSession';
import { deskPaths } from '../../common/lib/paths';
import { useDeskDispatch } from '../../common/store';
import { Card, Screen } from '../../common/ui/Screen';

import { Toggles } from '../../common/ui/Toggles';
import { AlertSettings } from '../../features/account/AlertSettings';
import { OwnPassword } from '../../features/account/OwnPassword';
import { SecondFactor } from '../../features/account/SecondFactor';
import { SessionList } from '../../features/account/SessionList';
import styles from './AccountPage.module.css';

export const Component = () => {
  const t = useDeskTexts();
  const navigate = useNavigate();
  const dispatch = useDeskDispatch();
  const { name, phone, role, branches, stage, shared: isShared } = useSession();
  const may = useMay();
  const isIn = stage === 'full';
  const leave = () => {
    void navigate(deskPaths.signIn(), { replace: true });
    // Clears all data for the next user of this browser.
    dispatch(deskApi.util.resetApiState());
  };
  return (
    <Screen
      title={t('account.title')}
      lead={[name, t(`roles.${role}`), formatPhone(phone), branches.map((branch) => branch.name).join(', ')]
        .filter(Boolean)
        .join(' · ')}
    >
      <div className={styles.cards}>
        {isShared ? (
          <Notice>{t('account.shared')}</Notice>
        ) : (
          <SecondFactor onSetUp={() => dispatch(deskApi.util.invalidateTags(['Me']))} />
        )}
        {isIn && <SessionList onSignedOut={leave} />}
        {isIn && may('read enquiries') && <AlertSettings />}
        {isIn && !isShared && <OwnPassword />}
        <Card title={t('account.settings')}>
          <Toggles />
        </Card>
      </div>
    </Screen>
  );
};
