/** Puts a text on the clipboard; false where the browser does not let a page do that. */
export const copyText = async (text: string): Promise<boolean> => {
  try {
    // Absent on a page that did not come over a secure connection.
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
};
