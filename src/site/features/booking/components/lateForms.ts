/** Form chunk, not needed for browsing slots. */
export { DetailsForm } from './DetailsForm';
export { WaitForm } from './WaitForm';
