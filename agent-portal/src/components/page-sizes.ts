/** Rows per page that users can choose. */
export const PAGE_SIZES: readonly number[] = [10, 25, 50, 100];
