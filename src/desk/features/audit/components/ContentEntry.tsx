import { type ContentKindName, kindOf } from '../../../../../contract/content/kinds';
import type { AuditEntry } from '../../../../../contract/desk/audit';
import { Link } from '../../../../shared/ui/actions/Link';
import { useDeskTexts } from '../../../common/hooks/useDeskTexts';
import { deskPaths } from '../../../common/lib/deskPaths';
import { Changes } from '../../../common/ui/Changes';
import { useContentTexts } from '../../content/hooks/useContentTexts';
import { contentWords } from '../../content/lib/contentWords';

interface ContentProps {
  kind: ContentKindName;
  entry: AuditEntry;
}

/** The kind, and which item of it: of a whole list the kind alone. */
export const ContentName = ({ kind, entry: { thing_id: id, name } }: ContentProps) => {
  const { kindTexts } = useContentTexts();
  const { name: kindName } = kindTexts[kind];
  const isAlone = id === null || kindOf(kind).single === true;
  const title = isAlone ? kindName : `${kindName}: ${name || `№\u00a0${id}`}`;
  return <Link to={id === null ? deskPaths.contentList(kind) : deskPaths.contentItem(kind, id)}>{title}</Link>;
};

export const ContentChanges = ({ kind, entry: { changes } }: ContentProps) => {
  const words = useContentTexts();
  const desk = useDeskTexts();
  return <Changes changes={changes} words={contentWords(words, kind, desk)} />;
};
