import { isOptional, type NamedSchema, nameOf, type Part } from './schemas';
import type { Source } from './source';

/** Values of `x-reader` in a schema. */
const SPECIAL: Readonly<Record<string, string>> = { picture: 'picture', rowId: 'id' };

export const readerName = ({ type }: NamedSchema): string => `read${type}`;

/** Generates expressions that validate replies. Calls `needs` with each named schema that they use. */
export class Readers {
  constructor(
    private readonly source: Source,
    private readonly needs: (schema: NamedSchema) => void,
  ) {}

  /** @throws when no reader exists for the shape of a reply */
  of(part: Part, place: string): string {
    const special = part['x-reader'] && SPECIAL[part['x-reader']];
    if (special) return this.use(special);
    if (part.enum) return `${this.use('oneOf')}(${part.enum.map(literal).join(', ')})`;
    if (part.const !== undefined) return `${this.use('always')}(${literal(part.const)} as const)`;
    const [maybe, nothing] = part.anyOf ?? [];
    if (maybe && nothing?.type === 'null') return `${this.use('orNull')}(${this.of(maybe, place)})`;
    switch (part.type) {
      case 'string':
        return this.use((part.minLength ?? 0) > 0 ? 'filled' : 'text');
      case 'integer':
        return this.use((part.minimum ?? 0) > 0 ? 'id' : 'count');
      case 'number':
        return this.use('decimal');
      case 'boolean':
        return this.use('flag');
      case 'array':
        return this.list(part, place);
      case 'object':
        return this.object(part, place);
      default:
        throw new Error(`${place}: no reader for ${JSON.stringify(part)}. Write one in scripts/generate/readers.ts.`);
    }
  }

  private list({ items, 'x-reader': special }: Part, place: string): string {
    if (!items) throw new Error(`${place}: an array without an item type`);
    const isNumbered = items.properties?.['id']?.['x-reader'] === 'rowId';
    const read = special === 'sureList' ? 'sureListOf' : isNumbered ? 'numberedListOf' : 'listOf';
    return `${this.use(read)}(${this.of(items, `${place}[]`)})`;
  }

  private object(part: Part, place: string): string {
    const name = nameOf(part);
    if (!name) return this.record(part, place);
    this.needs(name);
    return readerName(name);
  }

  /** Skips deprecated fields, which only other clients read. */
  record(part: Part, place: string, type = ''): string {
    const fields = Object.entries(part.properties ?? {}).filter(([, field]) => !field.deprecated);
    const lines = fields.map(([key, field]) => {
      const read = this.of(field, `${place}.${key}`);
      const whole = isOptional(field) ? `${this.use('optional')}(${read})` : read;
      return key === whole ? key : `${key}: ${whole}`;
    });
    const record = `${this.use('record')}${type}({ ${lines.join(', ')} })`;
    const aliases = fields.flatMap(([key, field]) => (field['x-alias'] ? [`${key}: '${field['x-alias']}'`] : []));
    return aliases.length > 0 ? `${this.use('aliased')}({ ${aliases.join(', ')} }, ${record})` : record;
  }

  use(reader: string): string {
    return this.source.use(reader, 'src/api/readers');
  }
}

const literal = (value: unknown): string => JSON.stringify(value);
