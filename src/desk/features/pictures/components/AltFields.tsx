import { useState } from 'react';
import { PICTURE_ALT_MAX_LENGTH } from '../../../../../contract/desk/limits';
import type { PictureChange, StoredPicture } from '../../../../../contract/desk/pictures';
import { FieldFrame } from '../../../../shared/ui/forms/FieldFrame';
import { useDeskTexts } from '../../../common/hooks/useDeskTexts';
import styles from './AltFields.module.css';

const LANGUAGES = ['ru', 'uz'] as const;

export interface AltFieldsProps {
  alt: StoredPicture['alt'];
  onSave: (change: PictureChange) => Promise<boolean>;
}

/** What is in the picture, in both languages, for whoever does not see it. Saved when a field is left; what was not saved stays in it. */
export const AltFields = ({ alt, onSave }: AltFieldsProps) => {
  const t = useDeskTexts();
  const [typed, setTyped] = useState(alt);
  const [seen, setSeen] = useState(alt);
  const [saved, setSaved] = useState(alt);
  const [isSaved, setIsSaved] = useState(false);
  if (LANGUAGES.some((language) => alt[language] !== seen[language])) {
    // Somebody has described it meanwhile: that stands in the fields where nothing was typed.
    setSeen(alt);
    setSaved(alt);
    setTyped({ ru: typed.ru === seen.ru ? alt.ru : typed.ru, uz: typed.uz === seen.uz ? alt.uz : typed.uz });
  }
  const isChanged = LANGUAGES.some((language) => typed[language].trim() !== saved[language]);
  const save = async () => {
    if (!isChanged) return;
    const wanted = { ru: typed.ru.trim(), uz: typed.uz.trim() };
    if (!(await onSave({ alt: wanted }))) return;
    setSaved(wanted);
    setIsSaved(true);
  };
  const isAsked = LANGUAGES.some((language) => typed[language].trim() === '');
  return (
    <div className={styles.fields}>
      {LANGUAGES.map((language) => (
        <FieldFrame key={language} label={t(`pictures.alt_in_${language}`)} optional>
          {(control) => (
            <input
              {...control}
              lang={language}
              value={typed[language]}
              maxLength={PICTURE_ALT_MAX_LENGTH}
              autoComplete="off"
              onChange={({ target }) => {
                setTyped({ ...typed, [language]: target.value });
                setIsSaved(false);
              }}
              onBlur={() => void save()}
              onKeyDown={(event) => {
                if (event.key !== 'Enter') return;
                event.preventDefault();
                void save();
              }}
            />
          )}
        </FieldFrame>
      ))}
      <p className={styles.state} role="status">
        {isSaved && !isChanged ? t('pictures.saved') : isAsked ? t('pictures.altAsked') : t('pictures.altHint')}
      </p>
    </div>
  );
};
