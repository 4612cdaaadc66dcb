import { createReadStream } from 'node:fs';
import type { DataSource } from 'typeorm';
import { Clock } from '../../../platform/clock.ts';
import { readCacheVersion } from '../../../platform/database/cache-versions.ts';
import { importAllOrNothing } from '../../../platform/database/import-all-or-nothing.ts';
import { ImportFileError, type ImportReport } from '../../../platform/database/import-report.ts';
import { ContractWriter, type NumberedContract } from './contract-writer.ts';
import { readContract } from './read-contract.ts';

const BATCH = 500;

/**
 * Imports contracts of the individual books from JSON lines, all or nothing: each line adds the contract with its number, or changes it.
 * Members and invoices that a line names replace the stored ones; contracts that are not in the file stay as they are. There are no SSNs.
 *
 * Row numbers in the report are the lines of the file.
 */
export function importContracts(database: DataSource, file: string): Promise<ImportReport> {
  return importAllOrNothing(database, 'contracts', async (tx, summary) => {
    const run = await readCacheVersion(tx, 'contracts');
    const writer = new ContractWriter(tx, summary, { run, now: new Clock().now() });
    let batch: NumberedContract[] = [];
    for await (const lines of readLines(file)) {
      for (const { row, text } of lines) {
        summary.rows += 1;
        const line = readContract(text);
        if (typeof line === 'string') {
          summary.refuse(row, line);
          continue;
        }
        batch.push({ row, line });
        if (batch.length === BATCH) {
          await writer.write(batch);
          batch = [];
        }
      }
    }
    await writer.write(batch);
  });
}

const CHUNK_BYTES = 256 * 1024;
/** A longer line is no contract: the file is one JSON list, or another kind of file. */
const LINE_LIMIT = 2_000_000;

/** Files that people mistake for JSON lines, by their first bytes. */
const OTHER_FORMATS: readonly (readonly [bytes: readonly number[], message: string])[] = [
  [[0x1f, 0x8b], 'This file is compressed. Unpack it first.'],
  [[0x50, 0x4b], 'This is a zip file or an Excel workbook. Ask for JSON lines: one contract on each line.'],
  [[0xff, 0xfe], 'This file is UTF-16 text. Save it as UTF-8 and import that.'],
  [[0xfe, 0xff], 'This file is UTF-16 text. Save it as UTF-8 and import that.'],
  [[0x5b], 'This file begins with "[". It must be JSON lines: one contract in braces on each line.'],
];

interface NumberedLine {
  /** The line of the file, from 1. */
  row: number;
  text: string;
}

/**
 * Reads a file line by line in batches and in constant memory; empty lines are skipped.
 * @throws ImportFileError when the file is missing, empty, or not text in lines
 */
async function* readLines(file: string): AsyncGenerator<NumberedLine[]> {
  // Fatal: names must not be stored with other letters than the carrier wrote. A byte order mark is left out.
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let [open, row, isStart] = ['', 0, true];
  const numbered = (texts: string[]): NumberedLine[] =>
    texts.map((text) => ({ row: (row += 1), text: text.trim() })).filter(({ text }) => text !== '');
  try {
    for await (const chunk of createReadStream(file, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>) {
      if (isStart) {
        refuseOtherFormats(chunk);
      }
      const lines = (open + decoder.decode(chunk, { stream: true })).split('\n');
      isStart = false;
      open = lines.pop()!;
      if (open.length > LINE_LIMIT) {
        throw new ImportFileError(`Line ${row + lines.length + 1} does not end. It must be one contract.`);
      }
      yield numbered(lines);
    }
    open += decoder.decode();
  } catch (error) {
    throw readable(error, file);
  }
  if (isStart) {
    throw new ImportFileError('The file is empty.');
  }
  yield numbered([open]);
}

function refuseOtherFormats(start: Buffer): void {
  const known = OTHER_FORMATS.find(([bytes]) => bytes.every((byte, at) => start[at] === byte));
  if (known) {
    throw new ImportFileError(known[1]);
  }
}

function readable(error: unknown, file: string): unknown {
  const code = (error as { code?: string }).code;
  if (code === 'ENOENT') {
    return new ImportFileError(`There is no file "${file}".`);
  }
  if (code === 'ERR_ENCODING_INVALID_ENCODED_DATA') {
    return new ImportFileError('This file is not UTF-8 text. Save it as UTF-8 and import that.');
  }
  return code === 'EISDIR' ? new ImportFileError(`"${file}" is a folder.`) : error;
}
