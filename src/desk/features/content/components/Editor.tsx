import {
  type KeyboardEvent,
  useDeferredValue,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from 'react';
import { readUncached } from '#api/desk/deskApi';
import { discardContent, readContent, saveContent, useListContentVersionsQuery } from '#api/desk/generated/content';
import type { ContentItem } from '#contract/content';
import type { ContentValue } from '#contract/content/fields';
import { type ContentKindName, kindOf } from '#contract/content/kinds';
import { SCHEDULE_REFUSED } from '#contract/content/problems';
import { warningsOf } from '#contract/content/warnings';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useMay, useSession } from '#desk/common/hooks/useSession';
import { formatMoment } from '#desk/common/lib/moments';
import { useDeskDispatch } from '#desk/common/store';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Button } from '#shared/ui/actions/Button';
import { Notice } from '#shared/ui/feedback/Notice';
import { SkeletonText } from '#shared/ui/feedback/Skeleton';
import { QueryBlock } from '#shared/ui/lists/QueryBlock';
import { ConfirmModal } from '#shared/ui/overlays/ConfirmModal';
import { Modal } from '#shared/ui/overlays/Modal';
import { useContentTexts } from '../hooks/useContentTexts';
import { useEditorActions } from '../hooks/useEditorActions';
import { type Fields, FieldsContext, type PictureChoice } from '../hooks/useFields';
import { nameOfPath, wordsOf } from '../lib/contentWords';
import { byIds, type Editing, makeEditing } from '../lib/editing';
import { adoptDrafts, draftKey, type Edited, isUnchanged } from '../lib/failure';
import { idPathOf, placePathOf } from '../lib/itemIds';
import { type Clash, contentOf, valueAt } from '../lib/value';

import conflictModalStyles from './ConflictModal.module.css';
import styles from './Editor.module.css';
import { EditorBar } from './EditorBar';
import { FieldList } from './fields/FieldView';
import { LeafValue } from './LeafValue';
import { LanguageSwitch, PreviewModal } from './PreviewModal';
import { StateMarks } from './StateMarks';
import versionsModalStyles from './VersionsModal.module.css';
import { VersionView } from './VersionView';

interface ConflictModalProps {
  kind: ContentKindName;
  clashes: readonly Clash[];
  value: ContentValue;
  onResolve: (isTheirs: (path: string) => boolean) => void;
  onClose: () => void;
}

const ConflictModal = ({ kind, clashes, value: now, onResolve, onClose }: ConflictModalProps) => {
  const words = useContentTexts();
  const { t } = words;
  const [theirs, setTheirs] = useState<readonly string[]>([]);
  return (
    <Modal open onClose={onClose} title={t('conflict.title')} roomy>
      <p className={conflictModalStyles.lead}>{t('conflict.lead')}</p>
      {clashes.map(({ path, field, mine, theirs: other }) => {
        const isTheirs = theirs.includes(path);
        return (
          <fieldset key={path} className={conflictModalStyles.clash}>
            <legend className={conflictModalStyles.name}>{nameOfPath(words, kind, placePathOf(now, path))}</legend>
            {[
              { key: 'conflict.theirs', value: other, checked: isTheirs, to: [...theirs, path] },
              { key: 'conflict.mine', value: mine, checked: !isTheirs, to: theirs.filter((one) => one !== path) },
            ].map(({ key, value, checked, to }) => (
              <label key={key} className={conflictModalStyles.side}>
                <span className={conflictModalStyles.choice}>
                  <input type="radio" name={`clash ${path}`} checked={checked} onChange={() => setTheirs(to)} />
                  <span>{t(key as 'conflict.theirs')}</span>
                </span>
                <span className={conflictModalStyles.value}>
                  <LeafValue field={field} value={value} />
                </span>
              </label>
            ))}
          </fieldset>
        );
      })}
      <div className={conflictModalStyles.answers}>
        <Button variant="primary" onClick={() => onResolve((path) => theirs.includes(path))}>
          {t('conflict.apply')}
        </Button>
      </div>
    </Modal>
  );
};

