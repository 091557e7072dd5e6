import { useState } from 'react';
import { useTranslation } from '../../../../shared/i18n/hooks/useTranslation';
import { Button } from '../../../../shared/ui/actions/Button';
import { FieldFrame } from '../../../../shared/ui/forms/FieldFrame';
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
  const [isCopied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // Not on every page may a script do that: the link can be selected.
      setCopied(false);
    }
  };
  return (
    <div className={styles.made}>
      <FieldFrame label={label} hint={hint} optional>
        {(control) => (
          <input {...control} readOnly value={address} onFocus={({ currentTarget }) => currentTarget.select()} />
        )}
      </FieldFrame>
      <Button onClick={() => void copy()}>{t(isCopied ? 'sharing.copied' : 'sharing.copy')}</Button>
    </div>
  );
};
