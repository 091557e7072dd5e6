import qrcode from 'qrcode-generator';
import styles from './Sharing.module.css';

/** Width of the quiet zone in modules, which scanners require. */
const QUIET_ZONE = 4;

export const QrCode = ({ text, label }: { text: string; label: string }) => {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const side = count + 2 * QUIET_ZONE;
  const path = Array.from({ length: count * count }, (_, cell) => [Math.floor(cell / count), cell % count] as const)
    .filter(([row, column]) => code.isDark(row, column))
    .map(([row, column]) => `M${column + QUIET_ZONE} ${row + QUIET_ZONE}h1v1h-1z`)
    .join('');
  return (
    <svg
      className={styles.qr}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} />
    </svg>
  );
};
