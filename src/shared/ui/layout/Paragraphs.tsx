import { unbroken } from '../text/unbroken';
import styles from './Paragraphs.module.css';

export interface ParagraphsProps {
  text: string;
  className?: string | undefined;
}

export const Paragraphs = ({ text, className }: ParagraphsProps) => {
  const paragraphs = text
    .split(/\r?\n+/)
    .map((line) => line.trim())
    .filter(Boolean);
  return (
    <div className={className ?? styles.paragraphs}>
      {paragraphs.map((paragraph, place) => (
        // oxlint-disable-next-line react/no-array-index-key -- paragraphs may be equal, and they never move
        <p key={place}>{unbroken(paragraph)}</p>
      ))}
    </div>
  );
};
