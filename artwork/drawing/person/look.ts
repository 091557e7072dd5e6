export type HairStyle = 'sweptBack' | 'receding' | 'sidePart' | 'wavy' | 'crop' | 'bun' | 'fade';

export type Look = {
  skin: string;
  hair: string;
  style: HairStyle;
  clothes: 'suit' | 'overall' | 'polo' | 'blazer';
  cloth: string;
  /** Half widths, and distance of the chin below the eyes. */
  face: { temples: number; cheeks: number; jaw: number; chin: number };
  woman?: boolean;
  beard?: 'none' | 'moustache' | 'stubble' | 'full';
  glasses?: boolean;
  cap?: boolean;
  iris?: string;
  eyes?: number;
  /** Closed lips are 0, 1 shows teeth. */
  smile?: number;
  /** Young is 0, 1 has lines. */
  age?: number;
  lean?: number;
};
