import { crc32 } from 'node:zlib';

const LOCAL_HEADER = 0x04034b50;
const DIRECTORY_HEADER = 0x02014b50;
const END_OF_DIRECTORY = 0x06054b50;
const VERSION = 20;

/**
 * A ZIP archive of uncompressed parts. The workbook reader is given this instead of the uploaded archive, so it can see
 * nothing but parts that have been inflated within limits and looked at.
 */
export function storedZip(parts: ReadonlyMap<string, Buffer>): ArrayBuffer {
  const bodies: Buffer[] = [];
  const directory: Buffer[] = [];
  let offset = 0;
  for (const [name, content] of parts) {
    const fileName = Buffer.from(name);
    const fields = commonFields(content, fileName);
    const local = Buffer.concat([uint32(LOCAL_HEADER), uint16(VERSION), fields, uint16(0), fileName]);
    directory.push(
      uint32(DIRECTORY_HEADER),
      uint16(VERSION),
      uint16(VERSION),
      fields,
      // No extra field, no comment, first disk, no attributes.
      Buffer.alloc(2 + 2 + 2 + 2 + 4),
      uint32(offset),
      fileName,
    );
    bodies.push(local, content);
    offset += local.length + content.length;
  }
  const central = Buffer.concat(directory);
  const end = Buffer.concat([
    uint32(END_OF_DIRECTORY),
    Buffer.alloc(4),
    uint16(parts.size),
    uint16(parts.size),
    uint32(central.length),
    uint32(offset),
    uint16(0),
  ]);
  return Uint8Array.from(Buffer.concat([...bodies, central, end])).buffer;
}

/** Flags, method (stored), time, date, checksum, both sizes and the length of the name: the same in both headers. */
const commonFields = (content: Buffer, fileName: Buffer): Buffer =>
  Buffer.concat([
    Buffer.alloc(2 + 2 + 2 + 2),
    uint32(crc32(content)),
    uint32(content.length),
    uint32(content.length),
    uint16(fileName.length),
  ]);

function uint16(value: number): Buffer {
  const bytes = Buffer.alloc(2);
  bytes.writeUInt16LE(value);
  return bytes;
}

function uint32(value: number): Buffer {
  const bytes = Buffer.alloc(4);
  bytes.writeUInt32LE(value);
  return bytes;
}
