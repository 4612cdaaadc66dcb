import { decodePDFRawStream, PDFArray, PDFDict, PDFName, PDFNumber, type PDFRawStream } from '@cantoo/pdf-lib';

/**
 * The content of a stream. The library unpacks it, but ignores the predictor of its last filter.
 * Source: ISO 32000-1, 7.4.4.4; PNG, section 9 "Filtering".
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
  return withoutPredictor(bytes, {
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

/** Each row begins with the number of its filter. */
function withoutPredictor(
  bytes: Uint8Array,
  { rowBytes, pixelBytes }: { rowBytes: number; pixelBytes: number },
): Uint8Array {
  const rows = Math.floor(bytes.length / (rowBytes + 1));
  const result = new Uint8Array(rows * rowBytes);
  for (let row = 0; row < rows; row += 1) {
    const filter = bytes[row * (rowBytes + 1)]!;
    const start = row * rowBytes;
    for (let column = 0; column < rowBytes; column += 1) {
      const at = start + column;
      const left = column >= pixelBytes ? result[at - pixelBytes]! : 0;
      const above = row > 0 ? result[at - rowBytes]! : 0;
      const corner = row > 0 && column >= pixelBytes ? result[at - rowBytes - pixelBytes]! : 0;
      result[at] = bytes[row * (rowBytes + 1) + 1 + column]! + predicted(filter, { left, above, corner });
    }
  }
  return result;
}

function predicted(filter: number, { left, above, corner }: { left: number; above: number; corner: number }): number {
  switch (filter) {
    case 0:
      return 0;
    case 1:
      return left;
    case 2:
      return above;
    case 3:
      return (left + above) >> 1;
    case 4: {
      const guess = left + above - corner;
      const [toLeft, toAbove, toCorner] = [left, above, corner].map((value) => Math.abs(guess - value)) as [
        number,
        number,
        number,
      ];
      return toLeft <= toAbove && toLeft <= toCorner ? left : toAbove <= toCorner ? above : corner;
    }
    default:
      throw new Error('No filter of PNG.');
  }
}
