import { useNavigate } from 'react-router';
import { type AddressFrom, useAddress } from '../../config/hooks/useAddress';
import { opensElsewhere } from '../../lib/navigation';
import { Link, type LinkProps } from '../actions/Link';

export interface FilterLinkProps extends Omit<LinkProps, 'to'> {
  to: AddressFrom;
  /** Nothing is to be found there: the words stay in their place, and neither a visitor nor a robot is led to an empty list. */
  isEmpty?: boolean | undefined;
}

/**
 * A link that changes one thing of the screen's address and keeps the rest. Clicked while another such change is still under way it
 * builds upon that one, as if it had been followed on a screen that already shows it. The second half of a double click does nothing:
 * it would undo the first. Only a step to the next page, which is what `rel` says, is taken as often as it is clicked.
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
