import { Button, ButtonLink } from '#shared/ui/actions/Button';
import { IconButton } from '#shared/ui/actions/IconButton';
import { Link } from '#shared/ui/actions/Link';
import { SubmitButton } from '#shared/ui/forms/SubmitButton';
import { CardLink } from '#shared/ui/lists/CardLink';
import type { GallerySection } from '../entry';
import styles from '../Gallery.module.css';
import { HERE } from '../here';

const nothing = () => undefined;
const LOOKS = ['primary', 'secondary', 'quiet'] as const;

const eachLook = (text: string, attributes: { disabled?: boolean; loading?: boolean } = {}) => (
  <div className={styles.row}>
    {LOOKS.map((variant) => (
      <Button key={variant} variant={variant} {...attributes}>
        {text}
      </Button>
    ))}
  </div>
);

const card = (text: string) => (
  <article className={styles.card}>
    <CardLink className={styles.cover} to={HERE} title={text} />
  </article>
);

export const buttons: GallerySection = {
  id: 'buttons',
  title: 'Buttons and links',
  entries: [
    {
      file: 'shared/ui/actions/Button.tsx',
      parts: { Button, ButtonLink },
      states: ({ save, long }) => ({
        default: eachLook(save),
        hover: eachLook(save),
        focus: eachLook(save),
        pressed: eachLook(save),
        disabled: eachLook(save, { disabled: true }),
        loading: eachLook(save, { loading: true }),
        large: (
          <Button variant="primary" size="lg">
            {save}
          </Button>
        ),
        'as wide as its place': <Button block>{save}</Button>,
        'a long word': <Button block>{long}</Button>,
        'a link that looks like one': (
          <ButtonLink variant="primary" to={HERE}>
            {save}
          </ButtonLink>
        ),
      }),
    },
    {
      file: 'shared/ui/forms/SubmitButton.tsx',
      parts: { SubmitButton },
      states: ({ save, title, longTitle }) => ({
        default: <SubmitButton>{save}</SubmitButton>,
        unfinished: <SubmitButton unfinished={{ toFillIn: [title, longTitle], toCheck: [title] }}>{save}</SubmitButton>,
        loading: <SubmitButton loading>{save}</SubmitButton>,
      }),
    },
    {
      file: 'shared/ui/actions/IconButton.tsx',
      parts: { IconButton },
      states: ({ save }) => {
        const button = <IconButton icon="edit" label={save} onClick={nothing} />;
        return { default: button, hover: button, focus: button, pressed: button };
      },
    },
    {
      file: 'shared/ui/actions/Link.tsx',
      parts: { Link },
      states: ({ title, longTitle }) => {
        const link = <Link to={HERE}>{title}</Link>;
        return { default: link, hover: link, focus: link, long: <Link to={HERE}>{longTitle}</Link> };
      },
    },
    {
      file: 'shared/ui/lists/CardLink.tsx',
      parts: { CardLink },
      states: ({ title, longTitle }) => ({
        default: card(title),
        hover: card(title),
        focus: card(title),
        long: card(longTitle),
      }),
    },
  ],
};
