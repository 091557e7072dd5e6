/**
 * Fails a test that renders a text beside other children. React updates such a text by its node, which a browser's translation has
 * replaced: the old words stay, and adding or removing a sibling throws. React creates no node for a text that is the only child of its
 * element, and that one survives.
 */
export const refuseLooseTexts = () => {
  if (typeof document === 'undefined') return;
  const createTextNode = document.createTextNode.bind(document);
  document.createTextNode = (text) => {
    if (text.trim() !== '') throw new Error(`"${text}" is beside other children: give it an element of its own.`);
    return createTextNode(text);
  };
};
