import { memo } from 'react';
import type { Enquiry } from '#contract/enquiries';
import { dateAt } from '#contract/rules/clock';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useMay, useSession } from '#desk/common/hooks/useSession';
import { deskPaths } from '#desk/common/lib/deskPaths';
import { formatDayAndTime } from '#desk/common/lib/moments';
import { ContactLinks } from '#desk/common/ui/ContactLinks';
import { OtherEnquiries } from '#desk/common/ui/OtherEnquiries';
import { Part } from '#desk/common/ui/Part';
import { Select } from '#desk/common/ui/Select';
import { StatusMark } from '#desk/common/ui/StatusMark';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button, ButtonLink } from '#shared/ui/actions/Button';
import { IconButton } from '#shared/ui/actions/IconButton';
import { Link } from '#shared/ui/actions/Link';
import { useChoices } from '../hooks/useChoices';
import { useEnquiryActions } from '../hooks/useEnquiryActions';
import { STATUSES } from '../lib/words';
import { CustomerPart } from './CustomerPart';
import { Due } from './Due';
import { DueTime } from './DueTime';
import styles from './EnquiryDetail.module.css';
import { Notes } from './Notes';
import { ProductLink } from './ProductLink';
import { Trail } from './Trail';

const withChosen = (
  list: readonly { id: number; name: string }[],
  chosen: { id: number; name: string } | null,
): readonly { id: number; name: string }[] =>
  chosen && !list.some(({ id }) => id === chosen.id) ? [chosen, ...list] : list;

const asOptions = (list: readonly { id: number; name: string }[]) =>
  list.map(({ id, name }) => ({ value: String(id), label: name }));

/** Everything about one enquiry, and what can be done to it. */
export const EnquiryDetail = memo(({ enquiry, onClose }: { enquiry: Enquiry; onClose: () => void }) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const actions = useEnquiryActions();
  const { id: me } = useSession();
  const may = useMay();
  const choices = useChoices();
  const branches = withChosen(choices.branches, enquiry.branch);
  const people = withChosen(choices.people, enquiry.assignee);
  const car = [enquiry.brand, enquiry.model].filter(Boolean).join(' ');
  const isBooked = enquiry.bookings.some(({ state }) => ['booked', 'arrived', 'in_work'].includes(state));
  const find = (list: typeof people, value: string) => list.find(({ id }) => String(id) === value) ?? null;

  return (
    <article className={styles.detail} aria-labelledby="enquiry-title">
      <header className={styles.head}>
        <IconButton icon="arrow" className={styles.back} label={t('enquiry.close')} onClick={onClose} />
        <div className={styles.title}>
          <h2 id="enquiry-title" className={styles.name} tabIndex={-1}>
            {enquiry.name || t('enquiry.erased')}
          </h2>
          <p className={styles.sub}>
            <span className={styles.reference}>{enquiry.reference}</span>
            <StatusMark status={enquiry.status} />
            <span className={styles.due}>
              <Due enquiry={enquiry} />
            </span>
          </p>
        </div>
        <div className={styles.actions}>
          {may('change bookings') && enquiry.phone && !isBooked && (
            <ButtonLink to={deskPaths.bookings({ enquiry: enquiry.id, branch: enquiry.branch?.id })}>
              {t('calendar.book')}
            </ButtonLink>
          )}
          {may('change visits') && enquiry.phone && (
            <ButtonLink to={deskPaths.newVisit({ enquiry: enquiry.id })}>{t('board.begin')}</ButtonLink>
          )}
          <Button
            variant={enquiry.status === 'new' ? 'primary' : 'secondary'}
            disabled={enquiry.assignee?.id === me}
            onClick={() => actions.take([enquiry])}
          >
            {t('enquiry.take')}
          </Button>
        </div>
      </header>

      {enquiry.phone && <ContactLinks phone={enquiry.phone} />}

      <section className={styles.asked}>
        <h3 className={styles.label}>{t('enquiry.asked')}</h3>
        <p className={styles.text}>{enquiry.text}</p>
        {enquiry.product && <ProductLink product={enquiry.product} />}
        <p className={styles.meta}>
          {[
            car,
            enquiry.source === 'desk' ? t('enquiry.by') : t(`section.${enquiry.section}`),
            t('enquiry.language', { language: t(`enquiry.${enquiry.language}`) }),
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
      </section>

      <div className={styles.choices}>
        <Select
          label={t('enquiry.status')}
          value={enquiry.status}
          options={STATUSES.map((status) => ({ value: status, label: t(`status.${status}`) }))}
          onChange={(value) => actions.setStatus([enquiry], value as Enquiry['status'])}
        />
        <Select
          label={t('enquiry.assignee')}
          value={String(enquiry.assignee?.id ?? '')}
          options={[{ value: '', label: t('enquiry.nobody') }, ...asOptions(people)]}
          onChange={(value) => actions.assign([enquiry], find(people, value))}
        />
        <Select
          label={t('enquiry.branch')}
          value={String(enquiry.branch?.id ?? '')}
          options={[{ value: '', label: t('enquiry.noBranch') }, ...asOptions(branches)]}
          onChange={(value) => actions.move([enquiry], find(branches, value))}
        />
      </div>

      <dl className={styles.times}>
        <div>
          <dt>{t('enquiry.created')}</dt>
          <dd>{formatDayAndTime(enquiry.created_at, language)}</dd>
        </div>
        <DueTime key={enquiry.due_at} dueAt={enquiry.due_at} onChange={(due) => actions.setDue([enquiry], due)} />
        <div>
          <dt>{t('enquiry.answered')}</dt>
          <dd>{enquiry.answered_at ? formatDayAndTime(enquiry.answered_at, language) : '–'}</dd>
        </div>
      </dl>

      <Notes id={enquiry.id} notes={enquiry.notes} />
      <CustomerPart customer={enquiry.customer} />
      {enquiry.bookings.length > 0 && (
        <Part title={t('calendar.title')}>
          <ul className={styles.ties}>
            {enquiry.bookings.map(({ id, reference, state, branch, starts_at }) => (
              <li key={id}>
                <Link
                  to={deskPaths.bookings({
                    branch: branch.id,
                    day: dateAt(starts_at),
                    booking: id,
                  })}
                >
                  {formatDayAndTime(starts_at, language)}
                </Link>
                <span>{` · ${[branch.name, t(`bookingState.${state}`), reference].join(' · ')}`}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      {enquiry.visits.length > 0 && (
        <Part title={t('board.title')}>
          <ul className={styles.ties}>
            {enquiry.visits.map(({ id, reference, state }) => (
              <li key={id}>
                <Link to={deskPaths.visit(id)}>{reference}</Link>
                <span>{` · ${t(`visitState.${state}`)}`}</span>
              </li>
            ))}
          </ul>
        </Part>
      )}
      <Part title={t('enquiry.others')}>
        <OtherEnquiries none={t('enquiry.noOthers')} enquiries={enquiry.others} />
      </Part>
      <Trail entries={enquiry.trail} />
    </article>
  );
});
EnquiryDetail.displayName = 'EnquiryDetail';
