import type { WebGLRenderer } from 'three';
import type { Shot } from '../photograph';
import { engineDiagnostics } from './engineDiagnostics';
import { oilService } from './oilService';
import { partsShop } from './partsShop';
import { winterTyres } from './winterTyres';

export const scenes: Record<string, (renderer: WebGLRenderer) => Shot> = {
  'heroes/winter-tyres': winterTyres,
  'heroes/engine-diagnostics': engineDiagnostics,
  'heroes/oil-service': oilService,
  'heroes/parts-shop': partsShop,
};
