import qrcode from 'qrcode-generator';
import styles from '../Footer.module.css';

const QUIET_ZONE = 2;

export interface QrCodeProps {
  text: string;
  label: string;
}

const QrCode = ({ text, label }: QrCodeProps) => {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const cells = Array.from({ length: count * count }, (_, cell) => ({
    row: Math.floor(cell / count),
    column: cell % count,
  }));
  const path = cells
    .filter(({ row, column }) => code.isDark(row, column))
    .map(({ row, column }) => `M${column + QUIET_ZONE} ${row + QUIET_ZONE}h1v1h-1z`)
    .join('');
  const side = count + 2 * QUIET_ZONE;
  return (
    <svg
      className={styles.qrCode}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
};

export default QrCode;
