import { useNavigate } from 'react-router';
import { type AddressFrom, useAddress } from '../../config/hooks/useAddress';
import { opensElsewhere } from '../../lib/navigation';
import { Link, type LinkProps } from '../actions/Link';

export interface FilterLinkProps extends Omit<LinkProps, 'to'> {
  to: AddressFrom;
  /** Disables a filter without results: visitors and crawlers must not reach an empty list. */
  isEmpty?: boolean | undefined;
}

/**
 * Link that changes one part of the latest address, including that of a pending navigation. Ignores the second click of
 * a double click, which would undo the first. Paging links (with a `rel`) count both clicks.
 */
export const FilterLink = ({ isEmpty = false, ...link }: FilterLinkProps) =>
  isEmpty ? (
    <span className={link.className} role="link" aria-disabled="true">
      {link.children}
    </span>
  ) : (
    <ActiveFilterLink {...link} />
  );

const ActiveFilterLink = ({ to, onClick, ...rest }: Omit<FilterLinkProps, 'isEmpty'>) => {
  const navigate = useNavigate();
  const { rendered, current } = useAddress();
  const href = to(rendered);
  return (
    <Link
      {...rest}
      to={href}
      onClick={(event) => {
        onClick?.(event);
        const target = to(current());
        const isSecondClick = event.detail > 1 && !rest.rel;
        if ((target === href && !isSecondClick) || opensElsewhere(event)) return;
        event.preventDefault();
        if (!isSecondClick) void navigate(target, { preventScrollReset: rest.preventScrollReset ?? false });
      }}
    />
  );
};
