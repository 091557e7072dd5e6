import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { DateDialog } from '#shared/ui/forms/DateField';
import { Paragraphs } from '#shared/ui/layout/Paragraphs';
import { ConfirmModal } from '#shared/ui/overlays/ConfirmModal';
import { Lightbox } from '#shared/ui/overlays/Lightbox';
import { Modal } from '#shared/ui/overlays/Modal';
import { SlideOut } from '#shared/ui/overlays/SlideOut';
import type { GallerySection } from '../entry';
import styles from '../Gallery.module.css';
import { Opened } from '../parts/Opened';
import { PART_PICTURE } from '../pictures';

const Menu = ({ title, text }: { title: string; text: string }) => {
  const { t } = useTranslation();
  return (
    <SlideOut id="gallery-menu" label={title} openLabel={t('header.openMenu')} closeLabel={t('common.close')}>
      <Paragraphs text={text} />
    </SlideOut>
  );
};

export const dialogs: GallerySection = {
  id: 'dialogs',
  title: 'Dialogs',
  entries: [
    {
      file: 'shared/ui/overlays/Modal.tsx',
      parts: { Modal },
      states: ({ open, title, text, longTitle, long }) => ({
        default: (
          <Opened label={open}>
            {(isOpen, onClose) => (
              <Modal open={isOpen} onClose={onClose} title={title}>
                <Paragraphs text={text} />
              </Modal>
            )}
          </Opened>
        ),
        'roomy, for a form': (
          <Opened label={open}>
            {(isOpen, onClose) => (
              <Modal open={isOpen} onClose={onClose} title={title} roomy>
                <Paragraphs text={text} />
              </Modal>
            )}
          </Opened>
        ),
        'long words': (
          <Opened label={open}>
            {(isOpen, onClose) => (
              <Modal open={isOpen} onClose={onClose} title={longTitle}>
                <Paragraphs text={long} />
              </Modal>
            )}
          </Opened>
        ),
      }),
    },
    {
      file: 'shared/ui/overlays/ConfirmModal.tsx',
      parts: { ConfirmModal },
      states: ({ open, title, sentence, save }) => ({
        default: (
          <Opened label={open}>
            {(isOpen, onClose) => (
              <ConfirmModal open={isOpen} title={title} yes={save} no={open} onYes={onClose} onClose={onClose}>
                {sentence}
              </ConfirmModal>
            )}
          </Opened>
        ),
      }),
    },
    {
      file: 'shared/ui/overlays/Lightbox.tsx',
      parts: { Lightbox },
      states: ({ open, title }) => ({
        default: (
          <Opened label={open}>
            {(isOpen, onClose) => <Lightbox open={isOpen} onClose={onClose} title={title} src={PART_PICTURE} />}
          </Opened>
        ),
      }),
    },
    {
      file: 'shared/ui/forms/DateField.tsx',
      parts: { DateDialog },
      states: ({ open, title }) => ({
        default: (
          <Opened label={open}>
            {(isOpen, onClose) => (
              <DateDialog
                open={isOpen}
                title={title}
                value="1990-05-07"
                max="2026-05-20"
                onChoose={onClose}
                onClose={onClose}
              />
            )}
          </Opened>
        ),
      }),
    },
    {
      file: 'shared/ui/overlays/SlideOut.tsx',
      parts: { SlideOut },
      states: ({ title, text }) => ({
        default: (
          <div className={styles.row}>
            <Menu title={title} text={text} />
          </div>
        ),
      }),
    },
  ],
};
