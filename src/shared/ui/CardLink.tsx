import { Link, type LinkProps } from './Link';

/** Marks the card's picture alone; `viewTransitions.css` gives it the name that the next page's picture has too. */
const letPictureMove = (card: Element | null) => {
  for (const picture of document.images) picture.toggleAttribute('data-moves', card?.contains(picture));
};

/** The link of a card: where the browser can, the card's picture becomes the picture of the page it leads to. */
export const CardLink = (props: Omit<LinkProps, 'viewTransition' | 'onClick'>) => (
  <Link {...props} viewTransition onClick={({ currentTarget }) => letPictureMove(currentTarget.closest('article'))} />
);
