import type { PictureChange, StoredPicture } from '#contract/pictures';
import { PICTURE_ALT_MAX_LENGTH } from '#contract/rules/deskLimits';
import { Button } from '#shared/ui/actions/Button';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import styles from './AltFields.module.css';
import { ALT_LANGUAGES } from './altDraft';
import { useTypedAlt } from './useTypedAlt';

export interface AltFieldsProps {
  picture: Pick<StoredPicture, 'id' | 'alt'>;
  onSave: (change: PictureChange) => Promise<boolean>;
}

export const AltFields = ({ picture, onSave }: AltFieldsProps) => {
  const t = useDeskTexts();
  const { typed, clashing, isSaved, type, save, choose } = useTypedAlt(picture, onSave);
  const isAsked = ALT_LANGUAGES.some((language) => typed[language].trim() === '');
  return (
    <div className={styles.fields}>
      {ALT_LANGUAGES.map((language) => (
        <div key={language}>
          <FieldFrame label={t(`pictures.alt_in_${language}`)} optional>
            {(control) => (
              <input
                {...control}
                lang={language}
                value={typed[language]}
                maxLength={PICTURE_ALT_MAX_LENGTH}
                autoComplete="off"
                onChange={({ target }) => type(language, target.value)}
                onBlur={save}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  event.preventDefault();
                  save();
                }}
              />
            )}
          </FieldFrame>
          {clashing.includes(language) && (
            <div className={styles.clash} role="alert">
              <p>{t('pictures.altClash', { text: picture.alt[language] || t('pictures.undescribed') })}</p>
              <Button onClick={() => choose(language, true)}>{t('pictures.altTheirs')}</Button>
              <Button onClick={() => choose(language, false)}>{t('pictures.altMine')}</Button>
            </div>
          )}
        </div>
      ))}
      <p className={styles.state} role="status">
        {isSaved ? t('pictures.saved') : isAsked ? t('pictures.altAsked') : t('pictures.altHint')}
      </p>
    </div>
  );
};
