import FilterIcon from '@mui/icons-material/FilterListOutlined';
import { Box, Button, type Theme, useMediaQuery } from '@mui/material';
import { type FormHTMLAttributes, type ReactNode, useState } from 'react';
import { BooleanInput, FilterLiveForm } from 'react-admin';
import { AGE_BUCKETS, AGE_LABELS } from '#shared/sales-home/ageing';
import { SelectFilter } from '../SelectFilter.tsx';

interface QueueToolbarProps {
  search: ReactNode;
  /** The other filters. */
  children: ReactNode;
  /** Saved searches and the file. */
  tools: ReactNode;
}

/** Filters on the left, list actions on the right. On phones only the search is unfolded, so that the first row is in view. */
export function QueueToolbar({ search, children, tools }: QueueToolbarProps) {
  const isPhone = useMediaQuery<Theme>((theme) => theme.breakpoints.down('sm'));
  const [isOpen, setOpen] = useState(false);
  return (
    <Box sx={BAR}>
      <FilterLiveForm formComponent={FilterForm}>
        {search}
        {isPhone && (
          <Button size="small" startIcon={<FilterIcon />} aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
            Filters
          </Button>
        )}
        {(!isPhone || isOpen) && children}
      </FilterLiveForm>
      <Box sx={TOOLS}>{tools}</Box>
    </Box>
  );
}

const FilterForm = (props: FormHTMLAttributes<HTMLFormElement>) => (
  <Box component="form" role="search" aria-label="Filters" {...props} sx={FILTERS} />
);

/** How long quotes have been in their status. */
export const AgeFilter = () => <SelectFilter source="DaysInStatus" label="Days in status" choices={AGES} />;
const AGES = AGE_BUCKETS.map((bucket) => ({ id: bucket, name: AGE_LABELS[bucket] }));

export const OnlyMineFilter = () => (
  <BooleanInput source="OnlyMine" label="Only my work" helperText={false} sx={SWITCH} />
);

/** The size of a queue's search field. */
export const SEARCH_FIELD = { width: { xs: '100%', sm: 240 }, flexShrink: 0 } as const;

const ROW = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1.5 } as const;
/** The tools stay beside the filters on wide screens, where the status filter shrinks, with an ellipsis. */
const BAR = {
  ...ROW,
  flexWrap: { xs: 'wrap', lg: 'nowrap' },
  justifyContent: 'space-between',
  alignItems: { lg: 'flex-start' },
  px: 2,
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
/** Below a day stands its format: the fields are aligned by their upper edges. */
const FILTERS = {
  ...ROW,
  alignItems: 'flex-start',
  flexGrow: 1,
  minWidth: 0,
  width: { xs: '100%', sm: 'auto' },
} as const;
const TOOLS = {
  display: 'flex',
  flexWrap: { xs: 'wrap', lg: 'nowrap' },
  alignItems: 'center',
  gap: 0.5,
  ml: { xs: -0.5, sm: 0 },
  flexShrink: { lg: 0 },
} as const;
const SWITCH = {
  flexShrink: 0,
  minHeight: 40,
  justifyContent: 'center',
  '& .MuiFormControlLabel-root': { mr: 0, whiteSpace: 'nowrap' },
} as const;
