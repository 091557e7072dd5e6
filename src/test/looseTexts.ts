/**
 * Fails a test that renders text beside other children. Browser translation replaces such text nodes: React then
 * updates a detached node, and inserting a sibling throws.
 */
export const refuseLooseTexts = () => {
  if (typeof document === 'undefined') return;
  const createTextNode = document.createTextNode.bind(document);
  document.createTextNode = (text) => {
    if (text.trim() !== '') throw new Error(`"${text}" is beside other children: wrap it in an element.`);
    return createTextNode(text);
  };
};
