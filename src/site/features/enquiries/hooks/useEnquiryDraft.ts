import { useMemo } from 'react';
import { type Draft, makeDraft } from '#shared/drafts/draft';
import { useAppSelector } from '#shared/store/appStore';

/** Undefined until storage has said who the visitor is. */
export const useEnquiryDraft = <Kept extends object>(name: string, blank: Kept): Draft<Kept> | undefined => {
  const owner = useAppSelector(({ auth }) => auth.userId ?? (auth.signedInHint ? undefined : null));
  return useMemo(() => (owner === undefined ? undefined : makeDraft(name, owner, blank)), [name, owner, blank]);
};
