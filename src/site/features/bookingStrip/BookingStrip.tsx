import { skipToken } from '@reduxjs/toolkit/query/react';
import { Suspense, useEffect, useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { selectUserId } from '#api/authSlice';
import { useGetBookingOptionsQuery, useGetSoonestTimeQuery } from '#api/generated/bookingStrip';
import { useGetModelsQuery } from '#api/generated/brands';
import { useGetCompanyQuery } from '#api/generated/company';
import type { BookingOptions } from '#contract/bookings';
import { GUARANTEE_ANCHOR } from '#contract/rules/pages';
import { NEAREST_ID } from '#shared/config/anchors';
import { usePaths } from '#shared/config/hooks/usePaths';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { lazyExtra } from '#shared/lib/lazyExtra';
import { savesData } from '#shared/lib/navigation';
import { useServerNow } from '#shared/lib/serverClock';
import { useVisitorChoice } from '#shared/lib/visitorChoice';
import { useAppSelector } from '#shared/store/appStore';
import { Button } from '#shared/ui/actions/Button';
import { Link } from '#shared/ui/actions/Link';
import { Notice } from '#shared/ui/feedback/Notice';
import { useRetry } from '#shared/ui/lists/QueryBlock';
import { Icon } from '#shared/ui/media/Icon';
import { VisuallyHidden } from '#shared/ui/text/VisuallyHidden';
import styles from './BookingStrip.module.css';
import { addressOf, FIELDS, readChoice, restoreField, type StripChoice, storeChoice } from './choice';
import { StripSelect } from './StripSelect';
import { freeWords, priceWords, ratingLabel, reviewsWords, STRIP_TEXTS, starsWords } from './stripWords';

const OwnCar = lazyExtra(() => import(/* webpackChunkName: "strip-car" */ './OwnCar'));

const REFRESH_AFTER_S = 60;
/** The part of the booking page with branches and free times. */
const WHEN = '#when';

const Rating = ({ count, average }: BookingOptions['rating']) => {
  const lang = useLanguage();
  if (count === 0) return null;
  return (
    <p className={styles.rating}>
      <span className={styles.star} aria-hidden="true" />
      <strong aria-hidden="true">{starsWords(average)}</strong>
      <VisuallyHidden>{`${ratingLabel(average, lang)}, `}</VisuallyHidden>
      <span>{reviewsWords(count, lang)}</span>
    </p>
  );
};

const Fact = ({ slug, part = '', children }: { slug: string; part?: string; children: string }) => {
  const paths = usePaths({ home: '' });
  const { currentData: company } = useGetCompanyQuery({ lang: useLanguage() });
  const isKnown = company?.documents.some((document) => document.slug === slug);
  return (
    <li className={styles.fact}>
      <Icon name="check" size={20} />
      {isKnown ? (
        <Link className={styles.document} to={paths.document(slug) + part}>
          {children}
        </Link>
      ) : (
        <span>{children}</span>
      )}
    </li>
  );
};

interface AnswerProps {
  choice: StripChoice;
  options: BookingOptions;
  /** False before hydration, and with Save-Data until the visitor chooses something. */
  isWanted: boolean;
}

/** Shows the lowest price until a car is chosen, then the price range of its model; and the next free time. */
const Answer = ({ choice: { service, branch, model, modelName }, options, isWanted }: AnswerProps) => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const now = useServerNow();
  const args = isWanted && service !== undefined && { lang, services: String(service), branch, model };
  const { currentData: soonest } = useGetSoonestTimeQuery(args || skipToken, {
    refetchOnMountOrArgChange: REFRESH_AFTER_S,
  });
  const from = soonest?.from ?? options.services.find(({ id }) => id === service)?.price_from ?? null;
  const to = model && soonest ? soonest.to : null;
  const price = priceWords({ from, to }, lang, (sum) => t('common.priceFrom', { price: sum }));
  const where = options.branches.find(({ id }) => id === soonest?.branch)?.name;
  return (
    <p className={styles.answer} aria-live="polite">
      <strong>{price && modelName && soonest ? `${modelName}: ${price}` : (price ?? '\u00a0')}</strong>
      <small>
        {[price && STRIP_TEXTS[lang].workOnly, soonest && freeWords(soonest.starts_at, lang, now)]
          .filter(Boolean)
          .join('. ') || '\u00a0'}
      </small>
      <small>{where ?? '\u00a0'}</small>
    </p>
  );
};

const ModelsFailed = ({ query, text }: { query: Parameters<typeof useRetry>[0]; text: string }) => {
  const { t } = useTranslation();
  const { failed, retrying, retry } = useRetry(query, () => document.getElementById(`strip-${FIELDS.model}`));
  return (
    <div role="status" className={styles.failed}>
      {failed && (
        <Notice
          tone="danger"
          action={
            <Button onClick={() => void retry()} loading={retrying}>
              {t('common.retry')}
            </Button>
          }
        >
          {text}
        </Notice>
      )}
    </div>
  );
};

