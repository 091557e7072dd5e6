import { darker, lighter, mix } from './color';
import { linear } from './definitions';

/** Angle of the gradient, across the shape: 0 for upright cylinders, 90 for lying ones. */
export const steel = (angle = 90): string =>
  linear(
    angle,
    [0, '#6b7688'],
    [0.18, '#e9edf2'],
    [0.34, '#b4bdca'],
    [0.6, '#7c8798'],
    [0.85, '#4a5464'],
    [1, '#8d97a6'],
  );

export const chrome = (angle = 90): string =>
  linear(
    angle,
    [0, '#8b96a6'],
    [0.22, '#ffffff'],
    [0.42, '#dfe5ec'],
    [0.5, '#5c6777'],
    [0.58, '#a2adbc'],
    [0.8, '#eef1f5'],
    [1, '#6d7888'],
  );

export const iron = (angle = 90): string =>
  linear(angle, [0, '#525c6b'], [0.22, '#9aa4b2'], [0.5, '#667080'], [0.8, '#3a4351'], [1, '#525c6b']);

export const castIron = (angle = 60): string => linear(angle, [0, '#76808f'], [0.5, '#525c6b'], [1, '#333c49']);

export const brushed = (angle = 60): string =>
  linear(angle, [0, '#dfe3e9'], [0.3, '#b6bfca'], [0.5, '#eef1f4'], [0.7, '#a9b2bf'], [1, '#7f8a99']);

export const brass = (angle = 0): string =>
  linear(angle, [0, '#7d6a44'], [0.25, '#e9d8a8'], [0.5, '#c2a86a'], [0.8, '#86703f'], [1, '#a38c58']);

export const coloured = (color: string, angle = 0): string =>
  linear(
    angle,
    [0, darker(color, 0.32)],
    [0.2, lighter(color, 0.3)],
    [0.36, lighter(color, 0.06)],
    [0.72, darker(color, 0.2)],
    [1, darker(color, 0.45)],
  );

export const paint = (color: string): string =>
  linear(
    90,
    [0, lighter(color, 0.55)],
    [0.1, lighter(color, 0.18)],
    [0.34, mix(color, darker(color, 0.2), 0.5)],
    [0.37, lighter(color, 0.62)],
    [0.44, lighter(color, 0.22)],
    [0.6, color],
    [0.64, darker(color, 0.22)],
    [0.84, darker(color, 0.5)],
    [1, darker(color, 0.66)],
  );
