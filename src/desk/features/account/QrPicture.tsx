import qrcode from 'qrcode-generator';

/** Width of the white border in modules. The padding in the style sheet widens it. */
const QUIET_ZONE = 2;

const QrPicture = ({ text, label, className }: { text: string; label: string; className: string | undefined }) => {
  const code = qrcode(0, 'M');
  code.addData(text);
  code.make();
  const count = code.getModuleCount();
  const path = Array.from({ length: count * count }, (_, cell) => [Math.floor(cell / count), cell % count] as const)
    .filter(([row, column]) => code.isDark(row, column))
    .map(([row, column]) => `M${column + QUIET_ZONE} ${row + QUIET_ZONE}h1v1h-1z`)
    .join('');
  const side = count + 2 * QUIET_ZONE;
  return (
    <svg
      className={className}
      viewBox={`0 0 ${side} ${side}`}
      role="img"
      aria-label={label}
      shapeRendering="crispEdges"
    >
      <path d={path} fill="currentColor" />
    </svg>
  );
};

export default QrPicture;
