export interface NavigationItem<Icon extends string = string> {
  label: string;
  icon: Icon;
  to: string;
  /** Belongs to the other app, so a full page load. */
  isOtherApp?: boolean;
}

export interface NavigationGroup<Item extends NavigationItem = NavigationItem> {
  /** Null for entries without a heading. */
  title: string | null;
  items: readonly Item[];
}
