import { useEffect, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useQueryParams } from '#shared/lib/address';
import { ButtonLink } from '#shared/ui/actions/Button';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { deskPaths } from '../../common/lib/paths';
import { Screen } from '../../common/ui/Screen';
import { BeginForm } from '../../features/visits/components/BeginForm';
import { usePrefill } from '../../features/visits/hooks/usePrefill';

const idIn = (text: string | null): number | null =>
  text !== null && /^[1-9]\d{0,9}$/.test(text) ? Number(text) : null;

export const Component = () => {
  const t = useDeskTexts();
  const navigate = useNavigate();
  const params = useQueryParams();
  const enquiry = idIn(params.get('enquiry'));
  const customer = idIn(params.get('customer'));
  const booking = idIn(params.get('booking'));
  const known = usePrefill({ enquiry, customer, booking });
  const form = useRef<HTMLDivElement>(null);
  const isReady = known !== undefined;
  useEffect(() => {
    if (isReady) form.current?.querySelector<HTMLInputElement>('input:not([type="radio"])')?.focus();
  }, [isReady]);
  const from = params.toString();
  return (
    <Screen title={t('begin.title')} actions={<ButtonLink to={deskPaths.visits()}>{t('visit.toBoard')}</ButtonLink>}>
      {known ? (
        <div ref={form}>
          <BeginForm
            key={from}
            known={known}
            from={from}
            enquiry={enquiry}
            booking={booking}
            onBegun={({ id }) => void navigate(deskPaths.visit(id), { replace: true })}
          />
        </div>
      ) : (
        <SkeletonText lines={8} />
      )}
    </Screen>
  );
};
