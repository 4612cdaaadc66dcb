import { HIDDEN_TEXT } from '#web/theme/hidden-text';

/** Where a person has room for one line, under the heads of the columns; else each is a card. In rem: large text needs more room. */
export const IN_LINE = '@container (min-width: 60rem)';

export const ROOM = { containerType: 'inline-size' } as const;

interface Column {
  name: string;
  width: string;
  head?: string;
  /** Below it, smaller. */
  explains?: string;
  isPermanentOnly?: true;
}

const ONE_CHOICE = { width: '3.5rem', isPermanentOnly: true } as const;
const COLUMNS: readonly Column[] = [
  { name: 'relationship', width: '9.5rem', head: 'Relationship' },
  { name: 'born', width: '7.5rem', head: 'Date of birth', explains: 'MM/DD/YYYY' },
  { name: 'age', width: '2rem', head: 'Age' },
  {
    name: 'tobacco',
    width: 'minmax(8rem, 12rem)',
    head: 'Tobacco use',
    explains: '4+ times a week, last 6 months',
    isPermanentOnly: true,
  },
  { name: 'medical', width: '3.75rem', head: 'Medical' },
  { name: 'dental', ...ONE_CHOICE, head: 'Dental' },
  { name: 'vision', ...ONE_CHOICE, head: 'Vision' },
  { name: 'other', width: 'minmax(8rem, 11rem)', head: 'Other coverage', isPermanentOnly: true },
  { name: 'details', width: 'minmax(6.5rem, 1fr)' },
  { name: 'remove', width: '2.25rem' },
];

/** The columns that somebody is asked about. */
export const columnsFor = (asks: { isPermanent: boolean; hasCredit: boolean }): readonly Column[] =>
  COLUMNS.filter(
    ({ name, isPermanentOnly }) => (asks.isPermanent || !isPermanentOnly) && (asks.hasCredit || name !== 'other'),
  );

/** Their lines have their names: a cell is placed by the name of its column. */
export const columnLines = (columns: readonly Column[]): string =>
  columns.map(({ name, width }) => `[${name}] ${width}`).join(' ');

const LINE = {
  display: 'grid',
  columnGap: 1,
  alignItems: 'center',
  gridTemplateColumns: 'var(--lines)',
} as const;

export const HEADS = { display: 'none', [IN_LINE]: { ...LINE, alignItems: 'end', pb: 0.5 } } as const;

const IN_CELL = '& .cell > .MuiFormControl-root';

/** A person. In a line, the labels of the fields are for screen readers: the heads have them. Messages take the line below. */
export const PERSON = {
  position: 'relative',
  display: 'grid',
  columnGap: 1.5,
  rowGap: 1.5,
  alignItems: 'start',
  gridTemplateColumns: 'repeat(auto-fill, minmax(min(9rem, 100%), 1fr))',
  py: 1.5,
  borderTop: 1,
  borderColor: 'divider',
  '& .MuiFormHelperText-root': { mx: 0, '&:has(> .notranslate)': { display: 'none' } },
  [IN_LINE]: {
    ...LINE,
    rowGap: 0.25,
    py: 0.25,
    '& .cell': { display: 'contents' },
    [IN_CELL]: {
      display: 'contents',
      '& > .MuiFormLabel-root, & > .MuiFormControlLabel-root > .MuiFormControlLabel-label': HIDDEN_TEXT,
      '& > .MuiInputBase-root, & > .MuiFormGroup-root, & > .MuiFormControlLabel-root': {
        gridColumn: 'var(--at)',
        gridRow: 1,
      },
      '& > .MuiFormControlLabel-root': { mx: 0 },
      '& > .MuiFormHelperText-root': { gridColumn: 'born / -1' },
      '& legend': { display: 'none' },
      '& fieldset': { top: 0 },
    },
  },
} as const;

export const WHOLE_LINE = { gridColumn: '1 / -1' } as const;
