/** What someone can go to from the search. */
export interface PaletteOption {
  /** Of its own among all options. */
  id: string;
  title: string;
  /** What tells it apart: the section of a page, the city of a group, the status of a quote. */
  detail: string;
  to: string;
  /** Belongs to the portal: another application, so the page is loaded anew. */
  isPortal: boolean;
}

export interface PaletteSection {
  title: string;
  options: readonly PaletteOption[];
}
