import spriteUrl from './deskSprite.svg';

export type DeskIconName =
  | 'inbox'
  | 'bookings'
  | 'visits'
  | 'camera'
  | 'today'
  | 'tasks'
  | 'customers'
  | 'content'
  | 'handle'
  | 'staff'
  | 'audit'
  | 'messages'
  | 'stock'
  | 'reviews'
  | 'pictures'
  | 'import'
  | 'more'
  | 'copy'
  | 'undo'
  | 'download'
  | 'print'
  | 'bell'
  | 'filter'
  | 'keyboard'
  | 'telegram'
  | 'whatsapp'
  | 'offline';

export interface DeskIconProps {
  name: DeskIconName;
  size?: number;
  className?: string | undefined;
}

/** Icon of a separate sprite: icons in the site's sprite would load with every public page. */
export const DeskIcon = ({ name, size = 22, className }: DeskIconProps) => (
  <svg className={className} width={size} height={size} aria-hidden="true" focusable="false">
    <use href={`${spriteUrl}#${name}`} />
  </svg>
);
