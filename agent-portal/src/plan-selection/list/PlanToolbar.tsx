import CompareIcon from '@mui/icons-material/CompareArrows';
import FilterIcon from '@mui/icons-material/FilterList';
import { Box, Button, Stack, TextField, Typography } from '@mui/material';
import { useId } from 'react';
import { SearchField } from '../../components/SearchField.tsx';
import { PLAN_ORDERS, type PlanOrder } from '#shared/plans/plan-order';
import { isPlanOrder, ORDER_LABELS } from './plan-order.ts';

interface PlanToolbarProps {
  text: string;
  onText: (text: string) => void;
  order: PlanOrder;
  onOrder: (order: PlanOrder) => void;
  /** "12 of 126 medical plans match". */
  resultText: string;
  filterCount: number;
  onFilters: () => void;
  onClear: () => void;
  /** Null where nothing can be compared. */
  comparison: { count: number; open: () => void; clear: () => void } | null;
}

/** Above the list: find, sort, compare, and how many there are. */
export function PlanToolbar(props: PlanToolbarProps) {
  const { filterCount, comparison } = props;
  return (
    <Box sx={{ px: 2, pt: 2, pb: 0.5, borderBottom: 1, borderColor: 'divider' }}>
      <Stack direction="row" useFlexGap spacing={1.5} sx={{ flexWrap: 'wrap', alignItems: 'center' }}>
        <Box sx={{ flex: '1 1 220px' }}>
          <SearchField label="Find a plan" value={props.text} onChange={props.onText} />
        </Box>
        <OrderSelect order={props.order} onOrder={props.onOrder} />
        <Button
          variant="outlined"
          startIcon={<FilterIcon />}
          onClick={props.onFilters}
          sx={{ display: { lg: 'none' } }}
          aria-haspopup="dialog"
        >
          {filterCount > 0 ? `Filters (${filterCount})` : 'Filters'}
        </Button>
        {comparison && (
          <Button variant="outlined" startIcon={<CompareIcon />} onClick={comparison.open} aria-haspopup="dialog">
            {comparison.count > 0 ? `Compare (${comparison.count})` : 'Compare'}
          </Button>
        )}
      </Stack>
      <Stack
        direction="row"
        spacing={1}
        useFlexGap
        sx={{ mt: 0.5, minHeight: 32, alignItems: 'center', flexWrap: 'wrap' }}
      >
        <Typography variant="body2" color="textSecondary" role="status" sx={{ fontVariantNumeric: 'tabular-nums' }}>
          {props.resultText}
        </Typography>
        {filterCount > 0 && (
          <Button size="small" onClick={props.onClear}>
            Clear filters
          </Button>
        )}
        {comparison !== null && comparison.count > 0 && (
          <Button size="small" onClick={comparison.clear}>
            Clear comparison
          </Button>
        )}
      </Stack>
    </Box>
  );
}

const OrderSelect = ({ order, onOrder }: Pick<PlanToolbarProps, 'order' | 'onOrder'>) => (
  <TextField
    select
    id={useId()}
    label="Sorted by"
    value={order}
    onChange={({ target }) => isPlanOrder(target.value) && onOrder(target.value)}
    slotProps={{ select: { native: true }, inputLabel: { shrink: true } }}
    sx={{ flex: '0 1 auto', minWidth: 200 }}
  >
    {PLAN_ORDERS.map((each) => (
      <option key={each} value={each}>
        {ORDER_LABELS[each]}
      </option>
    ))}
  </TextField>
);
