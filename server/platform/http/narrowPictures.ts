import { readdirSync } from 'node:fs';

/** `winter.1600x900.w640.webp`, and without the width the widest one: see src/shared/ui/media/pictureSources.ts. */
const PICTURE = /^(.+)\.(\d+)x\d+(?:\.w(\d+))?\.webp$/;

/**
 * For visitors who save data: the name of a picture in `folder` that is at most half as wide as the asked one, or the narrowest there
 * is. The page keeps its layout, which does not depend on the file's pixels. Anything else keeps its name.
 */
export const narrowPictures = (folder: string): ((name: string) => string) => {
  const widths = new Map<string, { name: string; width: number }[]>();
  for (const entry of readdirSync(folder, { recursive: true, encoding: 'utf8' })) {
    const name = entry.replaceAll('\\', '/');
    const [, stem, full, width = full] = PICTURE.exec(name) ?? [];
    if (stem === undefined) continue;
    widths.set(stem, [...(widths.get(stem) ?? []), { name, width: Number(width) }]);
  }
  for (const files of widths.values()) files.sort((a, b) => a.width - b.width);
  return (name) => {
    const [, stem = '', full, width = full] = PICTURE.exec(name) ?? [];
    const files = widths.get(stem) ?? [];
    const narrower = files.findLast((file) => file.width <= Number(width) / 2) ?? files[0];
    return narrower && narrower.width < Number(width) ? narrower.name : name;
  };
};
