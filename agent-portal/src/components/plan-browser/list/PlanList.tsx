import { styled, type Theme } from '@mui/material/styles';
import { memo } from 'react';
import type { PlanFigure } from '#shared/plans/group-figures';
import type { Plan } from '#shared/plans/plan.record';
import type { CostBasis } from '#shared/plans/yearly-cost';
import { HIDDEN_TEXT } from '#web/theme/hidden-text';
import { PlanRow, type PlanRowActions, type PlanRowProps } from './PlanRow.tsx';
import { heightWithNeeds, NEED_STYLES } from '../needs/NeedTraits.tsx';
import type { NeedLines } from '../needs/need-lines.ts';
import { METAL_DOTS } from './metal-dots.ts';
import { costLabels } from './plan-texts.ts';
import { rowButtons } from './row-buttons.ts';

interface PlanListProps {
  /** The list's accessible name: "Medical plans". */
  label: string;
  plans: readonly Plan[];
  selected: ReadonlySet<number>;
  compared: readonly number[];
  /** The number of medical plans in each suite. */
  suiteSizes: ReadonlyMap<string, number>;
  /** What plans are at a renewal. */
  marks?: ReadonlyMap<number, string>;
  figures?: ReadonlyMap<number, readonly PlanFigure[]>;
  /** The client's doctors and medicines, by plan. */
  needs?: NeedLines;
  /** The recorded price of plans that are no longer repriced. */
  premiumOf: (plan: Plan) => number | null;
  canChange: boolean;
  choice: PlanRowProps['choice'];
  costs: CostBasis;
  effectiveDay: string;
  actions: PlanRowActions;
}

/** The plans as rows, or as cards in narrow layouts. */
export const PlanList = memo(function PlanList({ label, plans, suiteSizes, premiumOf, ...list }: PlanListProps) {
  return (
    <PlanListBox>
      <div className="plan-head" aria-hidden>
        <span>Plan</span>
        <span>{costLabels(list.costs).deductible}</span>
        <span>{costLabels(list.costs).maximum}</span>
        <span>Monthly premium</span>
      </div>
      <ul aria-label={label}>
        {plans.map((plan) => (
          <PlanRow
            key={plan.PlanId}
            plan={plan}
            premium={premiumOf(plan)}
            isSelected={list.selected.has(plan.PlanId)}
            isCompared={list.compared.includes(plan.PlanId)}
            suiteSize={(plan.IsMedical && suiteSizes.get(plan.PlanSuiteName ?? '')) || 0}
            mark={list.marks?.get(plan.PlanId)}
            figures={list.figures?.get(plan.PlanId)}
            needs={list.needs?.get(plan.PlanId)}
            canChange={list.canChange}
            choice={list.choice}
            costs={list.costs}
            effectiveDay={list.effectiveDay}
            actions={list.actions}
          />
        ))}
      </ul>
    </PlanListBox>
  );
});

/** In rem: with larger text the columns no longer fit, and rows become cards. */
const WIDE = '@container plans (min-width: 35rem)';
const ROW =
  '"choice name deductible maximum premium" "choice traits traits actions actions" "choice figures figures figures figures"';
const CARD =
  '"choice name premium" "choice traits traits" "choice deductible deductible" "choice maximum maximum" "choice figures figures" "actions actions actions"';
const COLUMNS = '32px minmax(0, 1fr) 4.75rem 5.5rem 8.5rem';

const QUIET = 'var(--mui-palette-text-secondary)';
const ACCENT = 'var(--mui-palette-primary-main)';
const LINE = '1px solid var(--mui-palette-divider)';
const tinted = (percent: number): string => `color-mix(in srgb, ${ACCENT} ${percent}%, transparent)`;

const headStyles = ({ typography }: Theme) => ({
  '& .plan-head': {
    ...typography.caption,
    display: 'none',
    color: QUIET,
    fontWeight: typography.fontWeightMedium,
    textAlign: 'right',
    padding: '2px 16px',
    borderBottom: LINE,
    [WIDE]: { display: 'grid', gridTemplateColumns: COLUMNS, columnGap: 12, alignItems: 'end' },
    // Sticks below the page header.
    position: 'sticky',
    top: 56,
    zIndex: 1,
    background: 'var(--mui-palette-background-paper)',
    '& > :first-of-type': { gridColumn: '1 / 3', textAlign: 'left' },
  },
});

