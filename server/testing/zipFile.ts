import { crc32, deflateRawSync } from 'node:zlib';

export type ZipPart = { name: string; content: string | Buffer; says?: number; flags?: number };

export function zipFile(parts: readonly ZipPart[]): Buffer {
  const files: Buffer[] = [];
  const list: Buffer[] = [];
  let at = 0;
  for (const { name, content, says, flags = 0 } of parts) {
    const bytes = Buffer.from(content);
    const packed = deflateRawSync(bytes);
    const label = Buffer.from(name);
    const common = Buffer.alloc(26);
    common.writeUInt16LE(20, 0);
    common.writeUInt16LE(flags, 2);
    common.writeUInt16LE(8, 4);
    common.writeUInt32LE(crc32(bytes), 10);
    common.writeUInt32LE(packed.length, 14);
    common.writeUInt32LE(says ?? bytes.length, 18);
    common.writeUInt16LE(label.length, 22);
    const file = Buffer.concat([Buffer.from('PK\x03\x04', 'latin1'), common, label, packed]);
    const rest = Buffer.alloc(14);
    rest.writeUInt32LE(at, 10);
    list.push(Buffer.concat([Buffer.from('PK\x01\x02\x14\x00', 'latin1'), common, rest, label]));
    files.push(file);
    at += file.length;
  }
  const listed = Buffer.concat(list);
  const end = Buffer.alloc(22);
  end.write('PK\x05\x06', 'latin1');
  end.writeUInt16LE(parts.length, 8);
  end.writeUInt16LE(parts.length, 10);
  end.writeUInt32LE(listed.length, 12);
  end.writeUInt32LE(at, 16);
  return Buffer.concat([...files, listed, end]);
}

const MAIN = 'http://schemas.openxmlformats.org/spreadsheetml/2006/main';
const RELATIONS = 'http://schemas.openxmlformats.org/officeDocument/2006/relationships';

const KIND = 'application/vnd.openxmlformats-officedocument.spreadsheetml';

export const contentTypes = (
  { workbook: book = 'xl/workbook.xml', sheet = 'xl/worksheets/sheet1.xml', strings = 'xl/sharedStrings.xml' } = {},
  more = '',
): string =>
  `<Types xmlns="http://schemas.openxmlformats.org/package/2006/content-types"><Default Extension="xml" ContentType="application/xml"/><Override PartName="/${book}" ContentType="${KIND}.sheet.main+xml"/><Override PartName="/${sheet}" ContentType="${KIND}.worksheet+xml"/><Override PartName="/${strings}" ContentType="${KIND}.sharedStrings+xml"/>${more}</Types>`;

export const workbook = (rows: string, more: readonly ZipPart[] = [], before = ''): Buffer =>
  zipFile([
    { name: '[Content_Types].xml', content: contentTypes() },
    {
      name: '_rels/.rels',
      content: `<Relationships><Relationship Id="rId1" Type="${RELATIONS}/officeDocument" Target="xl/workbook.xml"/></Relationships>`,
    },
    {
      name: 'xl/workbook.xml',
      content: `<workbook xmlns="${MAIN}" xmlns:r="${RELATIONS}"><sheets><sheet name="1" sheetId="1" r:id="rId1"/></sheets></workbook>`,
    },
    {
      name: 'xl/_rels/workbook.xml.rels',
      content: `<Relationships><Relationship Id="rId1" Type="${RELATIONS}/worksheet" Target="worksheets/sheet1.xml"/></Relationships>`,
    },
    {
      name: 'xl/worksheets/sheet1.xml',
      content: `<?xml version="1.0"?>${before}<worksheet xmlns="${MAIN}"><sheetData>${rows}</sheetData></worksheet>`,
    },
    ...more,
  ]);
