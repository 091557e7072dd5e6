import { useEffect, useEffectEvent } from 'react';
import { useNavigate } from 'react-router';
import { useCountEnquiriesQuery } from '#api/desk/generated/enquiries';
import { useOnTabVisible } from '#shared/hooks/useOnTabVisible';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { useMay, useSession } from '../../common/hooks/useSession';
import { badgeIcon, notify, playTone } from '../../common/lib/announce';
import { deskPaths } from '../../common/lib/paths';
import { selectSound } from '../../common/settingsSlice';
import { useDeskDispatch, useDeskSelector, useDeskStore } from '../../common/store';
import { arrivalsSeen, selectUnseen } from './liveSlice';
import { startStream } from './startStream';

export const useLive = (screenTitle: string) => {
  const t = useDeskTexts();
  const store = useDeskStore();
  const dispatch = useDeskDispatch();
  const navigate = useNavigate();
  const hasSound = useDeskSelector(selectSound);
  const unseen = useDeskSelector(selectUnseen);
  const may = useMay();
  const { id: me } = useSession();
  const { data: counts } = useCountEnquiriesQuery(undefined, { skip: !may('read enquiries') });
  const open = counts?.new ?? 0;

  const announce = useEffectEvent((unseen: number) => {
    if (hasSound) playTone();
    if (unseen === 0) return;
    notify(t('live.arrived', { count: unseen }), t('live.arrivedText'), () => void navigate(deskPaths.inbox()));
  });
  useEffect(() => startStream(store, me, (_count, unseen) => announce(unseen)), [store, me]);

  useOnTabVisible(() => void dispatch(arrivalsSeen()));

  useEffect(() => {
    document.title = `${open > 0 ? `(${open}) ` : ''}${screenTitle} · Yolda`;
  }, [open, screenTitle]);
  useEffect(() => badgeIcon(unseen > 0 ? unseen : open), [unseen, open]);
};
