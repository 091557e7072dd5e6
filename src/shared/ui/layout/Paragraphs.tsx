import { unbroken } from '../text/unbroken';
import styles from './Paragraphs.module.css';

export interface ParagraphsProps {
  text: string;
  className?: string | undefined;
}

/** Renders each line of a text as a paragraph and drops blank lines. */
export const Paragraphs = ({ text, className }: ParagraphsProps) => {
  const paragraphs = text
    .split(/\r?\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
  return (
    <div className={className ?? styles.paragraphs}>
      {paragraphs.map((paragraph, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- paragraphs may be equal and are never reordered
        <p key={place}>{unbroken(paragraph)}</p>
      ))}
    </div>
  );
};
