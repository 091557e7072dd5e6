/** The line of the page's progress (ProgressBar) says until then that something is on its way which is no page change. */
export const whileWaiting = (wait: Promise<unknown>): void => {
  const { dataset } = document.documentElement;
  dataset.waits = '';
  const end = () => void delete dataset.waits;
  wait.then(end, end);
};
