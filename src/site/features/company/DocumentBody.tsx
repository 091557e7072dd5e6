import { unbroken } from '#shared/ui/text/unbroken';
import styles from './DocumentBody.module.css';

type DocumentBlock =
  | { kind: 'heading'; text: string }
  | { kind: 'paragraph'; text: string }
  | { kind: 'list'; entries: string[] };

const HEADING = '## ';
const ENTRY = '• ';

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

const Block = ({ block }: { block: DocumentBlock }) => {
  if (block.kind === 'heading') return <h2 className={styles.heading}>{unbroken(block.text)}</h2>;
  if (block.kind === 'paragraph') return <p>{unbroken(block.text)}</p>;
  return (
    <ul className={styles.list}>
      {block.entries.map((entry, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- texts may repeat, and entries never move
        <li key={place}>{unbroken(entry)}</li>
      ))}
    </ul>
  );
};

export const DocumentBody = ({ body }: { body: string }) => (
  <div className={styles.body}>
    {documentBlocks(body).map((block, place) => (
      // oxlint-disable-next-line react/no-array-index-key -- as above
      <Block key={place} block={block} />
    ))}
  </div>
);
