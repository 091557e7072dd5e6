import { Icon } from '../media/Icon';
import { Paragraphs } from './Paragraphs';
import styles from './Questions.module.css';

export interface QuestionsProps {
  entries: readonly { question: string; answer: string }[];
}

/** Uses `details`, which work without scripts and are opened by the browser's find-in-page. */
export const Questions = ({ entries }: QuestionsProps) => (
  <div className={styles.list}>
    {entries.map(({ question, answer }) => (
      <details key={question} className={styles.entry}>
        <summary className={styles.question}>
          <h3 className={styles.words}>{question}</h3>
          <Icon name="chevron" className={styles.sign} />
        </summary>
        <div className={styles.answer}>
          <Paragraphs text={answer} />
        </div>
      </details>
    ))}
  </div>
);
