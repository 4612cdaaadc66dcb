import { styled, type Theme } from '@mui/material/styles';
import { HIDDEN_TEXT } from '#web/theme/hidden-text';
import { heightWithNeeds, NEED_STYLES } from '../needs/NeedTraits.tsx';
import { METAL_DOTS } from '../list/metal-dots.ts';
import { rowButtons } from '../list/row-buttons.ts';

/** In rem: with larger text the columns no longer fit, and each plan becomes a card with its bar below the name. */
const WIDE = '@container years (min-width: 42rem)';
const COLUMNS = 'minmax(10rem, 5fr) minmax(7rem, 6fr) repeat(4, 4.75rem)';
const HEAD = '"name bar month good usual bad"';
const ROW = '"name bar month good usual bad" "name bar actions actions actions actions"';
/** Beside the filters and the selection, where the window is narrow: the bar below the name. */
const MIDDLE = '@container years (min-width: 35rem)';
const MIDDLE_COLUMNS = 'minmax(10rem, 1fr) repeat(4, 4.75rem)';
const MIDDLE_HEAD = '"name month good usual bad" "bar . . . ."';
const MIDDLE_ROW = '"name month good usual bad" "bar actions actions actions actions"';
const CARD = '"name name" "bar bar" "month good" "usual bad" "actions actions"';

const QUIET = 'var(--mui-palette-text-secondary)';
const TEXT = 'var(--mui-palette-text-primary)';
const PAPER = 'var(--mui-palette-background-paper)';
const ACCENT = 'var(--mui-palette-primary-main)';
const DIVIDER = 'var(--mui-palette-divider)';
const LINE = `1px solid ${DIVIDER}`;
const mixed = (color: string, percent: number): string => `color-mix(in srgb, ${color} ${percent}%, ${PAPER})`;
/** Half of the largest mark: the ends of a bar stay inside its column. */
const INSET = 8;

const TONES = {
  '--tone': QUIET,
  '& [data-source=credit]': { '--tone': 'var(--mui-palette-primary-main)' },
  '& [data-source=marketplace]': { '--tone': 'var(--mui-palette-info-main)' },
  '& [data-source=direct]': { '--tone': 'var(--mui-palette-secondary-main)' },
  '& [data-source=short-term]': { '--tone': 'var(--mui-palette-warning-main)' },
};

/** One shape a year, so that none depends on color: a dot, a tick, a ring. */
const MARKS = {
  '& .mark, & .year-track': { forcedColorAdjust: 'none' },
  '& .mark': { display: 'inline-block', boxSizing: 'border-box', flexShrink: 0, printColorAdjust: 'exact' },
  '& .mark-good': {
    width: 12,
    height: 12,
    borderRadius: '50%',
    background: 'var(--tone)',
    border: `1px solid ${PAPER}`,
  },
  '& .mark-usual': { width: 4, height: 18, borderRadius: 2, background: TEXT },
  '& .mark-bad': { width: 12, height: 12, borderRadius: '50%', background: PAPER, border: '3px solid var(--tone)' },
};

const barStyles = {
  '& .year-bar': {
    gridArea: 'bar',
    position: 'relative',
    display: 'grid',
    backgroundImage: `repeating-linear-gradient(to right, ${DIVIDER} 0 1px, transparent 1px var(--step))`,
    printColorAdjust: 'exact',
    backgroundOrigin: 'content-box',
    backgroundClip: 'content-box',
    paddingInline: INSET,
    '& button': {
      minHeight: 32,
      marginInline: -INSET,
      padding: `0 ${INSET}px`,
      border: 0,
      borderRadius: 6,
      background: 'none',
      cursor: 'help',
    },
  },
  '& .year-track': {
    position: 'relative',
    display: 'block',
    height: 20,
    '& i': { position: 'absolute', top: '50%', translate: '0 -50%', printColorAdjust: 'exact' },
    '& .premiums': { left: 0, width: 'var(--good)', height: 2, background: mixed('var(--tone)', 50) },
    '& .to-bad': {
      left: 'var(--good)',
      width: 'calc(var(--bad) - var(--good))',
      height: 10,
      background: mixed('var(--tone)', 25),
    },
    '& .to-usual': {
      left: 'var(--good)',
      width: 'calc(var(--usual) - var(--good))',
      height: 10,
      background: mixed('var(--tone)', 60),
    },
    '& .mark': { translate: '-50% -50%' },
    '& .mark-good': { left: 'var(--good)' },
    '& .mark-usual': { left: 'var(--usual)' },
    '& .mark-bad': { left: 'var(--bad)' },
  },
};

const headStyles = ({ typography }: Theme) => ({
  '& .year-head': {
    ...typography.caption,
    color: QUIET,
    fontWeight: typography.fontWeightMedium,
    borderBottom: LINE,
    background: PAPER,
    // Sticks below the page header.
    position: 'sticky',
    top: 56,
    zIndex: 1,
    '@media print': { position: 'static' },
    '& [role=row]': {
      padding: '6px 16px',
      [MIDDLE]: {
        display: 'grid',
        gridTemplateColumns: MIDDLE_COLUMNS,
        gridTemplateAreas: MIDDLE_HEAD,
        columnGap: 12,
        alignItems: 'end',
      },
      [WIDE]: { gridTemplateColumns: COLUMNS, gridTemplateAreas: HEAD },
    },
    '& [role=columnheader]:not(.year-axis)': { ...HIDDEN_TEXT, [MIDDLE]: VISIBLE },
    '& .year-figure': { textAlign: 'right' },
    '& [role=columnheader].hidden': { [MIDDLE]: HIDDEN_TEXT },
  },
  '& .year-axis': {
    gridArea: 'bar',
    position: 'relative',
    height: 18,
    marginInline: INSET,
    '& > span:not(.hidden)': { position: 'absolute', bottom: 0, translate: '-50%', fontWeight: 400 },
  },
});

