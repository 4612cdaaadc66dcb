import CompareIcon from '@mui/icons-material/CompareArrows';
import FilterIcon from '@mui/icons-material/FilterList';
import { Box, Button, Stack, TextField, ToggleButton, ToggleButtonGroup, Typography } from '@mui/material';
import { useId } from 'react';
import { PLAN_ORDERS, type PlanOrder } from '#shared/plans/plan-facets';
import type { YearTerms } from '#shared/plans/yearly-cost';
import { yearlyCostTitle } from '#shared/plans/yearly-cost-words';
import { HIDDEN_TEXT } from '#web/theme/hidden-text';
import { SearchField } from '../../SearchField.tsx';
import { countFilters } from '../filters/plan-filters.ts';
import type { PlanViewControl } from '../filters/use-plan-view.ts';
import { otherLayout, type PlanView } from '../filters/view-params.ts';
import { isPlanOrder, ORDER_LABELS } from '#shared/plans/plan-order';

interface PlanToolbarProps {
  view: PlanViewControl;
  /** "12 of 126 medical plans match". */
  resultText: string;
  onFilters: () => void;
  onCompare: () => void;
}

/** Above the list: find, sort, compare, and how many match. Medical plans alone are compared. */
export function PlanToolbar({ view, resultText, onFilters, onCompare }: PlanToolbarProps) {
  const { current } = view;
  const filterCount = countFilters(current);
  const isComparable = view.coverage === 'medical';
  const comparedCount = view.compared.length;
  return (
    <Box sx={{ px: 2, pt: 1.25, pb: 1, borderBottom: 1, borderColor: 'divider' }}>
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 160px' }}>
          <SearchField
            label="Find a plan"
            value={current.text}
            onChange={(text) => view.filter({ ...current, text })}
          />
        </Box>
        {!(isComparable && view.layout === 'yearly') && <OrderSelect order={view.order} onOrder={view.sort} />}
        <Button
          variant="outlined"
          startIcon={<FilterIcon />}
          onClick={onFilters}
          sx={{ display: { lg: 'none' } }}
          aria-haspopup="dialog"
        >
          {filterCount > 0 ? `Filters (${filterCount})` : 'Filters'}
        </Button>
        {isComparable && (
          <Button variant="outlined" startIcon={<CompareIcon />} onClick={onCompare} aria-haspopup="dialog">
            {comparedCount > 0 ? `Compare (${comparedCount})` : 'Compare'}
          </Button>
        )}
      </Stack>
      <ResultLine view={view} resultText={resultText} />
    </Box>
  );
}

/**
 * How many plans match, with what their premiums compare, and what can be cleared. Of a list that is neither filtered nor compared, the
 * tab has the number already: that line would cost the height of half a plan.
 */
function ResultLine({ view, resultText }: Pick<PlanToolbarProps, 'view' | 'resultText'>) {
  const basis = view.terms.basis?.[view.coverage];
  const isFiltered = countFilters(view.current) > 0;
  const isComparing = view.coverage === 'medical' && view.compared.length > 0;
  return (
    <Stack
      direction="row"
      spacing={1}
      useFlexGap
      sx={
        isFiltered || isComparing || basis
          ? { mt: 0.5, minHeight: 32, alignItems: 'center', flexWrap: 'wrap' }
          : HIDDEN_TEXT
      }
    >
      <Typography variant="body2" color="textSecondary" role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
        {resultText}
      </Typography>
      {basis && (
        <Typography variant="body2" color="textSecondary">
          {basis}
        </Typography>
      )}
      {isFiltered && (
        <Button size="small" onClick={view.clear}>
          Clear filters
        </Button>
      )}
      {isComparing && (
        <Button size="small" onClick={() => view.compare([])}>
          Clear comparison
        </Button>
      )}
    </Stack>
  );
}

interface LayoutChoiceProps {
  terms: YearTerms | null;
  layout: PlanView['layout'];
  onLayout: (layout: PlanView['layout']) => void;
}

/** Medical plans as a list, or by another picture of their costs. */
export const LayoutChoice = ({ terms, layout, onLayout }: LayoutChoiceProps) => (
  <ToggleButtonGroup
    exclusive
    size="small"
    color="primary"
    aria-label="Show as"
    value={layout}
    onChange={(_event, next: PlanView['layout'] | null) => next && onLayout(next)}
    sx={{ height: 32, '& button': { px: 1.5, whiteSpace: 'nowrap' } }}
  >
    <ToggleButton value="list">List</ToggleButton>
    <ToggleButton value={otherLayout(terms)}>{terms ? yearlyCostTitle(terms) : 'Chart'}</ToggleButton>
  </ToggleButtonGroup>
);

interface OrderSelectProps {
  order: PlanOrder;
  onOrder: (order: PlanOrder) => void;
}

const OrderSelect = ({ order, onOrder }: OrderSelectProps) => (
  <TextField
    select
    id={useId()}
    label="Sorted by"
    value={order}
    onChange={({ target }) => isPlanOrder(target.value) && onOrder(target.value)}
    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    sx={{ flex: '0 1 auto', minWidth: 180 }}
  >
    {PLAN_ORDERS.map((each) => (
      <option key={each} value={each}>
        {ORDER_LABELS[each]}
      </option>
    ))}
  </TextField>
);
