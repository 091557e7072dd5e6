import { type FormEvent, memo, useState } from 'react';
import { useDeleteViewMutation, useListViewsQuery, useSaveViewMutation } from '#api/desk/generated/enquiries';
import { DESK_VIEWS_MAX } from '#contract/rules/deskLimits';
import { Button } from '#shared/ui/actions/Button';
import { IconButton } from '#shared/ui/actions/IconButton';
import { Link } from '#shared/ui/actions/Link';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import { scrollFocusedIntoView } from '#shared/ui/lib/focus';
import { Modal } from '#shared/ui/overlays/Modal';
import { useDeskTexts, useProblemText } from '../../common/hooks/useDeskTexts';

import { deskPaths } from '../../common/lib/paths';
import { useDeskDispatch } from '../../common/store';
import { toastShown } from '../../common/toastSlice';
import { Refused } from '../../common/ui/Screen';
import { BUILT_IN_VIEWS, filterOf, type InboxAddress, isSameFilter } from './inboxAddress';

import styles from './Views.module.css';

const NAME_MAX = 60;

export interface ViewsProps {
  address: InboxAddress;
  isFree: boolean;
  overdue: number;
}

export const Views = memo(({ address, isFree, overdue }: ViewsProps) => {
  const t = useDeskTexts();
  const dispatch = useDeskDispatch();
  const problemText = useProblemText();
  const { filter } = address;
  const { data: saved = [] } = useListViewsQuery();
  const [save, saving] = useSaveViewMutation();
  const [drop] = useDeleteViewMutation();
  const [isNaming, setNaming] = useState(false);
  const [name, setName] = useState('');

  const dropView = async (id: number) => {
    const { error } = await drop({ id });
    if (error) dispatch(toastShown({ tone: 'failed', text: problemText(error) }));
  };

  const isPlain = Object.keys(filter).length === 0;
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    if (!name.trim()) return;
    const query = new URLSearchParams(Object.entries(filter)).toString();
    const answer = await save({ body: { name: name.trim(), filter: query } });
    if (!answer.error) setNaming(false);
  };

  return (
    <>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- only tracks which link has focus */}
      <ul className={styles.views} aria-label={t('inbox.views')} onFocus={scrollFocusedIntoView}>
        {BUILT_IN_VIEWS.map((view, place) => (
          <li key={view.name}>
            <Link
              className={styles.view}
              to={place === 0 ? deskPaths.inbox() : deskPaths.inbox(view.query)}
              aria-current={(place === 0 && isPlain) || isSameFilter(filter, view.query) ? 'true' : undefined}
            >
              <span>{t(`inbox.${view.name}`)}</span>
              {view.name === 'viewOverdue' && overdue > 0 && <span className={styles.count}>{overdue}</span>}
            </Link>
          </li>
        ))}
        {saved.map((view) => {
          const query = filterOf(new URLSearchParams(view.filter));
          const isHere = isSameFilter(filter, query);
          return (
            <li key={view.id} className={styles.own}>
              <Link
                className={styles.view}
                to={deskPaths.inbox({ ...query })}
                aria-current={isHere ? 'true' : undefined}
              >
                {view.name}
              </Link>
              {isHere && (
                <IconButton
                  icon="close"
                  className={styles.drop}
                  label={t('inbox.dropView', { name: view.name })}
                  onClick={() => void dropView(view.id)}
                />
              )}
            </li>
          );
        })}
        {isFree && saved.length < DESK_VIEWS_MAX && (
          <li>
            <button
              type="button"
              className={styles.view}
              onClick={() => setNaming(true)}
            >{`+ ${t('inbox.saveView')}`}</button>
          </li>
        )}
      </ul>
      <Modal open={isNaming} onClose={() => setNaming(false)} title={t('inbox.saveView')}>
        <form onSubmit={(event) => void submit(event)}>
          <FieldFrame label={t('inbox.viewName')}>
            {(control) => (
              <input {...control} value={name} maxLength={NAME_MAX} onChange={(event) => setName(event.target.value)} />
            )}
          </FieldFrame>
          <Refused error={saving.error} />
          <Button type="submit" variant="primary" block loading={saving.isLoading} disabled={!name.trim()}>
            {t('frame.save')}
          </Button>
        </form>
      </Modal>
    </>
  );
});
Views.displayName = 'Views';
