import type { PlaceholderTitle } from '../../config/page';
import { Link, type LinkProps } from '../actions/Link';
import { unbroken } from '../text/unbroken';

/** Marks the card's picture alone; `viewTransitions.css` gives it the name that the next page's picture has too. */
const letPictureMove = (card: Element | null) => {
  for (const picture of document.images) picture.toggleAttribute('data-moves', card?.contains(picture));
};

export interface CardLinkProps extends Pick<LinkProps, 'to' | 'className'> {
  /** What the card is called, and the page it leads to. */
  title: string;
}

/** The link of a card: where the browser can, the card's picture becomes the picture of the page it leads to, whose heading is known. */
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
