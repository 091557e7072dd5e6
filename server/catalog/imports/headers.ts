import type { IMPORT_ROLES } from '#contract/rules/deskLimits';
import type { ImportColumns } from '#contract/stock';

type Role = (typeof IMPORT_ROLES)[number];

const NAMES: Record<Role, readonly string[]> = {
  id: ['id на сайте', 'saytdagi id', 'site id', 'id', 'ид'],
  number: [
    'номер детали',
    'номер запчасти',
    'каталожный номер',
    'артикул',
    'qism raqami',
    'katalog raqami',
    'artikul',
    'part number',
    'article',
    'sku',
    'mpn',
    'oem',
    'oe',
    'номер',
    'raqami',
    'raqam',
    'код товара',
    'код',
    'kod',
    'kodi',
    'code',
    'number',
  ],
  price: [
    'новая цена',
    'розничная цена',
    'цена розничная',
    'цена продажи',
    'yangi narx',
    'sotuv narxi',
    'chakana narx',
    'retail price',
    'цена',
    'narxi',
    'narx',
    'price',
    'розница',
    'стоимость',
    'qiymati',
    'сумма',
    'summa',
  ],
  branch: ['филиал', 'склад', 'filial', 'ombor', 'branch', 'warehouse'],
  quantity: [
    'остаток',
    'количество',
    'кол во',
    'наличие',
    'qoldiq',
    'miqdori',
    'miqdor',
    'soni',
    'quantity',
    'qty',
    'stock',
  ],
};

export type BranchNames = { id: number; names: readonly string[] };

const plain = (text: string): string =>
  text
    .toLowerCase()
    .replaceAll('ё', 'е')
    .replace(/['’‘`´ʻʼ"«»]/g, '')
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();

function rankOf(role: Role, title: string): number {
  const text = plain(title);
  const at = (fits: (name: string) => boolean) => NAMES[role].findIndex((name) => fits(plain(name)));
  const whole = at((name) => text === name);
  if (whole >= 0) return whole;
  const begins = at((name) => text.startsWith(`${name} `));
  return begins >= 0 ? 100 + begins : Number.POSITIVE_INFINITY;
}

export function matchColumns(header: readonly string[], branches: readonly BranchNames[] = []): ImportColumns {
  const columns: ImportColumns = header.map(() => '');
  const taken = new Set<number>();
  header.forEach((title, at) => {
    const branch = branchIn(title, branches);
    if (branch === null || taken.has(branch)) return;
    columns[at] = `stock:${branch}`;
    taken.add(branch);
  });
  for (const role of ['id', 'price', 'number', 'branch', 'quantity'] as const) {
    let best = -1;
    let least = Number.POSITIVE_INFINITY;
    header.forEach((title, at) => {
      const rank = columns[at] === '' ? rankOf(role, title) : Number.POSITIVE_INFINITY;
      if (rank < least) [best, least] = [at, rank];
    });
    if (best >= 0) columns[best] = role;
  }
  const isPair = columns.includes('branch') && columns.includes('quantity');
  return isPair ? columns : columns.map((role) => (role === 'branch' || role === 'quantity' ? '' : role));
}

const PRICE_WORDS = new Set(['цена', 'цены', 'narx', 'narxi', 'narxlar', 'price', 'розница']);

export function priceChoices(header: readonly string[]): number[] {
  const among = (fits: (title: string) => boolean) => header.flatMap((title, at) => (fits(title) ? [at] : []));
  const named = among((title) =>
    plain(title)
      .split(' ')
      .some((word) => PRICE_WORDS.has(word)),
  );
  const found = named.length > 0 ? named : among((title) => Number.isFinite(rankOf('price', title)));
  return found.length > 1 ? found : [];
}

function branchIn(title: string, branches: readonly BranchNames[]): number | null {
  const text = ` ${plain(title)} `;
  const [found] = branches
    .flatMap(({ id, names }) => names.map((name) => ({ id, name: plain(name) })))
    .filter(({ name }) => name !== '' && text.includes(` ${name} `))
    .toSorted((one, other) => other.name.length - one.name.length);
  return found?.id ?? null;
}

export const branchOf = (cell: string, branches: readonly BranchNames[]): number | null =>
  branches.find(({ names }) => names.some((name) => plain(name) === plain(cell)))?.id ?? null;

export const rolesIn = (line: readonly string[]): number => matchColumns(line).filter((role) => role !== '').length;
