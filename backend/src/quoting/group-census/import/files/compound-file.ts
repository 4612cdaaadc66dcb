/** The container of .xls files: sectors, and a table (FAT) that says in which sector each one continues. */
const HEADER_BYTES = 512;
const SECTOR_SHIFT_AT = 0x1e;
const TABLE_SECTORS_AT = 0x2c;
const TABLE_LIST_AT = 0x4c;
const TABLE_LIST_ENTRIES = 109;
/** Larger entries are marks: end of a chain, free, part of the table. Some writers mark free sectors as ends. */
const LAST_SECTOR = 0xfffffffa;
const ENTRY_BYTES = 4;

/** Whether every sector that another one continues in is in the file. A reader would take a file cut in half for a short one. */
export function isWholeCompoundFile(bytes: Buffer): boolean {
  if (bytes.length <= HEADER_BYTES) {
    return false;
  }
  const sectorBytes = 2 ** bytes.readUInt16LE(SECTOR_SHIFT_AT);
  const tables = Math.min(bytes.readUInt32LE(TABLE_SECTORS_AT), TABLE_LIST_ENTRIES);
  const entriesPerTable = sectorBytes / ENTRY_BYTES;
  const startOf = (sector: number) => (sector + 1) * sectorBytes;
  for (let table = 0; table < tables; table += 1) {
    const start = startOf(bytes.readUInt32LE(TABLE_LIST_AT + table * ENTRY_BYTES));
    if (start + sectorBytes > bytes.length) {
      return false;
    }
    for (let entry = 0; entry < entriesPerTable; entry += 1) {
      const next = bytes.readUInt32LE(start + entry * ENTRY_BYTES);
      if (next < LAST_SECTOR && startOf(next) >= bytes.length) {
        return false;
      }
    }
  }
  return tables > 0;
}
