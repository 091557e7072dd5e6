/** What fills in a form, in a chunk of its own: times are looked at without it. */
export { DetailsForm } from './DetailsForm';
export { WaitForm } from './WaitForm';
