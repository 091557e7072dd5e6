import { type KeyboardEvent, type MouseEvent, type PointerEvent, useId, useRef } from 'react';
import type { StoredPicture } from '#contract/pictures';
import type { FocusPoint } from '#contract/rules/pictures';
import { useDeskTexts } from '../../common/hooks/useDeskTexts';
import styles from './FocusPicker.module.css';

const STEP = 0.02;
const LARGE_STEP = 0.1;
const MAX_HEIGHT = 22;
const KEY_DIRECTIONS: Record<string, readonly [x: number, y: number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};

/** Rounded to hundredths: finer steps are invisible and would create extra files. */
const share = (value: number): number => Math.round(Math.min(Math.max(value, 0), 1) * 100) / 100;

export interface FocusPickerProps {
  picture: Pick<StoredPicture, 'preview' | 'width' | 'height'>;
  focus: FocusPoint;
  onMove: (focus: FocusPoint) => void;
}

export const FocusPicker = ({ picture: { preview, width, height }, focus, onMove }: FocusPickerProps) => {
  const t = useDeskTexts();
  const id = useId();
  const stage = useRef<HTMLDivElement>(null);
  const moveTo = ({ clientX, clientY }: MouseEvent) => {
    const box = stage.current?.getBoundingClientRect();
    if (!box || box.width === 0 || box.height === 0) return;
    onMove({ x: share((clientX - box.left) / box.width), y: share((clientY - box.top) / box.height) });
  };
  const press = (event: KeyboardEvent) => {
    const way = KEY_DIRECTIONS[event.key];
    if (!way) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : STEP;
    onMove({ x: share(focus.x + way[0] * step), y: share(focus.y + way[1] * step) });
  };
  const drag = (event: PointerEvent) => {
    if (event.currentTarget.hasPointerCapture(event.pointerId)) moveTo(event);
  };
  const percent = { x: Math.round(focus.x * 100), y: Math.round(focus.y * 100) };
  return (
    <div className={styles.picker}>
      <div
        ref={stage}
        role="presentation"
        className={styles.stage}
        style={{
          width: `min(100%, ${width}px, ${(MAX_HEIGHT * width) / height}rem)`,
          aspectRatio: `${width} / ${height}`,
        }}
        onClick={moveTo}
      >
        <img className={styles.picture} src={preview} width={width} height={height} alt="" draggable={false} />
        <div
          role="slider"
          tabIndex={0}
          className={styles.point}
          style={{ left: `${focus.x * 100}%`, top: `${focus.y * 100}%` }}
          aria-label={t('pictures.focus')}
          aria-describedby={`${id}hint`}
          aria-valuemin={0}
          aria-valuemax={100}
          aria-valuenow={percent.x}
          aria-valuetext={t('pictures.focusAt', percent)}
          onKeyDown={press}
          onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
          onPointerMove={drag}
        />
      </div>
      <p className={styles.hint} id={`${id}hint`}>
        {t('pictures.focusHint')}
      </p>
    </div>
  );
};
