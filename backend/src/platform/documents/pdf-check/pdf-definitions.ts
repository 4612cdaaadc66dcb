import {
  CharCodes,
  type PDFContext,
  PDFDict,
  PDFName,
  type PDFObject,
  PDFObjectParser,
  PDFParser,
  PDFRawStream,
  type PDFRef,
} from '@cantoo/pdf-lib';
import { hasPredictor } from './unpacked-stream.ts';

/** One object as written in the file. */
export interface Definition {
  ref: PDFRef;
  object: PDFObject;
  /** Its offset; for an object inside an object stream, the offset of that stream. */
  offset: number;
  /** The number of the object stream that contains it; null for a top-level object. */
  streamNumber: number | null;
}

export interface ReadPdf {
  context: PDFContext;
  /** In file order. The context has only the last one of each number. */
  definitions: Definition[];
}

/** Private members of the library's parsers. */
interface ParserInside {
  bytes: { offset(): number; done(): boolean; peek(): number; assertNext(byte: number): void };
  context: PDFContext;
  skipWhitespaceAndComments(): void;
  parseName(): PDFName;
  parseObject(ref?: PDFRef): PDFObject;
  parseDict(ref?: PDFRef): PDFDict;
  parseIndirectObject(): Promise<PDFRef>;
}

/** Readers disagree about the meaning: which of two equal keys, or which objects are in a stream. */
export class Ambiguous extends Error {}

/**
 * Reads every object of a PDF from the first byte to the last, and records where each one is.
 * @throws Ambiguous, or an error of the library for an object that cannot be read
 */
export async function readDefinitions(bytes: Buffer): Promise<ReadPdf> {
  const parser = PDFParser.forBytesWithOptions(bytes, Infinity, true);
  const inside = parser as unknown as ParserInside;
  const { context } = inside;
  const definitions: Definition[] = [];
  let assigned: [PDFRef, PDFObject][] = [];
  const assign = context.assign.bind(context);
  context.assign = (ref, object) => {
    assigned.push([ref, object]);
    assign(ref, object);
  };
  const parseIndirectObject = inside.parseIndirectObject.bind(inside);
  inside.parseIndirectObject = async () => {
    inside.skipWhitespaceAndComments();
    const offset = inside.bytes.offset();
    assigned = [];
    const own = await parseIndirectObject();
    // An object stream assigns its contents first, itself last.
    assigned.forEach(([ref, object], at) =>
      definitions.push({
        ref,
        object,
        offset,
        streamNumber: at === assigned.length - 1 ? null : own.objectNumber,
      }),
    );
    return own;
  };
  await parseStrictly(parser);
  // The library reads the objects of a stream as if there were no predictor.
  if (definitions.some(({ object }) => isObjectStream(object) && hasPredictor(object))) {
    throw new Ambiguous();
  }
  return { context, definitions };
}

const isObjectStream = (object: PDFObject): object is PDFRawStream =>
  object instanceof PDFRawStream && object.dict.lookup(PDFName.of('Type')) === PDFName.of('ObjStm');

/** The library creates a parser for each object stream, so the method is replaced on the prototype during parsing. */
async function parseStrictly(parser: PDFParser): Promise<void> {
  const parsers = PDFObjectParser.prototype as unknown as ParserInside;
  const { parseDict } = parsers;
  parsers.parseDict = parseDictStrictly;
  repeatedKey = false;
  try {
    await parser.parseDocument();
  } catch (error) {
    // The error that the library throws instead does not say why.
    throw repeatedKey ? new Ambiguous() : error;
  } finally {
    parsers.parseDict = parseDict;
  }
}

let repeatedKey = false;

/** Reads a dictionary like the library, but a repeated key with a different value is an error. */
function parseDictStrictly(this: ParserInside, ref?: PDFRef): PDFDict {
  const entries = new Map<PDFName, PDFObject>();
  this.bytes.assertNext(CharCodes.LessThan);
  this.bytes.assertNext(CharCodes.LessThan);
  this.skipWhitespaceAndComments();
  while (!this.bytes.done() && this.bytes.peek() !== CharCodes.GreaterThan) {
    const key = this.parseName();
    const value = this.parseObject(ref);
    const before = entries.get(key);
    if (before !== undefined && before.toString() !== value.toString()) {
      repeatedKey = true;
      throw new Ambiguous();
    }
    entries.set(key, value);
    this.skipWhitespaceAndComments();
  }
  this.bytes.assertNext(CharCodes.GreaterThan);
  this.bytes.assertNext(CharCodes.GreaterThan);
  return PDFDict.fromMapWithContext(entries, this.context);
}
