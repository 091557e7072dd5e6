import { useEffect, useEffectEvent } from 'react';
import { NavigationType, useLocation, useNavigationType } from 'react-router';
import { getBranches } from '#api/generated/branches';
import type { Branch } from '#contract/company';
import { NEAREST_ID } from '#shared/config/anchors';
import { bookingAddress } from '#shared/config/bookingPaths';
import { usePaths } from '#shared/config/hooks/usePaths';
import { usePosition } from '#shared/hooks/usePosition';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { byDistance, distanceKm, formatKm, type Place } from '#shared/lib/nearest';
import { openState, weekHoursOf } from '#shared/lib/openingHours';
import { useAppDispatch } from '#shared/store/appStore';
import { Button, ButtonLink } from '#shared/ui/actions/Button';
import buttons from '#shared/ui/actions/Button.module.css';
import { phoneInSentence, telHref } from '#shared/ui/forms/phoneMask';
import { classNames } from '#shared/ui/lib/classNames';
import { Icon } from '#shared/ui/media/Icon';
import { OpenNow } from './BranchHours';
import { useNow } from './BranchList';
import styles from './NearestBranch.module.css';
import { RouteLinks } from './RouteLinks';
import { isJustOpened } from './useArriveAtBranch';

export const nearestOf = (branches: readonly Branch[], place: Place): Branch | undefined =>
  byDistance(branches, place).find((branch) => Number.isFinite(distanceKm(place, branch)));

/**
 * Finds the nearest branch of all regions when `find` is called.
 * @param branches of the displayed region, used if the others cannot be loaded
 * @param choose is called with the nearest branch and whether it is from all regions
 */
export const useNearestBranch = (
  branches: readonly Branch[] | undefined,
  choose: (branch: number, isFromAll: boolean) => void,
) => {
  const lang = useLanguage();
  const dispatch = useAppDispatch();
  const { place, stage, ask } = usePosition();
  const find = () =>
    ask(async (from, isHere) => {
      const { data } = await dispatch(getBranches.initiate({ lang }, { subscribe: false }));
      const nearest = nearestOf(data?.branches ?? branches ?? [], from);
      if (nearest && isHere()) choose(nearest.id, data !== undefined);
    });
  useArriveAtNearest(find);
  return { place, stage, find };
};

/**
 * Calls `find` if a link to this part opened the page, also before hydration. A reload or Back must not ask for the
 * location again.
 */
const useArriveAtNearest = (find: () => void): void => {
  const { hash } = useLocation();
  const isPush = useNavigationType() === NavigationType.Push;
  const isNamed = hash === `#${NEAREST_ID}`;
  const arrive = useEffectEvent(find);
  useEffect(() => {
    if (isNamed && (isPush || isJustOpened())) arrive();
  }, [isNamed, isPush]);
};

export type NearestBranch = ReturnType<typeof useNearestBranch>;

/** The button is invisible until hydration, because it needs a script. Its space is reserved. */
export const NearestButton = ({ stage, find }: NearestBranch) => {
  const { t } = useTranslation();
  return (
    <Button
      className={styles.button ?? ''}
      loading={stage === 'asking'}
      loadingLabel={t('contacts.nearestAsking')}
      onClick={find}
      data-no-print=""
    >
      <span className={styles.words}>
        <Icon name="pin" size={20} />
        <span>{t('contacts.nearestToMe')}</span>
      </span>
    </Button>
  );
};

interface NearestProps {
  branches: readonly Branch[] | undefined;
  nearest: NearestBranch;
}

const isClosed = (branch: Branch, now: Date) => openState(weekHoursOf(branch), now)?.kind === 'closed';
const isOpen = (branch: Branch, now: Date) => {
  const state = openState(weekHoursOf(branch), now);
  return state !== null && state.kind !== 'closed';
};

/** Returns the nearest branch and, while it is closed, the nearest open one. */
const useAnswer = ({ branches = [], nearest: { place } }: NearestProps) => {
  const now = useNow();
  const nearest = place ? nearestOf(branches, place) : undefined;
  if (!place || !nearest) return null;
  const open =
    now && isClosed(nearest, now)
      ? nearestOf(
          branches.filter((one) => isOpen(one, now)),
          place,
        )
      : undefined;
  return { place, now, nearest, open };
};

/** Announces the number of branches, the nearest ones, or why they are unknown. */
export const BranchCount = (props: NearestProps) => {
  const { t } = useTranslation();
  const { stage } = props.nearest;
  const answer = useAnswer(props);
  const isFailed = stage === 'refused' || stage === 'unavailable';
  const text = () => {
    if (stage === 'refused') return t('contacts.positionRefused');
    if (stage === 'unavailable') return t('contacts.positionUnknown');
    if (!props.branches) return '';
    if (!answer) return t('contacts.found', { count: props.branches.length });
    const { place, nearest, open } = answer;
    const words = (branch: Branch) => ({ branch: branch.name, distance: formatKm(distanceKm(place, branch)) });
    return [t('contacts.nearest', words(nearest)), open && t('contacts.nearestClosed', words(open))]
      .filter(Boolean)
      .join('. ');
  };
  return (
    <p
      className={classNames(styles.status, isFailed && styles.failed, answer && !isFailed && styles.heard)}
      role="status"
    >
      {text()}
    </p>
  );
};

interface AnsweredBranchProps {
  title: string;
  branch: Branch;
  place: Place;
  now: Date | null;
  /** Without address, calls and routes, as the branch is closed. */
  isBrief: boolean;
}

const AnsweredBranch = ({ title, branch, place, now, isBrief }: AnsweredBranchProps) => {
  const { t } = useTranslation();
  const paths = usePaths();
  const { service_manager_phone: phone } = branch;
  return (
    <li className={styles.branch}>
      <p className={styles.kind}>{title}</p>
      <p className={styles.name}>
        <strong>{branch.name}</strong>
        <span>{t('contacts.km', { distance: formatKm(distanceKm(place, branch)) })}</span>
      </p>
      <OpenNow week={weekHoursOf(branch)} now={now} />
      {!isBrief && (
        <>
          <p className={styles.address}>{branch.address}</p>
          <div className={styles.actions} data-no-print="">
            {/\d/.test(phone) && (
              <a className={classNames(buttons.button, buttons.secondary)} href={telHref(phone)}>
                {t('contacts.callNow', { phone: phoneInSentence(phone) })}
              </a>
            )}
            {branch.is_bookable && (
              <ButtonLink
                variant="primary"
                to={paths.inLanguage(bookingAddress({ branch: branch.id }))}
                aria-label={t('contacts.bookAt', { branch: branch.name })}
              >
                {t('common.book')}
              </ButtonLink>
            )}
          </div>
          <RouteLinks branch={branch} />
        </>
      )}
    </li>
  );
};

/** Shows the nearest branch with distance, hours, call and routes; while it is closed, also the nearest open one. */
export const NearestAnswer = (props: NearestProps) => {
  const { t } = useTranslation();
  const answer = useAnswer(props);
  if (!answer || props.nearest.stage !== 'idle') return null;
  const { place, now, nearest, open } = answer;
  return (
    <ul className={styles.answer}>
      <AnsweredBranch
        title={t('contacts.nearestIs')}
        branch={nearest}
        place={place}
        now={now}
        isBrief={open !== undefined}
      />
      {open && (
        <AnsweredBranch title={t('contacts.nearestOpen')} branch={open} place={place} now={now} isBrief={false} />
      )}
    </ul>
  );
};
