/** One line on wide screens, two columns on tablets and one on phones. */
export const MEMBER_GRID = {
  display: 'grid',
  columnGap: 1.5,
  rowGap: 1,
  alignItems: 'start',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'repeat(2, minmax(0, 1fr))', md: 'repeat(4, minmax(0, 1fr))' },
} as const;
