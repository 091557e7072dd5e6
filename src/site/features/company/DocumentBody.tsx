import { GUARANTEE_ANCHOR } from '#contract/rules/pages';
import { Notice } from '#shared/ui/feedback/Notice';
import { unbroken } from '#shared/ui/text/unbroken';
import styles from './DocumentBody.module.css';

type DocumentBlock = { kind: 'heading' | 'paragraph' | 'callout'; text: string } | { kind: 'list'; entries: string[] };

const MARKS = [
  ['heading', '## '],
  ['callout', '! '],
] as const;
const ENTRY = '• ';

const blockOf = (line: string): DocumentBlock => {
  const [kind, mark] = MARKS.find(([, start]) => line.startsWith(start)) ?? (['paragraph', ''] as const);
  return { kind, text: line.slice(mark.length) };
};

export const documentBlocks = (body: string): DocumentBlock[] => {
  const blocks: DocumentBlock[] = [];
  for (const line of body.split('\n').map((each) => each.trim())) {
    const last = blocks.at(-1);
    if (line.startsWith(ENTRY)) {
      const entry = line.slice(ENTRY.length);
      if (last?.kind === 'list') last.entries.push(entry);
      else blocks.push({ kind: 'list', entries: [entry] });
    } else if (line !== '') blocks.push(blockOf(line));
  }
  return blocks;
};

/** Every language names the guarantee by one of these words. */
const GUARANTEE = /гаранти|kafolat/i;

/** Anchors of all headings, by the places of their blocks. The first heading about the guarantee has a fixed anchor. */
const anchorsOf = (blocks: readonly DocumentBlock[]): Map<number, string> => {
  const headings = blocks.flatMap((block, place) => (block.kind === 'heading' ? [{ text: block.text, place }] : []));
  const guarantee = headings.find(({ text }) => GUARANTEE.test(text));
  return new Map(
    headings.map((heading) => [heading.place, heading === guarantee ? GUARANTEE_ANCHOR : `part-${heading.place}`]),
  );
};

/** Headings of a document with the anchors that `DocumentBody` renders. */
export const documentHeadings = (body: string) => {
  const blocks = documentBlocks(body);
  const anchors = anchorsOf(blocks);
  return blocks.flatMap((block, place) =>
    block.kind === 'heading' ? { text: block.text, anchor: anchors.get(place) } : [],
  );
};

const Block = ({ block, id }: { block: DocumentBlock; id: string | undefined }) => {
  if (block.kind === 'list') {
    return (
      <ul className={styles.list}>
        {block.entries.map((entry, place) => (
          // oxlint-disable-next-line react/no-array-index-key -- texts may repeat, and entries never move
          <li key={place}>{unbroken(entry)}</li>
        ))}
      </ul>
    );
  }
  const text = unbroken(block.text);
  if (block.kind === 'callout') return <Notice>{text}</Notice>;
  if (block.kind === 'paragraph') return <p>{text}</p>;
  return (
    <h2 className={styles.heading} id={id}>
      {text}
    </h2>
  );
};

export const DocumentBody = ({ body }: { body: string }) => {
  const blocks = documentBlocks(body);
  const anchors = anchorsOf(blocks);
  return (
    <div className={styles.body}>
      {blocks.map((block, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- as above
        <Block key={place} block={block} id={anchors.get(place)} />
      ))}
    </div>
  );
};
