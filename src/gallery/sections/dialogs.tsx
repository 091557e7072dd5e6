import { useTranslation } from '../../shared/i18n/useTranslation';
import { ConfirmModal } from '../../shared/ui/ConfirmModal';
import { DateDialog } from '../../shared/ui/DateDialog';
import { Lightbox } from '../../shared/ui/Lightbox';
import { Modal } from '../../shared/ui/Modal';
import { Paragraphs } from '../../shared/ui/Paragraphs';
import { SlideOut } from '../../shared/ui/SlideOut';
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
      file: 'shared/ui/Modal.tsx',
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
      file: 'shared/ui/ConfirmModal.tsx',
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
      file: 'shared/ui/Lightbox.tsx',
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
      file: 'shared/ui/DateDialog.tsx',
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
      file: 'shared/ui/SlideOut.tsx',
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
