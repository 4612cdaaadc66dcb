/** Spec 002 section 2, "New group options modal": "create a new group (/new-group) or find a returning group (/search in group-only mode)". */
export const NEW_GROUP_TITLE = 'New group quote';

export interface NewGroupOption {
  title: string;
  text: string;
  /** In the portal. */
  path: string;
}

export const NEW_GROUP_OPTIONS: readonly [create: NewGroupOption, find: NewGroupOption] = [
  {
    title: 'Create a new group',
    text: 'An employer that has not been quoted here before.',
    path: '/new-group',
  },
  {
    title: 'Find a returning group',
    text: 'Search by group number, name, tax ID or quote.',
    path: '/search?mode=group-only',
  },
];
