/** Spec 002 section 9: "Table page size is 10 everywhere". */
export const PAGE_SIZE = 10;
