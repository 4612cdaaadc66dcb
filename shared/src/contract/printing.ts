/** Body of POST /api/printtopdf. Spec 000 section 3, "Print-to-PDF request"; the answer is the PDF. */
export interface PrintToPdfRequest {
  /** HTML of what is printed. Scripts, addresses and everything that would be fetched is left out. */
  bodyHtml: string;
  /** HTML that stands at the top of every page. */
  headerHTML?: string;
  /** With or without .pdf. */
  fileName?: string;
  /** Height that is kept free for the header, in points (72 to an inch). */
  headerHeight?: number;
  orientation?: PrintOrientation;
}

export const PRINT_ORIENTATIONS = ['portrait', 'landscape'] as const;
export type PrintOrientation = (typeof PRINT_ORIENTATIONS)[number];
