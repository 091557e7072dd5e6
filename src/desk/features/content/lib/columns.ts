import type { ContentKind, Field } from '#contract/content/fields';

export type FieldOf<Type extends Field['type']> = Extract<Field, { type: Type }>;

/** The first field of a type, which is what a list shows of it. */
export const firstOf = <Type extends Field['type']>(
  { fields }: ContentKind,
  type: Type,
): { name: string; field: FieldOf<Type> } | undefined => {
  for (const [name, field] of Object.entries(fields)) {
    if (field.type === type) return { name, field: field as FieldOf<Type> };
  }
  return undefined;
};

/** What the items of a kind belong to, one each. */
export const ownerOf = (kind: ContentKind): { name: string; to: string } | undefined => {
  for (const [name, field] of Object.entries(kind.fields)) {
    if (field.type === 'reference' && !field.many) return { name, to: field.to };
  }
  return undefined;
};
