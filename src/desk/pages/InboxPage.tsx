import { lazy, Suspense, useContext, useEffect, useRef, useState } from 'react';
import { useDetailQuery } from '#api/desk/enquiries';
import { isApiProblem } from '#api/problem';
import { Button } from '#shared/ui/actions/Button';
import { IconButton } from '#shared/ui/actions/IconButton';
import { Notice } from '#shared/ui/feedback/Notice';
import { Skeleton, SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { useDeskTexts } from '../common/hooks/useDeskTexts';
import { TitleContext } from '../common/ui/Screen';
import { ConflictModal } from '../features/enquiries/ConflictModal';
import { EnquiryDetail } from '../features/enquiries/EnquiryDetail';
import { useInboxAct } from '../features/enquiries/enquiryActions';
import { Inbox, useInboxList } from '../features/enquiries/Inbox';
import { useInboxAddress } from '../features/enquiries/inboxAddress';
import { useInboxKeys } from '../features/enquiries/inboxKeys';
import { KeysModal } from '../features/enquiries/KeysModal';

import styles from './InboxPage.module.css';

const EntryModal = lazy(() => import('../features/enquiries/EntryModal'));

export const Component = () => {
  const t = useDeskTexts();
  const setTitle = useContext(TitleContext);
  const address = useInboxAddress();
  const { openId } = address;
  const list = useInboxList(address.asked);
  const query = useDetailQuery({ id: openId ?? 0 }, { skip: openId === null });
  const search = useRef<HTMLInputElement>(null);
  const pane = useRef<HTMLDivElement>(null);
  const [isEntering, setEntering] = useState(false);
  const [isEntryWanted, setEntryWanted] = useState(false);
  const [isHelping, setHelping] = useState(false);
  useEffect(() => setTitle(t('inbox.title')), [setTitle, t]);

  const enter = () => {
    setEntryWanted(true);
    setEntering(true);
  };
  const entered = (id?: number) => {
    setEntering(false);
    if (id !== undefined) address.openEnquiry(id);
  };
  const act = useInboxAct({
    address,
    enquiries: list.enquiries,
    open: query.currentData,
    pane,
    search,
    onEnter: enter,
    onHelp: () => setHelping(true),
  });
  useInboxKeys(act);

  const isMissing = isApiProblem(query.error) && query.error.kind === 'notFound';
  return (
    <div className={styles.page} data-open={openId === null ? undefined : ''}>
      <div className={styles.list}>
        <Inbox address={address} list={list} search={search} onEnter={enter} onKeys={() => setHelping(true)} />
      </div>
      <div ref={pane} key={openId ?? 'none'} className={styles.detail}>
        {openId === null && (
          <div className={styles.choose}>
            <p className={styles.chooseTitle}>{t('inbox.choose')}</p>
            <p>{t('inbox.chooseText')}</p>
          </div>
        )}
        {openId !== null && isMissing && (
          <div className={styles.missing}>
            <Notice
              title={t('frame.notFound')}
              action={<Button onClick={address.closeEnquiry}>{t('frame.toInbox')}</Button>}
            >
              {t('frame.notFoundText')}
            </Notice>
          </div>
        )}
        {openId !== null && !isMissing && (
          <div className={query.currentData ? undefined : styles.unread}>
            {!query.currentData && (
              <IconButton
                icon="arrow"
                className={styles.back}
                label={t('enquiry.close')}
                onClick={address.closeEnquiry}
              />
            )}
            <QueryBlock
              query={query}
              placeholder={
                <div className={styles.placeholder}>
                  <Skeleton shape="title" />
                  <SkeletonText lines={4} />
                </div>
              }
            >
              {(enquiry) => <EnquiryDetail enquiry={enquiry} onClose={address.closeEnquiry} />}
            </QueryBlock>
          </div>
        )}
      </div>
      {isEntryWanted && (
        <Suspense fallback={null}>
          <EntryModal open={isEntering} onClose={entered} />
        </Suspense>
      )}
      <KeysModal open={isHelping} onClose={() => setHelping(false)} />
      <ConflictModal />
    </div>
  );
};