const useEditing = (kind: ContentKindName, item: ContentItem): { editing: Editing; edited: Edited } => {
  const dispatch = useDeskDispatch();
  const { id: person } = useSession();
  const [key] = useState(() => draftKey(person, kind, item.id));
  const [editing] = useState(() =>
    makeEditing({
      fields: kindOf(kind).fields,
      item,
      key,
      person,
      save: (version, value) =>
        dispatch(saveContent.initiate({ kind, id: item.id, ifMatch: `"${version}"`, body: { value } })),
      read: () => readUncached(dispatch(readContent.initiate({ kind, id: item.id }, { forceRefetch: true }))),
      drop: (version) => void dispatch(discardContent.initiate({ kind, id: item.id, ifMatch: `"${version}"` })),
    }),
  );
  const edited = useSyncExternalStore(editing.subscribe, editing.get);
  useEffect(() => editing.receive(item), [editing, item]);
  useEffect(() => {
    const retry = () => void editing.flush();
    const unmounted = new AbortController();
    editing.start();
    adoptDrafts(key, editing.adopt, unmounted.signal);
    window.addEventListener('online', retry);
    return () => {
      window.removeEventListener('online', retry);
      unmounted.abort();
      editing.stop();
    };
  }, [editing, key]);
  return { editing, edited };
};

interface VersionsModalProps {
  kind: ContentKindName;
  id: number;
  now: ContentValue;
  onRestore: (number: number) => void;
  onClose: () => void;
}

const VersionsModal = ({ kind, id, now, onRestore, onClose }: VersionsModalProps) => {
  const { t } = useContentTexts();
  const language = useLanguage();
  const query = useListContentVersionsQuery({ kind, id });
  const [open, setOpen] = useState<number | null>(null);
  return (
    <Modal open onClose={onClose} title={t('versions.title')} roomy>
      <p className={versionsModalStyles.lead}>{t('versions.lead')}</p>
      <QueryBlock query={query} placeholder={<SkeletonText lines={6} />} empty={<p>{t('versions.none')}</p>}>
        {(versions) => (
          <ol className={versionsModalStyles.versions}>
            {versions.map(({ number, at, by, hidden }) => (
              <li key={number} className={versionsModalStyles.version}>
                <button
                  type="button"
                  className={versionsModalStyles.head}
                  aria-expanded={open === number}
                  onClick={() => setOpen(open === number ? null : number)}
                >
                  <b>{formatMoment(at, language)}</b>
                  <span>{by?.name ?? t('versions.before')}</span>
                  {hidden && <span className={versionsModalStyles.quiet}>{t('versions.hidden')}</span>}
                  <span className={versionsModalStyles.quiet}>{t('versions.look')}</span>
                </button>
                {open === number && (
                  <VersionView kind={kind} id={id} number={number} now={now} onRestore={() => onRestore(number)} />
                )}
              </li>
            ))}
          </ol>
        )}
      </QueryBlock>
    </Modal>
  );
};

interface EditorProps {
  kind: ContentKindName;
  item: ContentItem;
  picture: PictureChoice;
  onNext: () => void;
  onGone: () => void;
}

/** Selects invalid controls. A picture field is a button, which has no `aria-invalid`. */
const REFUSED = '[aria-invalid="true"], [data-refused] button';

