import { type KeyboardEvent, useDeferredValue, useMemo, useRef, useState } from 'react';
import type { ContentItem } from '#contract/content';
import { type ContentKindName, kindOf } from '#contract/content/kinds';
import { SCHEDULE_REFUSED } from '#contract/content/problems';
import { warningsOf } from '#contract/content/warnings';
import { useDeskTexts } from '#desk/common/hooks/useDeskTexts';
import { useMay } from '#desk/common/hooks/useSession';
import { useLanguage } from '#shared/i18n/hooks/useLanguage';
import { Notice } from '#shared/ui/feedback/Notice';
import { ConfirmModal } from '#shared/ui/overlays/ConfirmModal';
import { useContentTexts } from '../hooks/useContentTexts';
import { useEditing } from '../hooks/useEditing';
import { useEditorActions } from '../hooks/useEditorActions';
import { type Fields, FieldsContext, type PictureChoice } from '../hooks/useFields';
import { isUnchanged } from '../lib/edited';
import { idPathOf, placePathOf } from '../lib/itemIds';
import { wordsOf } from '../lib/names';
import { contentOf, valueAt } from '../lib/value';
import { byIds } from '../lib/wrong';
import { ConflictModal } from './ConflictModal';
import styles from './Editor.module.css';
import { EditorBar } from './EditorBar';
import { FieldList } from './fields/FieldView';
import { LanguageSwitch } from './LanguageSwitch';
import { PreviewModal } from './PreviewModal';
import { StateMarks } from './StateMarks';
import { VersionsModal } from './VersionsModal';

export interface EditorProps {
  kind: ContentKindName;
  item: ContentItem;
  picture: PictureChoice;
  /** It was saved by keys: on to the next. */
  onNext: () => void;
  onGone: () => void;
}

/** A picture is chosen by a button, which is never invalid itself. */
const REFUSED = '[aria-invalid="true"], [data-refused] button';

/** An item with all of its fields, made from the description of its kind. */
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

  // A long text takes a while to be looked through, which no key waits for.
  const looked = useDeferredValue(value);
  const warnings = useMemo(
    () => warningsOf(fields, looked).map((warning) => ({ ...warning, field: idPathOf(looked, warning.field) })),
    [fields, looked],
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
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions -- the key of all fields within
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
