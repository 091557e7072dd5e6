/** Address of one square of the map out of the settings' template. */
export const tileAddress = (template: string, x: number, y: number, z: number): string =>
  template.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y));
