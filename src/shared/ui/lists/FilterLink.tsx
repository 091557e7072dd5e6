import { useNavigate } from 'react-router';
import { type AddressFrom, useAddress } from '../../config/hooks/useAddress';
import { opensElsewhere } from '../../lib/navigation';
import { Link, type LinkProps } from '../actions/Link';

export interface FilterLinkProps extends Omit<LinkProps, 'to'> {
  to: AddressFrom;
  /** Disables a filter without results, so that neither visitors nor crawlers reach an empty list. */
  isEmpty?: boolean | undefined;
}

/**
 * Link that changes one part of the address, based on a pending navigation. Ignores the second click of a double click,
 * which would undo the first, except for paging links, which have a `rel`.
 */
export const FilterLink = ({ isEmpty = false, ...link }: FilterLinkProps) =>
  isEmpty ? (
    <span className={link.className} role="link" aria-disabled="true">
      {link.children}
    </span>
  ) : (
    <Followed {...link} />
  );

const Followed = ({ to, onClick, ...rest }: Omit<FilterLinkProps, 'isEmpty'>) => {
  const navigate = useNavigate();
  const { shown, current } = useAddress();
  const href = to(shown);
  return (
    <Link
      {...rest}
      to={href}
      onClick={(event) => {
        onClick?.(event);
        const target = to(current());
        const isSecondHalf = event.detail > 1 && !rest.rel;
        if ((target === href && !isSecondHalf) || opensElsewhere(event)) return;
        event.preventDefault();
        if (!isSecondHalf) void navigate(target, { preventScrollReset: rest.preventScrollReset ?? false });
      }}
    />
  );
};
