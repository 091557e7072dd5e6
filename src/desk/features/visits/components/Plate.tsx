import styles from './Plate.module.css';

/** A state plate, framed as on the car. */
export const Plate = ({ plate }: { plate: string }) => (plate ? <span className={styles.plate}>{plate}</span> : null);
