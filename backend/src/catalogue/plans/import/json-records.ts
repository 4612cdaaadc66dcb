import { createReadStream } from 'node:fs';
import { StringDecoder } from 'node:string_decoder';
import { ImportFileError } from '../../../platform/database/import-report.ts';

const CHUNK_BYTES = 256 * 1024;
/** Maximum record length; a longer one means that a quotation mark or a bracket is never closed. */
const RECORD_LIMIT = 5_000_000;

const [QUOTE, BACKSLASH, COMMA] = ['"', '\\', ','].map((sign) => sign.charCodeAt(0));
const [OPENING, CLOSING] = ['[{', ']}'].map((signs) => [...signs].map((sign) => sign.charCodeAt(0)));
const BLANKS = [...' \t\r\n'].map((sign) => sign.charCodeAt(0));

/** Files that people mistake for JSON, by their first bytes. */
const OTHER_FORMATS: readonly (readonly [bytes: readonly number[], message: string])[] = [
  [[0x1f, 0x8b], 'This file is compressed. Unpack it first.'],
  [[0x50, 0x4b], 'This is a zip file or an Excel workbook. Unpack it first, or ask for the JSON file.'],
  [[0xff, 0xfe], 'This file is UTF-16 text. Save it as UTF-8 and import that.'],
  [[0xfe, 0xff], 'This file is UTF-16 text. Save it as UTF-8 and import that.'],
];

/**
 * Reads the records of a JSON file that is one list, in batches and in constant memory: only one record at a time is held as text. Written
 * by hand because the available streaming parsers need a newer Node.js or build every value themselves; here JSON.parse does.
 *
 * @throws ImportFileError when the file is missing, empty, not a JSON list or cut off; says after how many records
 */
export async function* readJsonRecords(file: string): AsyncGenerator<unknown[]> {
  const records = new RecordSplitter();
  const decoder = new StringDecoder('utf8');
  try {
    for await (const chunk of createReadStream(file, { highWaterMark: CHUNK_BYTES }) as AsyncIterable<Buffer>) {
      records.refuseOtherFormats(chunk);
      yield records.split(decoder.write(chunk));
    }
  } catch (error) {
    throw readable(error, file);
  }
  records.end();
}

function readable(error: unknown, file: string): unknown {
  const code = (error as { code?: string }).code;
  if (code === 'ENOENT') {
    return new ImportFileError(`There is no file "${file}".`);
  }
  return code === 'EISDIR' ? new ImportFileError(`"${file}" is a folder.`) : error;
}

type Place = 'before the list' | 'before a record' | 'in a record' | 'after a record' | 'after the list';

/** Splits text that arrives in chunks into the records of its list. */
class RecordSplitter {
  private place: Place = 'before the list';
  /** Open brackets of the record. */
  private depth = 0;
  private isInText = false;
  private isEscaped = false;
  /** The start of a record whose end has not arrived. */
  private open = '';
  private count = 0;
  private isStart = true;
  private isAfterComma = false;

  refuseOtherFormats(start: Buffer): void {
    const known = this.isStart && OTHER_FORMATS.find(([bytes]) => bytes.every((byte, at) => start[at] === byte));
    if (known) {
      throw new ImportFileError(known[1]);
    }
  }

  split(text: string): unknown[] {
    const records: unknown[] = [];
    let begin = this.place === 'in a record' ? 0 : -1;
    for (let at = this.isStart && text.startsWith('\uFEFF') ? 1 : 0; at < text.length; at += 1) {
      const code = text.charCodeAt(at);
      if (this.place !== 'in a record') {
        begin = this.between(code) ? at : -1;
      }
      if (this.place === 'in a record' && this.closes(code)) {
        records.push(this.parsed(this.open + text.slice(begin, at + 1)));
        this.open = '';
        this.place = 'after a record';
      }
    }
    this.isStart &&= text === '';
    this.keep(this.place === 'in a record' ? text.slice(begin) : '');
    return records;
  }

  end(): void {
    if (this.isStart || this.place === 'before the list') {
      throw new ImportFileError('The file is empty.');
    }
    if (this.place !== 'after the list') {
      throw new ImportFileError(
        `The file seems to be cut off: it ends after record ${this.count}, in the middle of its list.`,
      );
    }
  }

  /** Consumes a character outside a record. @returns whether a record begins with it */
  private between(code: number): boolean {
    if (BLANKS.includes(code)) {
      return false;
    }
    const sign = String.fromCharCode(code);
    if (this.place === 'before the list') {
      if (sign !== '[') {
        throw new ImportFileError('This is not a list of CMS, such as "providers.json": the file must begin with "[".');
      }
      this.place = 'before a record';
      return false;
    }
    if (sign === ']' && !this.isAfterComma && this.place !== 'after the list') {
      this.place = 'after the list';
      return false;
    }
    if (code === COMMA && this.place === 'after a record') {
      [this.place, this.isAfterComma] = ['before a record', true];
      return false;
    }
    if (sign === '{' && this.place === 'before a record') {
      [this.place, this.isAfterComma] = ['in a record', false];
      return true;
    }
    throw new ImportFileError(`The file is no correct JSON: "${sign}" stands after record ${this.count}.`);
  }

  /** Consumes a character of a record. @returns whether the record ends with it */
  private closes(code: number): boolean {
    if (this.isInText) {
      if (this.isEscaped) {
        this.isEscaped = false;
      } else if (code === BACKSLASH) {
        this.isEscaped = true;
      } else if (code === QUOTE) {
        this.isInText = false;
      }
      return false;
    }
    if (code === QUOTE) {
      this.isInText = true;
    } else if (OPENING!.includes(code)) {
      this.depth += 1;
    } else if (CLOSING!.includes(code)) {
      this.depth -= 1;
      return this.depth === 0;
    }
    return false;
  }

  private keep(rest: string): void {
    this.open += rest;
    if (this.open.length > RECORD_LIMIT) {
      throw new ImportFileError(
        `Record ${this.count + 1} does not end: a bracket or a quotation mark is never closed.`,
      );
    }
  }

  private parsed(text: string): unknown {
    this.count += 1;
    try {
      return JSON.parse(text) as unknown;
    } catch {
      throw new ImportFileError(`Record ${this.count} is no correct JSON.`);
    }
  }
}
