import { useEffect } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { useReadInvitationQuery } from '#api/desk/generated/staff';
import { isApiProblem } from '#api/problem';
import { Notice } from '#shared/ui/feedback/Notice';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { deskPaths } from '../../common/lib/paths';
import { AcceptForm } from '../../features/signIn/AcceptForm';
import { DoorFrame } from '../../features/signIn/DoorFrame';

/** Opening the link must not use up the invitation, because messengers fetch previews. */
export const Component = () => {
  const t = useDeskTexts();
  const navigate = useNavigate();
  // The fragment of a URL never reaches server logs.
  const token = useLocation().hash.slice(1);
  const query = useReadInvitationQuery({ body: { token } });
  useEffect(() => {
    document.title = `${t('invitation.title')} · Yolda`;
  }, [t]);
  const isUsed = isApiProblem(query.error) && (query.error.kind === 'notFound' || query.error.kind === 'rejected');
  return (
    <DoorFrame title={t('invitation.title')}>
      {isUsed ? (
        <Notice tone="danger" title={t('invitation.spent')}>
          {t('invitation.usedText')}
        </Notice>
      ) : (
        <QueryBlock query={query} placeholder={<SkeletonText lines={4} />}>
          {(invitation) => (
            <AcceptForm
              invitation={invitation}
              token={token}
              onDone={(stage) =>
                void navigate(stage === 'setup' ? deskPaths.account() : deskPaths.beginning(), { replace: true })
              }
            />
          )}
        </QueryBlock>
      )}
    </DoorFrame>
  );
};
