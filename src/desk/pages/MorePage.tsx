import { Link } from '#shared/ui/actions/Link';
import { Icon } from '#shared/ui/media/Icon';
import { useDeskTexts } from '../common/hooks/useDeskTexts';
import { useMay } from '../common/hooks/useSession';
import { deskPaths, sectionsFor } from '../common/lib/paths';

import { DeskIcon } from '../common/ui/DeskIcon';
import { Screen } from '../common/ui/Screen';
import styles from './MorePage.module.css';

export const Component = () => {
  const t = useDeskTexts();
  const may = useMay();
  return (
    <Screen title={t('nav.more')}>
      <ul className={styles.list}>
        {sectionsFor(may)
          .filter(({ isNear }) => !isNear)
          .map(({ name, icon, to }) => (
            <li key={name}>
              <Link className={styles.link} to={to}>
                <DeskIcon name={icon} />
                <span>{t(`nav.${name}`)}</span>
              </Link>
            </li>
          ))}
        <li>
          <Link className={styles.link} to={deskPaths.account()}>
            <Icon name="user" size={22} />
            <span>{t('nav.account')}</span>
          </Link>
        </li>
      </ul>
    </Screen>
  );
};