const StripForm = ({ options }: { options: BookingOptions }) => {
  const { services, branches, brands } = options;
  const { t } = useTranslation();
  const lang = useLanguage();
  const texts = STRIP_TEXTS[lang];
  const paths = usePaths({ home: '' });
  const navigate = useNavigate();
  const form = useRef<HTMLFormElement>(null);
  const userId = useAppSelector(selectUserId);
  const [choice, setChoice] = useState<StripChoice>({ service: services[0]?.id });
  const [isHydrated, setHydrated] = useState(false);
  const [isChosen, setChosen] = useState(false);
  const last = new URLSearchParams(useVisitorChoice());
  const refresh = () => {
    setChosen(true);
    if (!form.current) return undefined;
    const read = readChoice(form.current);
    // The list of models still shows the previous brand.
    const isStale = read.car === undefined && read.brand !== choice.brand;
    const next = isStale ? { ...read, model: undefined, modelName: undefined } : read;
    setChoice(next);
    return next;
  };
  useEffect(() => {
    if (!form.current) return;
    // Choices made before hydration are known only to the form, and the last choice only to the browser.
    const changed = Object.values(FIELDS).filter((name) => restoreField(form.current, name, last.get(name)));
    const read = readChoice(form.current);
    storeChoice(changed, read);
    // oxlint-disable-next-line react/set-state-in-effect
    setChoice(read);
    setHydrated(true);
    // oxlint-disable-next-line react/exhaustive-deps -- once, after hydration
  }, []);
  const modelsQuery = useGetModelsQuery(choice.brand ? { lang, brandId: choice.brand } : skipToken);
  const models = modelsQuery.currentData;
  useEffect(() => {
    // oxlint-disable-next-line react/set-state-in-effect -- the new list may have the last chosen model selected
    if (models && form.current) setChoice(readChoice(form.current));
  }, [models]);
  const isLoading = modelsQuery.isFetching && !models;
  const lastModel = choice.brand === Number(last.get(FIELDS.brand)) ? (last.get(FIELDS.model) ?? '') : '';
  const car = (
    <>
      <StripSelect label={texts.brand} name={FIELDS.brand} defaultValue={last.get(FIELDS.brand) ?? ''}>
        <option value="">{texts.anyBrand}</option>
        {brands.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </StripSelect>
      <StripSelect
        key={`${choice.brand} ${Boolean(models)}`}
        label={texts.model}
        name={FIELDS.model}
        disabled={!choice.brand || !models}
        kind="scripted"
        defaultValue={models && lastModel}
        aria-busy={isLoading || undefined}
      >
        <option value="">{isLoading ? t('common.loading') : texts.anyModel}</option>
        {choice.brand &&
          models?.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </StripSelect>
      <ModelsFailed query={modelsQuery} text={texts.modelsFailed} />
    </>
  );
  return (
    <form
      ref={form}
      className={styles.form}
      method="get"
      action={paths.booking() + WHEN}
      aria-label={texts.label}
      data-no-print=""
      onChange={({ target }) => {
        const next = refresh();
        if (next && target instanceof HTMLSelectElement) storeChoice([target.name], next);
      }}
      onSubmit={(event) => {
        event.preventDefault();
        void navigate(paths.inLanguage(addressOf(readChoice(event.currentTarget)) + WHEN));
      }}
    >
      {isHydrated && userId !== null ? (
        <Suspense fallback={car}>
          <OwnCar texts={texts} last={last} onShown={refresh}>
            {car}
          </OwnCar>
        </Suspense>
      ) : (
        car
      )}
      <StripSelect
        label={texts.service}
        name={FIELDS.service}
        kind="long"
        defaultValue={last.get(FIELDS.service) ?? undefined}
      >
        {services.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </StripSelect>
      <StripSelect
        label={texts.branch}
        name={FIELDS.branch}
        kind="long"
        defaultValue={last.get(FIELDS.branch) ?? undefined}
      >
        <option value="">{texts.anyBranch}</option>
        {branches.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </StripSelect>
      <div className={styles.foot}>
        <Answer choice={choice} options={options} isWanted={isChosen || (isHydrated && !savesData())} />
        <button type="submit" className={styles.show}>
          {texts.show}
        </button>
      </div>
    </form>
  );
};

const BookingStrip = () => {
  const { t } = useTranslation();
  const lang = useLanguage();
  const texts = STRIP_TEXTS[lang];
  const paths = usePaths({ home: '' });
  const { currentData: options, isError } = useGetBookingOptionsQuery({ lang });
  const canChoose = options !== undefined && options.services.length > 0 && options.branches.length > 0;
  return (
    <div className={styles.strip}>
      <div className={styles.top}>
        {options && <Rating {...options.rating} />}
        <Link className={styles.nearest} to={`${paths.contacts()}#${NEAREST_ID}`}>
          <Icon name="pin" size={20} />
          <span>{texts.nearest}</span>
        </Link>
      </div>
      {canChoose && <StripForm options={options} />}
      {!canChoose && (options || isError) && (
        <Link className={styles.show} to={paths.booking()}>
          {t('home.book')}
        </Link>
      )}
      <ul className={styles.facts}>
        <Fact slug="returns" part={`#${GUARANTEE_ANCHOR}`}>
          {texts.guarantee}
        </Fact>
        <Fact slug="payment">{texts.payment}</Fact>
      </ul>
    </div>
  );
};

export default BookingStrip;
