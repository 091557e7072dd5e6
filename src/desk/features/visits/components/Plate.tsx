import styles from './Plate.module.css';

export const Plate = ({ plate }: { plate: string }) => (plate ? <span className={styles.plate}>{plate}</span> : null);
