import { ButtonLink } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { useDeskTexts } from '../common/hooks/useDeskTexts';
import { deskPaths } from '../common/lib/deskPaths';
import { Screen } from '../common/ui/Screen';

export const Unknown = () => {
  const t = useDeskTexts();
  return (
    <Screen title={t('frame.notFound')}>
      <Notice action={<ButtonLink to={deskPaths.beginning()}>{t('frame.toBeginning')}</ButtonLink>}>
        {t('frame.notFoundText')}
      </Notice>
    </Screen>
  );
};
