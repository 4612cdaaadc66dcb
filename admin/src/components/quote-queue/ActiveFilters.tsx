import { Box, Chip } from '@mui/material';
import { useListContext } from 'react-admin';
import type { ActiveFilter } from './active-filters.ts';

interface ActiveFiltersProps {
  active: readonly ActiveFilter[];
  /** The chip is gone, and with it the focus. */
  onRemoved: () => void;
}

/** The filters that are on, each a button that removes it. */
export function ActiveFilters({ active, onRemoved }: ActiveFiltersProps) {
  const { filterValues, displayedFilters, setFilters } = useListContext();
  if (active.length === 0) {
    return null;
  }
  const remove = (removed: string) => {
    const left = Object.entries(filterValues as object).filter(([source]) => source !== removed);
    setFilters(Object.fromEntries(left), displayedFilters, false);
    onRemoved();
  };
  return (
    <Box component="ul" aria-label="Active filters" sx={LIST}>
      {active.map(({ source, text }) => (
        <li key={source}>
          <Chip
            size="small"
            label={text}
            aria-label={`${text}, remove filter`}
            onClick={() => remove(source)}
            onDelete={() => remove(source)}
            sx={WHOLE_LABEL}
          />
        </li>
      ))}
    </Box>
  );
}

/** Several statuses take several lines on a phone. */
const WHOLE_LABEL = {
  height: 'auto',
  minHeight: 24,
  '& .MuiChip-label': { whiteSpace: 'normal', overflowWrap: 'anywhere', py: 0.25 },
} as const;
const LIST = { display: 'flex', flexWrap: 'wrap', gap: 1, width: '100%', m: 0, p: 0, listStyle: 'none' } as const;
