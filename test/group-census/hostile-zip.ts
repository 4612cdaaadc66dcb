import { crc32, deflateRawSync } from 'node:zlib';

interface Part {
  name: string;
  content: Buffer | string;
  /** The size that the archive claims, if false. */
  declaredSize?: number;
  /** In the file, but not in its directory. */
  unlisted?: boolean;
}

const LOCAL = 0x04034b50;
const DIRECTORY = 0x02014b50;
const END = 0x06054b50;

/** A ZIP archive as an attacker would build it. */
export function hostileZip(parts: readonly Part[]): Buffer {
  const files: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const { name, content, declaredSize, unlisted } of parts) {
    const plain = Buffer.from(content);
    const packed = deflateRawSync(plain, { level: 9 });
    const shared = numbers(
      [20, 2],
      [0, 2],
      [8, 2],
      [0, 4],
      [crc32(plain), 4],
      [packed.length, 4],
      [declaredSize ?? plain.length, 4],
      [name.length, 2],
      [0, 2],
    );
    const local = Buffer.concat([numbers([LOCAL, 4]), shared, Buffer.from(name), packed]);
    if (!unlisted) {
      directory.push(
        numbers([DIRECTORY, 4], [20, 2]),
        shared,
        numbers([0, 2], [0, 2], [0, 2], [0, 4], [offset, 4]),
        Buffer.from(name),
      );
    }
    files.push(local);
    offset += local.length;
  }
  const listed = parts.filter(({ unlisted }) => !unlisted).length;
  const central = Buffer.concat(directory);
  return Buffer.concat([
    ...files,
    central,
    numbers([END, 4], [0, 4], [listed, 2], [listed, 2], [central.length, 4], [offset, 4], [0, 2]),
  ]);
}

/** Little-endian numbers of two or four bytes. */
function numbers(...given: [value: number, bytes: 2 | 4][]): Buffer {
  return Buffer.concat(
    given.map(([value, bytes]) => {
      const buffer = Buffer.alloc(bytes);
      buffer.writeUIntLE(value, 0, bytes);
      return buffer;
    }),
  );
}

/** The parts of the smallest workbook; `rows` is inserted into sheetData. */
export const workbookParts = (rows: string, more: Part[] = []): Part[] => [
  {
    name: 'xl/workbook.xml',
    content:
      '<workbook xmlns="http://schemas.openxmlformats.org/spreadsheetml/2006/main" xmlns:r="r"><sheets><sheet name="Census" sheetId="1" r:id="rId1"/></sheets></workbook>',
  },
  {
    name: 'xl/_rels/workbook.xml.rels',
    content:
      '<Relationships><Relationship Id="rId1" Type="http://schemas.openxmlformats.org/officeDocument/2006/relationships/worksheet" Target="worksheets/sheet1.xml"/></Relationships>',
  },
  { name: 'xl/worksheets/sheet1.xml', content: `<worksheet><sheetData>${rows}</sheetData></worksheet>` },
  ...more,
];

/** A row of cells with text; `cells` may also contain whole `<c>` elements. */
export const sheetRow = (number: number, cells: readonly string[]): string => {
  const xml = cells.map((cell, index) => {
    const at = `${String.fromCharCode(65 + index)}${number}`;
    return cell.startsWith('<c')
      ? cell.replace('<c', `<c r="${at}"`)
      : `<c r="${at}" t="inlineStr"><is><t>${cell}</t></is></c>`;
  });
  return `<row r="${number}">${xml.join('')}</row>`;
};
