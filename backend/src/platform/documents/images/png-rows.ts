/**
 * Rows of pixels as they are shown, without the byte that begins each with the number of its filter. PDFs write lists of objects in the
 * same way. Source: PNG, section 9 "Filtering"; ISO 32000-1, 7.4.4.4.
 *
 * @throws Error for a filter that there is not
 */
export function plainRows(
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
