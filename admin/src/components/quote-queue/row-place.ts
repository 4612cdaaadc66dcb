/** The row that was opened, and the distance of its link from the top of the window, in pixels. */
export interface RowPlace {
  quoteId: number;
  top: number;
}

/** Part of the queue's URL, so that both the portal's link and the browser's Back button return to the row. */
export const placeHash = ({ quoteId, top }: RowPlace): string => `#quote-${quoteId}-at-${Math.round(top)}`;

export function placeOf(hash: string): RowPlace | null {
  const [, quoteId, top] = /^#quote-(\d+)-at-(-?\d+)$/.exec(hash) ?? [];
  return quoteId === undefined ? null : { quoteId: Number(quoteId), top: Number(top) };
}

/** The id of the link that opens a quote. */
export const linkId = (quoteId: number): string => `quote-${quoteId}`;
