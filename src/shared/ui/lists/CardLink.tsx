import type { PlaceholderTitle } from '../../config/page';
import { Link, type LinkProps } from '../actions/Link';
import { unbroken } from '../text/unbroken';

/** Marks this card's picture, which `viewTransitions.css` names like that of the next page. */
const letPictureMove = (card: Element | null) => {
  for (const picture of document.images) picture.toggleAttribute('data-moves', card?.contains(picture));
};

export interface CardLinkProps extends Pick<LinkProps, 'to' | 'className'> {
  title: string;
}

/** Link of a card. With view transitions, the card picture morphs into the picture of the page. */
export const CardLink = ({ title, ...props }: CardLinkProps) => (
  <Link
    {...props}
    state={{ title } satisfies PlaceholderTitle}
    viewTransition
    onClick={({ currentTarget }) => letPictureMove(currentTarget.closest('article'))}
  >
    {unbroken(title)}
  </Link>
);
