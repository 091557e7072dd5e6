export type HairStyle = 'sweptBack' | 'receding' | 'sidePart' | 'wavy' | 'crop' | 'bun' | 'fade';

export type Look = {
  skin: string;
  hair: string;
  style: HairStyle;
  clothes: 'suit' | 'overall' | 'polo' | 'blazer';
  cloth: string;
  /** Half widths at temples, cheekbones and jaw, and how far the chin lies below the eyes. */
  face: { temples: number; cheeks: number; jaw: number; chin: number };
  woman?: boolean;
  beard?: 'none' | 'moustache' | 'stubble' | 'full';
  glasses?: boolean;
  cap?: boolean;
  iris?: string;
  /** Shape of the eyes: 1 is wide open, less is narrower. */
  eyes?: number;
  /** 0 closed lips, 1 a smile that shows teeth. */
  smile?: number;
  /** 0 young, 1 lines on the forehead and beside the mouth. */
  age?: number;
  /** How far the head leans, degrees. */
  lean?: number;
};
