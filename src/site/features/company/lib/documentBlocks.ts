export type DocumentBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; entries: string[] };

const HEADING = '## ';
const ENTRY = '• ';

/** The parts of a document's body (contract/company.ts); markup stays text. */
export const documentBlocks = (body: string): DocumentBlock[] => {
  const blocks: DocumentBlock[] = [];
  for (const line of body.split('\n').map((each) => each.trim())) {
    const last = blocks.at(-1);
    if (line.startsWith(ENTRY)) {
      const entry = line.slice(ENTRY.length);
      if (last?.kind === 'list') last.entries.push(entry);
      else blocks.push({ kind: 'list', entries: [entry] });
    } else if (line.startsWith(HEADING)) blocks.push({ kind: 'heading', text: line.slice(HEADING.length) });
    else if (line !== '') blocks.push({ kind: 'paragraph', text: line });
  }
  return blocks;
};
