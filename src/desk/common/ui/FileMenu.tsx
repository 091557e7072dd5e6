import { type ReactNode, useEffect, useRef, useState } from 'react';
import { classNames } from '#shared/ui/lib/classNames';
import styles from './FileMenu.module.css';

interface FileMenuProps {
  label: string;
  /** Content of the button. With `isText`, it is the visible label. */
  children: ReactNode;
  isText?: boolean;
  /** Links, so that the browser streams the files. */
  files: readonly { href: string; name: string; isDownload?: boolean }[];
}

/** Menu of files to download, or to open in a new tab. */
export const FileMenu = ({ label, children, isText = false, files }: FileMenuProps) => {
  const menu = useRef<HTMLDetailsElement>(null);
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    if (!isOpen) return undefined;
    const press = ({ target }: Event) => {
      if (!menu.current?.contains(target as Node)) setOpen(false);
    };
    const key = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return;
      // Escape must not also close the enquiry.
      event.stopPropagation();
      setOpen(false);
      menu.current?.querySelector('summary')?.focus();
    };
    document.addEventListener('pointerdown', press);
    document.addEventListener('keydown', key, { capture: true });
    return () => {
      document.removeEventListener('pointerdown', press);
      document.removeEventListener('keydown', key, { capture: true });
    };
  }, [isOpen]);
  return (
    <details
      ref={menu}
      className={styles.export}
      data-no-print=""
      open={isOpen}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary
        className={classNames(styles.button, isText && styles.text)}
        {...(!isText && { 'aria-label': label, title: label })}
      >
        {children}
      </summary>
      <div className={styles.menu}>
        {files.map(({ href, name, isDownload = false }) => (
          <a
            key={href}
            className={styles.link}
            href={href}
            {...(isDownload ? { download: true } : { target: '_blank', rel: 'noopener noreferrer' })}
            onClick={() => setOpen(false)}
          >
            {name}
          </a>
        ))}
      </div>
    </details>
  );
};
