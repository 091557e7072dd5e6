import { Paragraphs } from '#shared/ui/layout/Paragraphs';
import { Questions } from '#shared/ui/layout/Questions';
import { Icon, type IconName } from '#shared/ui/media/Icon';
import { Picture } from '#shared/ui/media/Picture';
import type { GallerySection } from '../entry';
import styles from '../Gallery.module.css';
import { BROKEN_PICTURE, PART_PICTURE } from '../pictures';

const ICONS: Record<IconName, true> = {
  menu: true,
  close: true,
  chevron: true,
  arrow: true,
  external: true,
  phone: true,
  search: true,
  garage: true,
  user: true,
  history: true,
  pause: true,
  play: true,
  check: true,
  alert: true,
  info: true,
  clock: true,
  picture: true,
  enlarge: true,
  pin: true,
  apple: true,
  android: true,
  calendar: true,
  exit: true,
  plus: true,
  edit: true,
  trash: true,
};
const RATIOS = ['wide', 'card', 'square', 'portrait'] as const;

export const content: GallerySection = {
  id: 'content',
  title: 'Pictures and texts',
  entries: [
    {
      file: 'shared/ui/media/Icon.tsx',
      parts: { Icon },
      wide: true,
      states: () => ({
        'every sign': (
          <ul className={styles.icons}>
            {Object.keys(ICONS).map((name) => (
              <li key={name}>
                <Icon name={name as IconName} />
                <span>{name}</span>
              </li>
            ))}
          </ul>
        ),
        'by size': (
          <div className={styles.row}>
            <Icon name="phone" size={16} />
            <Icon name="phone" />
            <Icon name="phone" size={40} />
          </div>
        ),
      }),
    },
    {
      file: 'shared/ui/layout/Questions.tsx',
      parts: { Questions },
      states: ({ title, text }) => ({
        closed: <Questions entries={[{ question: title, answer: text }]} />,
      }),
    },
    {
      file: 'shared/ui/media/Picture.tsx',
      parts: { Picture },
      states: ({ title }) => ({
        ...Object.fromEntries(
          RATIOS.map((ratio) => [
            ratio,
            <Picture key={ratio} src={PART_PICTURE} alt={`${title}: ${ratio}`} ratio={ratio} sizes="20rem" />,
          ]),
        ),
        'none given': <Picture src={null} alt={title} ratio="card" />,
        failed: <Picture src={BROKEN_PICTURE} alt={title} ratio="card" />,
      }),
    },
    {
      file: 'shared/ui/layout/Paragraphs.tsx',
      parts: { Paragraphs },
      states: ({ text, long, longTitle }) => ({
        default: <Paragraphs text={text} />,
        'long words': <Paragraphs text={`${long}\n${longTitle}`} />,
      }),
    },
  ],
};
