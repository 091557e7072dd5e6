import { useEffect, useEffectEvent, useRef } from 'react';
import { useNavigate } from 'react-router';
import { useListNotificationsQuery } from '#api/desk/generated/activity';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { useMay } from '../../common/hooks/useSession';
import { notify, playTone } from '../../common/lib/announce';
import { deskPaths } from '../../common/lib/paths';
import { selectSound } from '../../common/settingsSlice';
import { useDeskSelector } from '../../common/store';

export const useNotifications = () => {
  const may = useMay();
  return useListNotificationsQuery(undefined, { skip: !may('change bookings') });
};

export const useNotified = () => {
  const t = useDeskTexts();
  const navigate = useNavigate();
  const hasSound = useDeskSelector(selectSound);
  const { data } = useNotifications();
  const known = useRef<number | null>(null);
  const announce = useEffectEvent((title: string) => {
    if (hasSound) playTone();
    notify(title, t('notifications.arrivedText'), () => void navigate(deskPaths.notifications()));
  });
  useEffect(() => {
    if (!data) return;
    const before = known.current;
    known.current = Math.max(before ?? 0, ...data.items.map(({ id }) => id));
    if (before === null) return;
    const newest = data.items.find(({ id, kind, read }) => id > before && kind !== 'enquiry' && !read);
    if (newest) announce(t(`notifications.kind_${newest.kind}`));
  }, [data, t]);
};
