/** Source: spec 000 section 9. */
export const MOST_PAGE_LINKS = 7;

/** Which pages get a link: seven around the current one, or all if there are fewer. */
export function pageLinks(page: number, pages: number): number[] {
  const count = Math.min(pages, MOST_PAGE_LINKS);
  const first = Math.min(Math.max(page - (MOST_PAGE_LINKS - 1) / 2, 1), pages - count + 1);
  return Array.from({ length: count }, (_, index) => first + index);
}
