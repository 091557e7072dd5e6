import { Button, ButtonLink } from '#shared/ui/actions/Button';
import { PageHero } from '#shared/ui/layout/PageHero';
import { Paragraphs } from '#shared/ui/layout/Paragraphs';
import { Section } from '#shared/ui/layout/Section';
import { Picture } from '#shared/ui/media/Picture';
import type { GallerySection } from '../entry';
import styles from '../Gallery.module.css';
import { HERE } from '../here';
import { HERO_PICTURE } from '../pictures';

const TONES = ['plain', 'surface', 'night'] as const;

export const heads: GallerySection = {
  id: 'heads',
  title: 'Heads and bands',
  entries: [
    {
      file: 'shared/ui/layout/Section.tsx',
      parts: { Section },
      wide: true,
      states: ({ title, sentence, text, save, longTitle }) => ({
        ...Object.fromEntries(
          TONES.map((tone) => [
            tone,
            <Section key={tone} title={`${title}: ${tone}`} lead={sentence} tone={tone}>
              <Paragraphs text={text} />
            </Section>,
          ]),
        ),
        'with an action and a picture, long': (
          <Section
            title={longTitle}
            lead={sentence}
            action={<ButtonLink to={HERE}>{save}</ButtonLink>}
            aside={<Picture src={HERO_PICTURE} alt="" ratio="wide" />}
          >
            <Paragraphs text={text} />
          </Section>
        ),
      }),
    },
    {
      file: 'shared/ui/layout/PageHero.tsx',
      parts: { PageHero },
      wide: true,
      states: ({ title, sentence, save, longTitle }) => {
        const trail = [{ text: save, href: HERE }, { text: title }];
        return {
          'with its picture': <PageHero title={title} lead={sentence} image={HERO_PICTURE} trail={trail} />,
          'without a picture, long': (
            <PageHero title={longTitle} lead={sentence} image={undefined} trail={trail}>
              <div className={styles.row}>
                <Button variant="primary">{save}</Button>
              </div>
            </PageHero>
          ),
        };
      },
    },
  ],
};
