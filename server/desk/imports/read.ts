import { readCsv } from './csv';
import { refused, type Sheet, SheetRows } from './sheet';
import { readXlsx } from './xlsx';

const begins = (bytes: Buffer, ...signature: number[]) => signature.every((byte, at) => bytes[at] === byte);

/** The rows of a spreadsheet, whatever its name says. Throws what the caller is to hear. */
export async function readSheet(bytes: Buffer): Promise<Sheet> {
  const rows = new SheetRows();
  if (begins(bytes, 0x50, 0x4b)) await readXlsx(bytes, rows);
  // What Excel keeps under a password stands in the same frame as what it wrote before 2007.
  else if (begins(bytes, 0xd0, 0xcf, 0x11, 0xe0))
    throw refused(bytes.includes(Buffer.from('EncryptedPackage', 'utf16le')) ? 'import_encrypted' : 'import_xls');
  else await readCsv(bytes, rows);
  return rows.sheet();
}
