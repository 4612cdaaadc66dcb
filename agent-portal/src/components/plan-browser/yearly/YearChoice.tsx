import { ButtonBase } from '@mui/material';
import { COST_YEARS, type CostYear, type YearTerms } from '#shared/plans/yearly-cost';
import { COST_NOT_KNOWN, COST_YEAR_LABELS, costYearMeanings } from '#shared/plans/yearly-cost-words';
import { leastText, type YearlyRow } from './yearly-rows.ts';

interface YearChoiceProps {
  rows: readonly YearlyRow[];
  terms: YearTerms;
  year: CostYear;
  onYear: (year: CostYear) => void;
}

/** What costs least in each year; choosing one sorts the plans by it. */
export function YearChoice({ rows, terms, year, onYear }: YearChoiceProps) {
  const meanings = costYearMeanings(terms);
  return (
    <div role="group" aria-label="Sorted by" className="year-tiles">
      {COST_YEARS.map((each) => (
        <ButtonBase key={each} aria-pressed={each === year} onClick={() => onYear(each)} sx={TILE}>
          <i className={`mark mark-${each}`} aria-hidden />
          <span>
            <strong>{COST_YEAR_LABELS[each]}</strong> <small>{meanings[each]}</small>
          </span>
          <span className="least">{leastText(rows, each) ?? COST_NOT_KNOWN}</span>
        </ButtonBase>
      ))}
    </div>
  );
}

const TILE = {
  display: 'grid',
  gridTemplateColumns: '16px minmax(0, 1fr)',
  alignContent: 'start',
  alignItems: 'center',
  columnGap: 1,
  rowGap: 0.5,
  p: 1.5,
  textAlign: 'left',
  borderRadius: 1,
  border: 1,
  borderColor: 'divider',
  typography: 'body2',
  '& small': { typography: 'caption', color: 'text.secondary', display: 'block' },
  '& .mark': { justifySelf: 'center' },
  '& .least': { gridColumn: '1 / -1', overflowWrap: 'anywhere' },
  '&:hover': { bgcolor: 'action.hover' },
  '&[aria-pressed=true]': {
    borderColor: 'primary.main',
    boxShadow: 'inset 0 0 0 1px var(--mui-palette-primary-main)',
    bgcolor: 'color-mix(in srgb, var(--mui-palette-primary-main) 8%, transparent)',
  },
} as const;
