import { useState } from 'react';
import { useParams } from 'react-router';
import { useNoteCustomerMutation, useReadCustomerQuery } from '#api/desk/generated/customers';
import { isApiProblem } from '#api/problem';
import { formatDate } from '#shared/i18n/formats/dates';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button, ButtonLink } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { formatPhone } from '#shared/ui/forms/phoneMask';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { useMay } from '../../common/hooks/useSession';
import { formatMoment } from '../../common/lib/moments';
import { deskPaths } from '../../common/lib/paths';
import { CarList } from '../../common/ui/Cars';
import { ContactLinks } from '../../common/ui/ContactLinks';
import { MessageButton } from '../../common/ui/MessageButton';
import { MessageLog } from '../../common/ui/MessageLog';
import { NoteList } from '../../common/ui/NoteList';
import { OtherEnquiries } from '../../common/ui/OtherEnquiries';
import { Card, Screen } from '../../common/ui/Screen';
import { TaskButton } from '../../common/ui/TaskButton';
import { MergeModal } from '../../features/customers/MergeModal';
import { CustomerVisits } from '../../features/visits/components/VisitRows';
import styles from './CustomerPage.module.css';

export const Component = () => {
  const t = useDeskTexts();
  const language = useLanguage();
  const may = useMay();
  const id = Number(useParams().id);
  const query = useReadCustomerQuery({ id }, { skip: !Number.isSafeInteger(id) });
  const [note] = useNoteCustomerMutation();
  const [isMerging, setMerging] = useState(false);
  const customer = query.currentData;
  if (!Number.isSafeInteger(id) || (isApiProblem(query.error) && query.error.kind === 'notFound')) {
    return (
      <Screen title={t('frame.notFound')}>
        <Notice action={<ButtonLink to={deskPaths.customers()}>{t('customers.title')}</ButtonLink>}>
          {t('frame.notFoundText')}
        </Notice>
      </Screen>
    );
  }
  return (
    <Screen
      title={customer?.name ?? t('customers.title')}
      lead={
        customer?.is_proven
          ? `${t('customers.seen')}: ${customer.signed_in_at ? formatMoment(customer.signed_in_at, language) : t('customers.never')}`
          : undefined
      }
      actions={
        <>
          {may('change visits') && (
            <ButtonLink variant="primary" to={deskPaths.newVisit({ customer: id })}>
              {t('board.begin')}
            </ButtonLink>
          )}
          <MessageButton to={{ kind: 'customer', id }} />
          <TaskButton subject={{ kind: 'customer', id }} />
          {may('merge customers') && <Button onClick={() => setMerging(true)}>{t('customers.merge')}</Button>}
        </>
      }
    >
      <QueryBlock query={query} placeholder={<SkeletonText lines={8} />}>
        {(card) => (
          <>
            <ContactLinks phone={card.phone} />
            {card.former_phones.length > 0 && (
              <p className={styles.former}>
                {t('customers.former', { phones: card.former_phones.map(formatPhone).join(', ') })}
              </p>
            )}
            {!card.is_proven && <p className={styles.former}>{t('customers.unproven')}</p>}
            <div className={styles.cards}>
              <Card title={t('customers.cars')}>
                <CarList cars={card.cars} entered={card.entered_cars} />
              </Card>
              {may('read visits') && <CustomerVisits customer={card.id} />}
              {card.elsewhere.length > 0 && (
                <Card title={t('customers.elsewhere')}>
                  <ul className={styles.elsewhere}>
                    {card.elsewhere.map(({ branch, day }, index) => (
                      // oxlint-disable-next-line react/no-array-index-key -- two visits may have the same branch and day
                      <li key={index}>
                        <time dateTime={day}>{formatDate(day, language)}</time>
                        <span>{branch.name}</span>
                      </li>
                    ))}
                  </ul>
                </Card>
              )}
              <Card title={t('customers.enquiries')}>
                <OtherEnquiries none={t('customers.noEnquiries')} enquiries={card.enquiries} />
              </Card>
              <Card title={t('messages.log')}>
                <MessageLog of="customers" id={card.id} />
              </Card>
              <Card title={t('customers.notes')}>
                <NoteList
                  draft={`customer-${card.id}`}
                  notes={card.notes}
                  onAdd={async (text) => {
                    await note({ id: card.id, body: { text } }).unwrap();
                  }}
                />
              </Card>
            </div>
            <MergeModal open={isMerging} onClose={() => setMerging(false)} into={card} />
          </>
        )}
      </QueryBlock>
    </Screen>
  );
};
