import { unbroken } from '#shared/ui/text/unbroken';
import { type DocumentBlock, documentBlocks } from '../lib/documentBlocks';
import styles from './DocumentBody.module.css';

const Block = ({ block }: { block: DocumentBlock }) => {
  if (block.kind === 'heading') return <h2 className={styles.heading}>{unbroken(block.text)}</h2>;
  if (block.kind === 'paragraph') return <p>{unbroken(block.text)}</p>;
  return (
    <ul className={styles.list}>
      {block.entries.map((entry, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- two entries may say the same, and they never move
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
