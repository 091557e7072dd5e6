import type { PlaceholderTitle } from '../../config/page';
import { Link, type LinkProps } from '../actions/Link';
import { unbroken } from '../text/unbroken';

/** Marks the picture of this card, so that `viewTransitions.css` gives it a `view-transition-name`. */
const markPicture = (card: Element | null) => {
  for (const picture of document.images) picture.toggleAttribute('data-moves', card?.contains(picture));
};

export interface CardLinkProps extends Pick<LinkProps, 'to' | 'className'> {
  title: string;
}

/** In a view transition the picture of the card morphs into the picture of the page. */
export const CardLink = ({ title, ...props }: CardLinkProps) => (
  <Link
    {...props}
    state={{ title } satisfies PlaceholderTitle}
    viewTransition
    onClick={({ currentTarget }) => markPicture(currentTarget.closest('article'))}
  >
    {unbroken(title)}
  </Link>
);
