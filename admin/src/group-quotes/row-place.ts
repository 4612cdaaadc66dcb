/** The row that someone opened, and how far below the top of the window its link stood, in pixels. */
export interface RowPlace {
  quoteId: number;
  top: number;
}

/** Part of the address of the queue, so that the portal's link and the browser's own Back both lead to the row. */
export const placeHash = ({ quoteId, top }: RowPlace): string => `#quote-${quoteId}-at-${Math.round(top)}`;

export function placeOf(hash: string): RowPlace | null {
  const [, quoteId, top] = /^#quote-(\d+)-at-(-?\d+)$/.exec(hash) ?? [];
  return quoteId === undefined ? null : { quoteId: Number(quoteId), top: Number(top) };
}

/** The element of the link that opens a quote. */
export const linkId = (quoteId: number): string => `quote-${quoteId}`;
