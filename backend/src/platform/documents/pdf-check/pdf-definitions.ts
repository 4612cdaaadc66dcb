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

/** One object as it is written in the file. */
export interface Definition {
  ref: PDFRef;
  object: PDFObject;
  /** Where it begins; for an object inside an object stream, where that stream begins. */
  offset: number;
  /** The number of the object stream that contains it; null for an object of its own. */
  streamNumber: number | null;
}

export interface ReadPdf {
  context: PDFContext;
  /** In the order of the file. The context has only the last one of each number. */
  definitions: Definition[];
}

/** What the library does not show of its parsers. */
interface ParserInside {
  bytes: { offset(): number; done(): boolean; peek(): number; assertNext(byte: number): void };
  context: PDFContext;
  skipWhitespaceAndComments(): void;
  parseName(): PDFName;
  parseObject(ref?: PDFRef): PDFObject;
  parseDict(ref?: PDFRef): PDFDict;
  parseIndirectObject(): Promise<PDFRef>;
}

/** Readers disagree about what is meant: which of two equal keys, or which objects are in a stream. */
export class Ambiguous extends Error {}

/**
 * Reads every object of a PDF from the first byte to the last, and notes where each one is written.
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
    // An object stream assigns what it contains first, itself last.
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
  // The library takes the objects of a stream as if there were no predictor.
  if (definitions.some(({ object }) => isObjectStream(object) && hasPredictor(object))) {
    throw new Ambiguous();
  }
  return { context, definitions };
}

const isObjectStream = (object: PDFObject): object is PDFRawStream =>
  object instanceof PDFRawStream && object.dict.lookup(PDFName.of('Type')) === PDFName.of('ObjStm');

/** The library has a parser of its own for each object stream, so the method of all parsers is another one meanwhile. */
async function parseStrictly(parser: PDFParser): Promise<void> {
  const parsers = PDFObjectParser.prototype as unknown as ParserInside;
  const { parseDict } = parsers;
  parsers.parseDict = parseDictStrictly;
  repeatedKey = false;
  try {
    await parser.parseDocument();
  } catch (error) {
    // What the library throws in its place does not say why.
    throw repeatedKey ? new Ambiguous() : error;
  } finally {
    parsers.parseDict = parseDict;
  }
}

let repeatedKey = false;

/** As the library reads a dictionary, but a key that comes again with another value is an error. */
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
