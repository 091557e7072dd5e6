import { Notice } from '../../../shared/ui/feedback/Notice';
import { useDeskTexts } from '../hooks/useDeskTexts';
import { Screen } from './Screen';

/** In place of a screen that this role has no part in; the server would refuse its calls. */
export const Forbidden = () => {
  const t = useDeskTexts();
  return (
    <Screen title={t('frame.forbidden')}>
      <Notice>{t('frame.forbiddenText')}</Notice>
    </Screen>
  );
};
