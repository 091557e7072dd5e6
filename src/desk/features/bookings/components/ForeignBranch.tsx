import { useBranches } from '#desk/common/hooks/useBranches';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import type { deskPaths } from '#desk/common/lib/paths';
import { useQueryParams } from '#shared/lib/address';
import { ButtonLink } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';

export const ForeignBranch = ({ pathOf }: { pathOf: typeof deskPaths.bookings }) => {
  const t = useDeskTexts();
  const params = useQueryParams();
  const [own] = useBranches();
  const query = { ...Object.fromEntries(params), branch: own?.id, bay: undefined, booking: undefined };
  return (
    <div role="alert">
      <Notice title={t('frame.notFound')} action={own && <ButtonLink to={pathOf(query)}>{own.name}</ButtonLink>}>
        {t('calendar.foreignBranch')}
      </Notice>
    </div>
  );
};
