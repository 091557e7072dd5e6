import spriteUrl from './sprite.svg';

export type IconName =
  | 'menu'
  | 'close'
  | 'chevron'
  | 'arrow'
  | 'external'
  | 'phone'
  | 'search'
  | 'garage'
  | 'user'
  | 'history'
  | 'pause'
  | 'play'
  | 'check'
  | 'alert'
  | 'info'
  | 'clock'
  | 'picture'
  | 'enlarge'
  | 'pin'
  | 'apple'
  | 'android'
  | 'calendar'
  | 'exit'
  | 'plus'
  | 'edit'
  | 'trash';

export interface IconProps {
  name: IconName;
  size?: number;
  className?: string | undefined;
}

/** The icon is decorative: the adjacent text carries the meaning. */
export const Icon = ({ name, size = 24, className }: IconProps) => (
  <svg className={className} width={size} height={size} aria-hidden="true" focusable="false">
    <use href={`${spriteUrl}#${name}`} />
  </svg>
);