const VISIBLE = {
  position: 'static',
  width: 'auto',
  height: 'auto',
  overflow: 'visible',
  clipPath: 'none',
  whiteSpace: 'normal',
} as const;

const rowStyles = {
  '& .year-plan': {
    display: 'grid',
    gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
    gridTemplateAreas: CARD,
    columnGap: 12,
    rowGap: 4,
    padding: '12px 16px',
    borderBottom: LINE,
    contentVisibility: 'auto',
    containIntrinsicSize: heightWithNeeds(208),
    breakInside: 'avoid',
    [MIDDLE]: {
      gridTemplateColumns: MIDDLE_COLUMNS,
      gridTemplateAreas: MIDDLE_ROW,
      rowGap: 0,
      paddingBlock: 4,
      containIntrinsicSize: heightWithNeeds(136),
      '& .year-figure': { textAlign: 'right', alignSelf: 'center' },
      '& .year-label': HIDDEN_TEXT,
      '& .year-actions': { justifyContent: 'flex-end', alignSelf: 'center' },
    },
    [WIDE]: {
      gridTemplateColumns: COLUMNS,
      gridTemplateAreas: ROW,
      gridTemplateRows: 'auto auto',
      paddingBlock: 0,
      alignItems: 'center',
      containIntrinsicSize: heightWithNeeds(64),
      '& .year-bar': { alignSelf: 'stretch' },
      '& .year-figure': { alignSelf: 'end' },
      '& .year-actions': { alignSelf: 'start' },
      '@media print': { gridTemplateAreas: HEAD, '& .year-figure': { alignSelf: 'center' } },
    },
    '@media print': { contentVisibility: 'visible' },
    '@media (hover: hover)': { '&:hover': { background: 'var(--mui-palette-action-hover)' } },
    '&[data-selected=true]': { background: mixed(ACCENT, 8), boxShadow: `inset 3px 0 ${ACCENT}` },
  },
  '& .year-month': { gridArea: 'month' },
  '& .year-good': { gridArea: 'good' },
  '& .year-usual': { gridArea: 'usual' },
  '& .year-bad': { gridArea: 'bad' },
};

const cellStyles = (theme: Theme) => ({
  '& .year-plan .year-name': {
    ...theme.typography.subtitle2,
    gridArea: 'name',
    display: 'flex',
    gap: 10,
    alignItems: 'flex-start',
    minWidth: 0,
    overflowWrap: 'anywhere',
    [MIDDLE]: { paddingBlock: 4 },
    [WIDE]: { paddingBlock: 8 },
    '& label': { cursor: 'pointer' },
    '& input': { width: 20, height: 20, margin: 0, flexShrink: 0, accentColor: ACCENT, cursor: 'pointer' },
    '& input:disabled': { cursor: 'not-allowed' },
  },
  '& .year-traits': {
    ...theme.typography.caption,
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 12,
    color: QUIET,
    '& strong': { color: ACCENT, fontWeight: theme.typography.fontWeightMedium },
    '& > span': { display: 'inline-flex', alignItems: 'center', gap: 6 },
    '& [data-metal]': {
      color: TEXT,
      '&::before': { content: '""', width: 8, height: 8, borderRadius: '50%' },
      ...METAL_DOTS,
    },
    ...NEED_STYLES,
  },
  '& .year-plan .year-figure': {
    ...theme.typography.body2,
    '&[data-sorted=true]': { fontWeight: theme.typography.fontWeightBold },
  },
  '& .year-head [data-sorted=true]': { color: TEXT },
  '& .year-label': { ...theme.typography.caption, display: 'block', fontWeight: 400, color: QUIET },
  '& .year-actions': { ...rowButtons(theme), marginInline: -8 },
});

const aroundStyles = ({ typography }: Theme) => ({
  '& .year-legend': {
    ...typography.caption,
    display: 'flex',
    flexWrap: 'wrap',
    gap: '4px 16px',
    margin: 0,
    padding: '0 16px 8px',
    color: QUIET,
    '& span': { display: 'inline-flex', alignItems: 'center', gap: 6 },
    '& .swatch': { width: 20, height: 10, background: 'var(--tone)', printColorAdjust: 'exact' },
  },
  '& .year-tiles': {
    display: 'grid',
    gap: 8,
    padding: 16,
    '@container years (min-width: 34rem)': { gridTemplateColumns: 'repeat(3, 1fr)' },
  },
  '& .year-notes': { ...typography.caption, color: QUIET, margin: 0, padding: '12px 16px 16px 32px' },
});

/** The styles of all rows in one style sheet, as in the list. The figures stay beside the bars at every width, and on paper. */
export const YearlyCostsBox = styled('div')(({ theme }) => ({
  containerName: 'years',
  containerType: 'inline-size',
  fontVariantNumeric: 'tabular-nums',
  '& .hidden': HIDDEN_TEXT,
  ...TONES,
  ...MARKS,
  ...barStyles,
  ...headStyles(theme),
  ...rowStyles,
  ...cellStyles(theme),
  ...aroundStyles(theme),
}));
