import type { AuditEntry } from '#contract/activity';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import { messageKindName } from '../../common/lib/messageWords';
import { AuditList, type AuditNames } from '../../features/audit/AuditList';
import { ContentTextsProvider } from '../../features/content/components/ContentTextsProvider';
import { useContentTexts } from '../../features/content/hooks/useContentTexts';
import { contentWords } from '../../features/content/lib/contentWords';

interface EntriesProps {
  entries: readonly AuditEntry[];
}

const NamedEntries = ({ entries }: EntriesProps) => {
  const t = useDeskTexts();
  const words = useContentTexts();
  const names: AuditNames = {
    kindName: (kind) => words.kindTexts[kind].name,
    contentWords: (kind) => contentWords(words, kind, t),
    messageName: (kind) => messageKindName(kind, t),
  };
  return <AuditList entries={entries} names={names} />;
};

export const AuditEntries = ({ entries }: EntriesProps) => (
  <ContentTextsProvider>
    <NamedEntries entries={entries} />
  </ContentTextsProvider>
);
