/** Whose quote it is. A quote can be priced before its people have names. */
export const applicantName = (quote: { id: number; subscriberFirstName: string; subscriberLastName: string }): string =>
  [quote.subscriberFirstName, quote.subscriberLastName].filter(Boolean).join(' ') || `Individual quote ${quote.id}`;
