export interface PaletteOption {
  /** Unique among all options. */
  id: string;
  title: string;
  /** Details that distinguish it: a page's section, a group's city, a quote's status. */
  detail: string;
  to: string;
  /** Belongs to the portal: another application, so a full page load. */
  isPortal: boolean;
}

export interface PaletteSection {
  title: string;
  options: readonly PaletteOption[];
}
