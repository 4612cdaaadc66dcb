import { PDFArray, PDFDict, PDFName, PDFNumber, PDFObjectParser, PDFRawStream } from '@cantoo/pdf-lib';
import type { Definition, ReadPdf } from './pdf-definitions.ts';
import { unpackedStream } from './unpacked-stream.ts';

/** Location of an object in use, according to a cross-reference section. */
export interface IndexEntry {
  number: number;
  generation: number;
  /** For a top-level object, its offset; for one inside an object stream, the number of that stream. */
  at: number;
  isInStream: boolean;
}

/** One cross-reference section: a table with its trailer, or a stream. */
export interface IndexSection {
  trailer: PDFDict;
  entries: IndexEntry[];
}

/** A section cannot be read. */
export class UnreadableIndex extends Error {}

/** Reads cross-reference sections. ISO 32000-1, 7.5.4 and 7.5.8. */
export class SectionReader {
  private readonly text: string;
  private readonly ownAt: ReadonlyMap<number, Definition>;

  constructor(
    private readonly bytes: Buffer,
    private readonly pdf: ReadPdf,
  ) {
    this.text = bytes.toString('latin1');
    this.ownAt = new Map(
      pdf.definitions.filter(({ streamNumber }) => streamNumber === null).map((each) => [each.offset, each]),
    );
  }

  /** The object that begins at an offset; readers skip whitespace before it. */
  definitionAt(offset: number): Definition | undefined {
    return this.ownAt.get(this.skipBlanks(offset));
  }

  /** Every section of the file, including unreferenced ones. */
  all(): IndexSection[] {
    const tables = [...this.text.matchAll(/(?<=[\r\n])xref(?=\s)/g)].map(({ index }) => index);
    const streams = [...this.ownAt.values()].filter(isIndexStream).map(({ offset }) => offset);
    return [...tables, ...streams].map((offset) => this.read(offset));
  }

  /** The sections that a reader follows, newest first. */
  chain(): IndexSection[] {
    const last = [...this.text.slice(-TAIL_BYTES).matchAll(/startxref\s+(\d+)/g)].at(-1);
    const sections: IndexSection[] = [];
    const waiting = [Number(last?.[1])];
    const seen = new Set<number>();
    for (let offset = waiting.shift(); offset !== undefined; offset = waiting.shift()) {
      if (!seen.has(offset)) {
        seen.add(offset);
        const section = this.read(offset);
        sections.push(section);
        waiting.push(...['XRefStm', 'Prev'].map((key) => numberOf(section.trailer, key)).filter((next) => next > 0));
      }
    }
    return sections;
  }

  private read(offset: number): IndexSection {
    const start = this.skipBlanks(offset);
    if (this.text.startsWith('xref', start)) {
      return this.readTable(start + 'xref'.length);
    }
    const found = this.ownAt.get(start);
    if (found && isIndexStream(found)) {
      return { trailer: found.object.dict, entries: streamEntries(found.object) };
    }
    throw new UnreadableIndex();
  }

  private readTable(start: number): IndexSection {
    const entries: IndexEntry[] = [];
    let at = start;
    const match = (pattern: RegExp): RegExpExecArray | null => {
      pattern.lastIndex = at;
      const found = pattern.exec(this.text);
      at = found ? pattern.lastIndex : at;
      return found;
    };
    for (let head = match(TABLE_HEAD); head; head = match(TABLE_HEAD)) {
      const [first, count] = [Number(head[1]), Number(head[2])];
      for (let index = 0; index < count; index += 1) {
        const entry = match(TABLE_ENTRY);
        if (!entry) {
          throw new UnreadableIndex();
        }
        if (entry[3] === 'n') {
          const [offset, generation] = [Number(entry[1]), Number(entry[2])];
          entries.push({ number: first + index, generation, at: offset, isInStream: false });
        }
      }
    }
    const keyword = match(/\s*trailer\s*/y);
    const trailer = keyword ? PDFObjectParser.forBytes(this.bytes.subarray(at), this.pdf.context).parseObject() : null;
    if (!(trailer instanceof PDFDict)) {
      throw new UnreadableIndex();
    }
    return { trailer, entries };
  }

  private skipBlanks(offset: number): number {
    let at = offset;
    while (BLANKS.has(this.bytes[at] ?? -1)) {
      at += 1;
    }
    return at;
  }
}

/** Readers look for the last startxref within this many bytes. */
const TAIL_BYTES = 1_024;
const BLANKS: ReadonlySet<number> = new Set([0, 9, 10, 12, 13, 32]);
const TABLE_HEAD = /\s*(\d{1,10})\s+(\d{1,10})(?=\s+(?:\d{10}\s+\d{5}\s+[nf]|\d+\s+\d+\s|trailer))/y;
const TABLE_ENTRY = /\s+(\d{10})\s+(\d{5})\s+([nf])/y;

type IndexStream = Definition & { object: PDFRawStream };
const isIndexStream = (definition: Definition): definition is IndexStream =>
  definition.object instanceof PDFRawStream && definition.object.dict.lookup(PDFName.of('Type')) === PDFName.of('XRef');

function numberOf(dict: PDFDict, key: string): number {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFNumber ? value.asNumber() : 0;
}

function numbersOf(dict: PDFDict, key: string): number[] | null {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFArray
    ? value.asArray().map((each) => (each instanceof PDFNumber ? each.asNumber() : -1))
    : null;
}

function streamEntries(stream: PDFRawStream): IndexEntry[] {
  const [typeWidth = -1, atWidth = -1, lastWidth = -1] = numbersOf(stream.dict, 'W') ?? [];
  const ranges = numbersOf(stream.dict, 'Index') ?? [0, numberOf(stream.dict, 'Size')];
  if (Math.min(typeWidth, atWidth, lastWidth, ...ranges) < 0) {
    throw new UnreadableIndex();
  }
  const bytes = unpackedStream(stream);
  let position = 0;
  const next = (width: number): number => {
    let value = 0;
    for (const end = position + width; position < end; position += 1) {
      value = value * 256 + (bytes[position] ?? NaN);
    }
    return value;
  };
  const entries: IndexEntry[] = [];
  for (let range = 0; range < ranges.length; range += 2) {
    for (let index = 0; index < (ranges[range + 1] ?? 0); index += 1) {
      const type = typeWidth === 0 ? IN_USE : next(typeWidth);
      const [at, last] = [next(atWidth), next(lastWidth)];
      if (Number.isNaN(type + at + last)) {
        throw new UnreadableIndex();
      }
      if (type === IN_USE || type === IN_STREAM) {
        const isInStream = type === IN_STREAM;
        entries.push({ number: (ranges[range] ?? 0) + index, generation: isInStream ? 0 : last, at, isInStream });
      }
    }
  }
  return entries;
}

const IN_USE = 1;
const IN_STREAM = 2;
