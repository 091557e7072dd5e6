export { DetailsForm } from './DetailsForm';
export { WaitForm } from './WaitForm';