export const Editor = ({ kind, item, picture, onNext, onGone }: EditorProps) => {
  const words = useContentTexts();
  const { t } = words;
  const desk = useDeskTexts();
  const { editing, edited } = useEditing(kind, item);
  const actions = useEditorActions(kind, item.id, editing);
  const [lang, setLang] = useState(useLanguage());
  const [isComparing, setComparing] = useState(false);
  const [isPreviewing, setPreviewing] = useState(false);
  const [restoring, setRestoring] = useState<number | null>(null);
  const [isComparingSides, setComparingSides] = useState(false);
  const mayPublish = useMay()('publish content');
  const form = useRef<HTMLDivElement>(null);
  const { fields } = kindOf(kind);
  const { value, problems, clashes } = edited;
  const refusedFor = edited.item.refusal?.[SCHEDULE_REFUSED];

  // Deferred, because validating a long text would delay typing.
  const deferredValue = useDeferredValue(value);
  const warnings = useMemo(
    () =>
      warningsOf(fields, deferredValue).map((warning) => ({
        ...warning,
        field: idPathOf(deferredValue, warning.field),
      })),
    [fields, deferredValue],
  );
  const context = useMemo((): Fields => {
    const saved = contentOf(edited.item.value);
    const ofServer = edited.item.warnings.flatMap((warning) => {
      const field = idPathOf(saved, warning.field);
      const isOfServer = warning.code === 'older' || warning.code === 'duplicate';
      return isOfServer && valueAt(value, field) === valueAt(saved, field) ? [{ ...warning, field }] : [];
    });
    const all = [...warnings, ...ofServer];
    const refusal = byIds(saved, edited.item.refusal ?? {});
    const clashing = new Set(clashes.map(({ path }) => path));
    return {
      kind,
      Picture: picture,
      problemAt: (path) => {
        const problem = problems[path] ?? refusal[path];
        return typeof problem === 'object' ? t(`problem.${problem.code}`, { limit: problem.limit }) : problem;
      },
      warningsAt: (path) => all.filter(({ field }) => field === path),
      isClashing: (path) => clashing.has(path),
      placeOf: (path) => placePathOf(value, path),
      change: editing.type,
      alter: editing.alter,
      compare: () => setComparingSides(true),
    };
  }, [kind, picture, value, warnings, problems, clashes, edited.item, editing, t]);

  const showFirstProblem = () => {
    const [first] = Object.keys(editing.get().problems);
    if (first === undefined) return;
    if (first.endsWith('.ru')) setLang('ru');
    if (first.endsWith('.uz')) setLang('uz');
    requestAnimationFrame(() => form.current?.querySelector<HTMLElement>(REFUSED)?.focus());
  };
  const publish = async () => {
    if (!(await actions.publish())) showFirstProblem();
  };
  const goOn = async () => {
    if (await editing.flush()) onNext();
    else showFirstProblem();
  };
  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || !(event.ctrlKey || event.metaKey)) return;
    event.preventDefault();
    if (!event.shiftKey) void goOn();
    else if (mayPublish && !actions.isBusy && !isUnchanged(edited)) void publish();
  };
  const restore = (number: number) => {
    setRestoring(null);
    void actions.restore(number);
  };
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- one key for all fields within
    <div ref={form} className={styles.editor} data-shown={lang} onKeyDown={press}>
      <div className={styles.top}>
        <StateMarks item={edited.item} />
        <LanguageSwitch lang={lang} onChange={setLang} />
      </div>
      {edited.item.refusal && (
        <Notice tone="danger">
          {refusedFor === undefined ? t('edit.refusal') : `${t('edit.notPublished')} ${refusedFor}`}
        </Notice>
      )}
      <FieldsContext value={context}>
        <FieldList fields={fields} words={wordsOf(words, kind)} value={value} />
      </FieldsContext>
      <EditorBar
        kind={kind}
        edited={edited}
        actions={actions}
        onPublish={() => void publish()}
        onRetry={() => void editing.flush()}
        onChoose={() => setComparingSides(true)}
        onVersions={() => setComparing(true)}
        onPreview={() => void editing.flush().then(setPreviewing)}
        onGone={onGone}
      />
      {clashes.length > 0 && isComparingSides && (
        <ConflictModal
          kind={kind}
          clashes={clashes}
          value={value}
          onResolve={(isTheirs) => {
            setComparingSides(false);
            editing.resolve(isTheirs);
          }}
          onClose={() => setComparingSides(false)}
        />
      )}
      {isPreviewing && <PreviewModal kind={kind} id={item.id} onClose={() => setPreviewing(false)} />}
      {isComparing && (
        <VersionsModal
          kind={kind}
          id={item.id}
          now={value}
          onRestore={(number) => {
            setComparing(false);
            if (isUnchanged(edited)) restore(number);
            else setRestoring(number);
          }}
          onClose={() => setComparing(false)}
        />
      )}
      <ConfirmModal
        open={restoring !== null}
        title={t('versions.restoreQuestion')}
        yes={t('versions.restore')}
        no={desk('frame.cancel')}
        onYes={() => restoring !== null && restore(restoring)}
        onClose={() => setRestoring(null)}
      >
        <p>{t('versions.restoreText')}</p>
      </ConfirmModal>
    </div>
  );
};
