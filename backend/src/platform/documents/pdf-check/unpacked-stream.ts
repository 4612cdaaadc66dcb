import { decodePDFRawStream, PDFArray, PDFDict, PDFName, PDFNumber, type PDFRawStream } from '@cantoo/pdf-lib';
import { plainRows } from '../images/png-rows.ts';

/**
 * The content of a stream. The library unpacks it, but ignores the predictor of its last filter.
 * Source: ISO 32000-1, 7.4.4.4.
 *
 * @throws Error for a predictor of another kind
 */
export function unpackedStream(stream: PDFRawStream): Uint8Array {
  const bytes = decodePDFRawStream(stream).decode();
  if (!hasPredictor(stream)) {
    return bytes;
  }
  const [parameters, more] = parametersOf(stream.dict);
  if (!parameters || more || numberIn(parameters, 'Predictor', 1) < FIRST_PNG_PREDICTOR) {
    throw new Error('A predictor of a kind that objects are not packed with.');
  }
  const [colors, bits, columns] = [
    numberIn(parameters, 'Colors', 1),
    numberIn(parameters, 'BitsPerComponent', 8),
    numberIn(parameters, 'Columns', 1),
  ];
  return plainRows(bytes, {
    rowBytes: Math.ceil((colors * bits * columns) / 8),
    pixelBytes: Math.ceil((colors * bits) / 8),
  });
}

export const hasPredictor = ({ dict }: PDFRawStream): boolean =>
  parametersOf(dict).some((each) => numberIn(each, 'Predictor', 1) !== 1);

const FIRST_PNG_PREDICTOR = 10;

function parametersOf(dict: PDFDict): PDFDict[] {
  const value = dict.lookup(PDFName.of('DecodeParms')) ?? dict.lookup(PDFName.of('DP'));
  const all = value instanceof PDFArray ? value.asArray().map((_, at) => value.lookup(at)) : [value];
  return all.filter((each) => each instanceof PDFDict);
}

function numberIn(dict: PDFDict, key: string, otherwise: number): number {
  const value = dict.lookup(PDFName.of(key));
  return value instanceof PDFNumber ? value.asNumber() : otherwise;
}
