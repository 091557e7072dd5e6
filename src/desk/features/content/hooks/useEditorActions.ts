import { useState } from 'react';
import {
  discardContent,
  hideContent,
  publishContent,
  restoreContent,
  showContent,
  unscheduleContent,
} from '#api/desk/generated/content';
import type { ApiProblem } from '#api/problem';
import type { ContentItem } from '#contract/content';
import type { ContentKindName } from '#contract/content/kinds';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useDeskDispatch } from '#desk/common/store';
import { toastShown } from '#desk/common/toastSlice';
import { type Affected, affectedOf } from '../lib/affected';
import type { Editing } from '../lib/editing';
import type { Answer } from '../lib/failure';
import { useContentTexts } from './useContentTexts';

/** Publishing an article before its date also schedules it. */
const isScheduled = (data: unknown): boolean => (data as Partial<ContentItem>).state === 'scheduled';

const isDuplicate = (data: unknown): boolean =>
  (data as Partial<ContentItem>).warnings?.some(({ code }) => code === 'duplicate') === true;

export interface Waiting extends Affected {
  isLater: boolean;
  again: (seen: string) => Promise<boolean>;
}

type Done = 'published' | 'scheduled' | 'unscheduled' | 'hidden' | 'shown' | 'discarded';

export const useEditorActions = (kind: ContentKindName, id: number, editing: Editing) => {
  const { t } = useContentTexts();
  const desk = useDeskTexts();
  const dispatch = useDeskDispatch();
  const [isBusy, setBusy] = useState(false);
  const [waiting, setWaiting] = useState<Waiting | null>(null);
  const at = (version: number) => ({ kind, id, ifMatch: `"${version}"` });

  const doneText = (data: unknown, done: string): string => {
    if (isScheduled(data)) return t('edit.scheduled');
    return done === t('edit.published') && isDuplicate(data) ? t('edit.publishedDuplicate') : done;
  };

  const doing = async (
    work: Promise<Answer>,
    done: string,
    again?: Pick<Waiting, 'again' | 'isLater'>,
  ): Promise<boolean> => {
    setBusy(true);
    const { error, data, isUnsure } = await work;
    setBusy(false);
    const affected = affectedOf(error);
    if (affected && again) {
      setWaiting({ ...affected, ...again });
      return false;
    }
    // Neither error nor data means that saving the draft failed before. The fields show that error.
    if (error) {
      const { fields, detail } = error as ApiProblem;
      const lost = isUnsure === undefined ? desk('frame.failed') : t(isUnsure ? 'edit.unsure' : 'edit.lost');
      dispatch(toastShown({ tone: 'failed', text: fields ? t('edit.refused') : (detail ?? lost) }));
    } else if (data !== undefined) dispatch(toastShown({ tone: 'done', text: doneText(data, done) }));
    return !error && data !== undefined;
  };
  const say = (done: Done) => t(`edit.${done}`);

  const publish = (moment?: string, seen?: string): Promise<boolean> =>
    doing(
      editing.publish(
        (version, value) =>
          dispatch(
            publishContent.initiate({
              ...at(version),
              seen,
              body: { value, ...(moment !== undefined && { at: moment }) },
            }),
          ),
        moment === undefined ? 'published' : 'scheduled',
      ),
      say(moment === undefined ? 'published' : 'scheduled'),
      { isLater: moment !== undefined, again: (known) => publish(moment, known) },
    );
  const setHidden = (hidden: boolean, seen?: string): Promise<boolean> =>
    doing(
      editing.change(
        (version) => dispatch((hidden ? hideContent : showContent).initiate({ ...at(version), seen })),
        (now) => now.hidden === hidden,
      ),
      say(hidden ? 'hidden' : 'shown'),
      { isLater: false, again: (known) => setHidden(hidden, known) },
    );

  return {
    isBusy,
    waiting,
    leave: () => setWaiting(null),
    publish: (moment?: string) => publish(moment),
    unschedule: () =>
      doing(
        editing.change(
          (version) => dispatch(unscheduleContent.initiate(at(version))),
          (now) => now.state !== 'scheduled',
        ),
        say('unscheduled'),
      ),
    hide: () => setHidden(true),
    show: () => setHidden(false),
    discard: () =>
      doing(
        editing.reset(async (version) => {
          const { error } = await dispatch(discardContent.initiate(at(version)));
          return error ? { error } : { data: true };
        }),
        say('discarded'),
      ),
    restore: (number: number) =>
      doing(
        editing.reset((version) => dispatch(restoreContent.initiate({ ...at(version), body: { number } }))),
        t('versions.restored'),
      ),
  };
};

export type EditorActions = ReturnType<typeof useEditorActions>;