const ROW_STYLES = {
  // Keeps the focused row clear of the column headings too.
  '& .plan input, & .plan button': { [WIDE]: { scrollMarginTop: 56 } },
  '& .plan': {
    position: 'relative',
    display: 'grid',
    gridTemplateColumns: '32px minmax(0, 1fr) auto',
    gridTemplateAreas: CARD,
    columnGap: 12,
    rowGap: 4,
    padding: '12px 16px',
    borderBottom: LINE,
    contentVisibility: 'auto',
    containIntrinsicSize: heightWithNeeds(166),
    [WIDE]: {
      gridTemplateColumns: COLUMNS,
      gridTemplateAreas: ROW,
      rowGap: 0,
      paddingBlock: 4,
      containIntrinsicSize: heightWithNeeds(62),
    },
    '@media (hover: hover)': { '&:hover': { background: 'var(--mui-palette-action-hover)' } },
    '&[data-selected=true]': { background: tinted(8), boxShadow: `inset 3px 0 ${ACCENT}` },
    '&:last-of-type': { borderBottom: 0 },
  },
  '& .plan-choice': {
    gridArea: 'choice',
    display: 'flex',
    justifyContent: 'center',
    [WIDE]: { alignSelf: 'center' },
    '& input': { width: 20, height: 20, margin: 2, accentColor: ACCENT, cursor: 'pointer' },
    '& input:disabled': { cursor: 'not-allowed' },
  },
};

const nameStyles = ({ typography }: Theme) => ({
  '& .plan-name': {
    ...typography.subtitle2,
    gridArea: 'name',
    overflowWrap: 'anywhere',
    '& label': { cursor: 'pointer' },
  },
  '& .plan-traits': {
    ...typography.caption,
    gridArea: 'traits',
    display: 'flex',
    flexWrap: 'wrap',
    alignItems: 'center',
    columnGap: 12,
    color: QUIET,
    '& strong': { color: ACCENT, fontWeight: typography.fontWeightMedium },
    '& span': { display: 'inline-flex', alignItems: 'center', gap: 6 },
    '& .plan-reduced': { color: 'var(--mui-palette-success-main)', fontWeight: typography.fontWeightMedium },
    '& [data-metal]': {
      color: 'var(--mui-palette-text-primary)',
      '&::before': { content: '""', width: 8, height: 8, borderRadius: '50%' },
      ...METAL_DOTS,
    },
    ...NEED_STYLES,
  },
});

const figureStyles = ({ typography }: Theme) => ({
  '& .plan-deductible, & .plan-maximum': { ...typography.body2, [WIDE]: { textAlign: 'right' } },
  '& .plan-deductible': { gridArea: 'deductible' },
  '& .plan-maximum': { gridArea: 'maximum' },
  '& .plan-premium': {
    ...typography.body2,
    gridArea: 'premium',
    textAlign: 'right',
    '& strong': { ...typography.body1, fontWeight: typography.fontWeightBold, lineHeight: 'inherit' },
  },
  '& .plan-label': { color: QUIET, [WIDE]: HIDDEN_TEXT },
  '& .plan-premium .plan-label': HIDDEN_TEXT,
  '& .plan-premium small': { display: 'block', ...typography.caption, color: QUIET, [WIDE]: { display: 'none' } },
  '& .plan-premium .plan-market': { display: 'block' },
  // Beside what is paid, struck through, so that a tax credit costs no line.
  [WIDE]: {
    '& .plan-premium': {
      display: 'flex',
      flexDirection: 'row-reverse',
      alignItems: 'baseline',
      columnGap: 8,
      whiteSpace: 'nowrap',
    },
    '& .plan-premium .plan-market': { textDecoration: 'line-through' },
    '& .plan-market span': HIDDEN_TEXT,
  },
  '& .plan-figures': {
    ...typography.caption,
    gridArea: 'figures',
    margin: 0,
    display: 'flex',
    flexWrap: 'wrap',
    columnGap: 16,
    color: QUIET,
    '& > div': { display: 'flex', flexWrap: 'wrap', columnGap: 6 },
    '& dt, & dd': { whiteSpace: 'nowrap' },
    '& dd': { margin: 0, color: 'var(--mui-palette-text-primary)' },
  },
  '& .plan-missing': {
    ...typography.caption,
    fontWeight: typography.fontWeightMedium,
    lineHeight: '20px',
    whiteSpace: 'nowrap',
    color: 'var(--mui-palette-warning-main)',
  },
});

const actionStyles = (theme: Theme) => ({
  '& .plan-actions': {
    ...rowButtons(theme),
    flexWrap: 'wrap',
    justifyContent: 'flex-end',
    marginRight: -8,
    [WIDE]: { alignSelf: 'start' },
  },
});

/**
 * The styles of all rows in one style sheet: styled components in each cell of 150 rows would be noticeably slow. Rows if the list
 * (not the window) is wide enough, otherwise cards.
 */
const PlanListBox = styled('div')(({ theme }) => ({
  containerName: 'plans',
  containerType: 'inline-size',
  fontVariantNumeric: 'tabular-nums',
  '& ul': { listStyle: 'none', margin: 0, padding: 0 },
  '& h2, & p': { margin: 0 },
  '& .hidden': HIDDEN_TEXT,
  ...headStyles(theme),
  ...ROW_STYLES,
  ...nameStyles(theme),
  ...figureStyles(theme),
  ...actionStyles(theme),
}));
