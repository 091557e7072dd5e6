import { CanvasTexture, type Group, PlaneGeometry, SRGBColorSpace } from 'three';
import { plastic, screen } from '../materials';
import { box, put, solid, together } from '../shapes';

const pulse = [
  0.5, 0.5, 0.48, 0.52, 0.3, 0.72, 0.5, 0.46, 0.18, 0.9, 0.36, 0.56, 0.5, 0.5, 0.42, 0.6, 0.24, 0.82, 0.48, 0.5, 0.5,
];

function diagram(): CanvasTexture {
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [640, 440];
  const pen = canvas.getContext('2d');
  if (pen === null) throw new Error('No canvas to draw the screen on');
  pen.fillStyle = '#0a1322';
  pen.fillRect(0, 0, 640, 440);
  pen.fillStyle = '#1b2a42';
  for (let i = 0; i <= 16; i++) pen.fillRect(i * 40, 60, 1.5, 280);
  for (let i = 0; i <= 7; i++) pen.fillRect(0, 60 + i * 40, 640, 1.5);
  pen.fillStyle = '#ffb020';
  pen.fillRect(28, 24, 150, 14);
  pen.fillStyle = '#51627c';
  pen.fillRect(196, 24, 90, 14);
  for (let i = 0; i < 4; i++) {
    pen.fillStyle = '#16233a';
    pen.fillRect(28 + i * 150, 360, 134, 56);
    pen.fillStyle = i === 1 ? '#ffb020' : '#6d86ad';
    pen.fillRect(42 + i * 150, 380, [70, 96, 54, 84][i] ?? 60, 14);
  }
  pen.strokeStyle = '#ffb020';
  pen.lineWidth = 6;
  pen.lineJoin = 'round';
  pen.beginPath();
  pulse.forEach((share, i) => pen.lineTo(i * 32, 60 + share * 280));
  pen.stroke();
  const texture = new CanvasTexture(canvas);
  texture.colorSpace = SRGBColorSpace;
  texture.anisotropy = 8;
  return texture;
}

/** Size 3.4 × 2.4 around the origin, screen along z. */
export const tablet = (): Group =>
  together(
    box(3.5, 2.5, 0.22, 0.1, plastic('#10151d', 0.35)),
    ...[-1, 1].map((side) => put(box(0.22, 2.56, 0.3, 0.1, plastic('#ffa60a', 0.5)), { at: [side * 1.72, 0, 0] })),
    put(solid(new PlaneGeometry(3.1, 2.13), screen(diagram(), 1.15)), { at: [0, 0, 0.115] }),
  );
