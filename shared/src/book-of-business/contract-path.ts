/** The addresses of the books of individuals. Spec 000 section 2. */
export const BOOK_PATHS = { individual: '/bookofbusiness/individual', Medicare: '/bookofbusiness/Medicare' } as const;

export const contractPath = (book: keyof typeof BOOK_PATHS, contractId: string): string =>
  `${BOOK_PATHS[book]}/details/${encodeURIComponent(contractId)}`;
