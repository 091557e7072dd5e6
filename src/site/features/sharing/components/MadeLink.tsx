import { useRef, useState } from 'react';
import { useTranslation } from '#shared/i18n/hooks/useTranslation';
import { copyText } from '#shared/lib/copyText';
import { Button } from '#shared/ui/actions/Button';
import { FieldFrame } from '#shared/ui/forms/FieldFrame';
import styles from './Sharing.module.css';

export interface MadeLinkProps {
  label: string;
  /** What it is good for, and that it is not shown again. */
  hint: string;
  address: string;
}

/** A link that has just been made and that nothing will show again. */
export const MadeLink = ({ label, hint, address }: MadeLinkProps) => {
  const { t } = useTranslation();
  const field = useRef<HTMLInputElement>(null);
  const [isCopied, setCopied] = useState<boolean | null>(null);
  const copy = async () => {
    const done = await copyText(address);
    setCopied(done);
    if (!done) field.current?.select();
  };
  return (
    <div className={styles.made}>
      <FieldFrame label={label} hint={hint} optional error={isCopied === false && t('sharing.notCopied')}>
        {(control) => (
          <input
            {...control}
            ref={field}
            readOnly
            value={address}
            onFocus={({ currentTarget }) => currentTarget.select()}
          />
        )}
      </FieldFrame>
      <Button onClick={() => void copy()}>{t(isCopied ? 'sharing.copied' : 'sharing.copy')}</Button>
    </div>
  );
};
