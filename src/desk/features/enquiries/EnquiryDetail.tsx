import { type FormEvent, memo, useState } from 'react';
import { useNoteEnquiryMutation } from '#api/desk/generated/enquiries';
import type { Note } from '#contract/common';
import type { Enquiry, EnquiryCustomer, EnquiryProduct, TrailEntry } from '#contract/enquiries';
import { dateAt, localAt } from '#contract/rules/clock';
import { UZBEK_PREFIX } from '#contract/rules/pages';
import { makePaths } from '#shared/config/paths';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button, ButtonLink } from '#shared/ui/actions/Button';
import { IconButton } from '#shared/ui/actions/IconButton';
import { Link } from '#shared/ui/actions/Link';
import { Icon } from '#shared/ui/media/Icon';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { useMay, useSession } from '../../common/hooks/useSession';
import { actionName } from '../../common/lib/changeWords';
import { formatDayAndTime, formatMoment, fromFieldTime } from '../../common/lib/moments';
import { deskPaths } from '../../common/lib/paths';
import { CarList } from '../../common/ui/Cars';
import { Changes } from '../../common/ui/Changes';
import { ContactLinks } from '../../common/ui/ContactLinks';
import { StatusMark } from '../../common/ui/Mark';
import { NoteList } from '../../common/ui/NoteList';
import { OtherEnquiries } from '../../common/ui/OtherEnquiries';
import { Part } from '../../common/ui/Screen';
import { Select } from '../../common/ui/Select';
import { TaskButton } from '../../common/ui/TaskButton';
import { Due } from './Due';
import dueTimeStyles from './DueTime.module.css';
import styles from './EnquiryDetail.module.css';
import { useEnquiryActions } from './enquiryActions';
import productLinkStyles from './ProductLink.module.css';
import trailStyles from './Small.module.css';
import { useChoices } from './useChoices';
import { STATUSES } from './words';

const CustomerPart = ({ customer }: { customer: EnquiryCustomer }) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const { role } = useSession();
  const { id, signed_in_at: signedIn, cars, name } = customer;
  if (id === null) {
    return (
      <Part title={t('enquiry.customer')}>
        <p className={trailStyles.quiet}>{t(role === 'owner' ? 'enquiry.noCard' : 'enquiry.noCardHere')}</p>
      </Part>
    );
  }
  return (
    <Part title={t('enquiry.customer')} action={<Link to={deskPaths.customer(id)}>{t('enquiry.card')}</Link>}>
      <p>
        <span>{`${name} `}</span>
        <span
          className={trailStyles.quiet}
        >{`· ${t('customers.seen')}: ${signedIn ? formatMoment(signedIn, language) : t('customers.never')}`}</span>
      </p>
      <CarList cars={cars} />
    </Part>
  );
};

const DueTime = ({ dueAt, onChange }: { dueAt: string; onChange: (due: string) => void }) => {
  const t = useDeskTexts();
  const language = useLanguage();
  const [typed, setTyped] = useState<string | null>(null);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    const wanted = fromFieldTime(typed ?? '');
    if (wanted === null) return;
    setTyped(null);
    onChange(wanted);
  };
  return (
    <div>
      <dt>{t('enquiry.due')}</dt>
      <dd>
        {typed === null ? (
          <button
            type="button"
            className={dueTimeStyles.shown}
            title={t('enquiry.changeDue')}
            onClick={() => setTyped(localAt(dueAt))}
          >
            <span>{formatDayAndTime(dueAt, language)}</span>
            <Icon name="edit" size={16} />
          </button>
        ) : (
          <form className={dueTimeStyles.form} onSubmit={submit}>
            <input
              className={dueTimeStyles.field}
              type="datetime-local"
              aria-label={t('enquiry.due')}
              value={typed}
              required
              onChange={(event) => setTyped(event.target.value)}
            />
            <Button type="submit">{t('frame.save')}</Button>
            <Button variant="quiet" onClick={() => setTyped(null)}>
              {t('frame.cancel')}
            </Button>
          </form>
        )}
      </dd>
    </div>
  );
};

const Notes = ({ id, notes }: { id: number; notes: readonly Note[] }) => {
  const [save] = useNoteEnquiryMutation();
  const t = useDeskTexts();
  return (
    <Part title={t('enquiry.notes')}>
      <NoteList
        draft={`enquiry-${id}`}
        notes={notes}
        onAdd={async (text, idempotencyKey) => {
          await save({ id, idempotencyKey, body: { text } }).unwrap();
        }}
      />
    </Part>
  );
};

const ProductLink = ({ product: { kind, id, name } }: { product: EnquiryProduct }) => {
  const language = useLanguage();
  const site = makePaths({ language: language === 'uz' ? UZBEK_PREFIX : '', home: '' });
  return (
    <a
      className={productLinkStyles.link}
      href={kind === 'part' ? site.product(id) : site.service(id)}
      target="_blank"
      rel="noopener noreferrer"
    >
      <span>{name}</span>
      <Icon name="external" size={16} />
    </a>
  );
};

const Trail = ({ entries }: { entries: readonly TrailEntry[] }) => {
  const t = useDeskTexts();
  const language = useLanguage();
  return (
    <Part title={t('enquiry.trail')}>
      {entries.length === 0 ? (
        <p className={trailStyles.quiet}>{t('enquiry.noTrail')}</p>
      ) : (
        <ol className={trailStyles.trail}>
          {entries.map(({ id, at, by, action, changes }) => (
            <li key={id}>
              <p
                className={trailStyles.quiet}
              >{`${by?.name ?? t('frame.system')} · ${actionName(action, t)} · ${formatDayAndTime(at, language)}`}</p>
              <Changes changes={changes} />
            </li>
          ))}
        </ol>
      )}
    </Part>
  );
};

const withChosen = (
  list: readonly { id: number; name: string }[],
  chosen: { id: number; name: string } | null,
): readonly { id: number; name: string }[] =>
  chosen && !list.some(({ id }) => id === chosen.id) ? [chosen, ...list] : list;

const asOptions = (list: readonly { id: number; name: string }[]) =>
  list.map(({ id, name }) => ({ value: String(id), label: name }));

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
          <TaskButton subject={{ kind: 'enquiry', id: enquiry.id }} />
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
