export { DetailsForm } from './DetailsForm';
export { WaitlistForm } from './WaitlistForm';
