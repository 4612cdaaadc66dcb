import FilterIcon from '@mui/icons-material/FilterListOutlined';
import { Box, Button, Chip } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { type FormHTMLAttributes, type ReactNode, useId, useRef, useState } from 'react';
import { BooleanInput, FilterLiveForm, useListContext } from 'react-admin';
import { ASSIGNMENT_CALLS } from '#shared/sales/sales.calls';
import { AGE_BUCKETS, AGE_LABELS } from '#shared/sales-home/ageing';
import { query } from '#web/http/calls';
import { useDateProblem } from '../date-problems.ts';
import { SelectFilter } from '../SelectFilter.tsx';
import { type ActiveFilter, activeFilters, type FilterWords } from './active-filters.ts';

interface QueueToolbarProps {
  search: ReactNode;
  /** The other filters. */
  children: ReactNode;
  /** What these say when they are on. */
  words: FilterWords;
  /** Saved searches and the file. */
  tools: ReactNode;
}

/** The search on the left, list actions on the right. The other filters are folded; those that are on are listed. */
export function QueueToolbar({ search, children, words, tools }: QueueToolbarProps) {
  const { filterValues } = useListContext();
  const active = activeFilters(words, filterValues);
  const [isOpen, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const folded = useId();
  const dateProblem = useDateProblem();
  if (dateProblem !== null && !isOpen) {
    setOpen(true);
  }
  return (
    <ListBar
      tools={tools}
      filters={
        <>
          {search}
          <Button
            ref={button}
            size="small"
            startIcon={<FilterIcon />}
            aria-expanded={isOpen}
            aria-controls={folded}
            onClick={() => setOpen(!isOpen)}
          >
            {active.length === 0 ? 'Filters' : `Filters (${active.length})`}
          </Button>
          {/* Always there: it checks the dates that an address brings along. */}
          <Box id={folded} sx={[FOLDED, { display: isOpen ? 'flex' : 'none' }]}>
            {children}
          </Box>
        </>
      }
    >
      <ActiveFilters active={active} onRemoved={() => button.current?.focus()} />
    </ListBar>
  );
}

interface ActiveFiltersProps {
  active: readonly ActiveFilter[];
  /** The chip is gone, and with it the focus. */
  onRemoved: () => void;
}

/** The filters that are on, each a button that removes it. */
function ActiveFilters({ active, onRemoved }: ActiveFiltersProps) {
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
    <Box component="ul" aria-label="Active filters" sx={CHIPS}>
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
const CHIPS = { display: 'flex', flexWrap: 'wrap', gap: 1, width: '100%', m: 0, p: 0, listStyle: 'none' } as const;

interface ListBarProps {
  filters: ReactNode;
  tools: ReactNode;
  /** Below both. */
  children?: ReactNode;
}

/** A list's filters on the left, its actions on the right. */
export const ListBar = ({ filters, tools, children }: ListBarProps) => (
  <Box sx={BAR}>
    <FilterLiveForm formComponent={FilterForm}>{filters}</FilterLiveForm>
    <Box sx={TOOLS}>{tools}</Box>
    {children}
  </Box>
);

const FilterForm = (props: FormHTMLAttributes<HTMLFormElement>) => (
  <Box component="form" role="search" aria-label="Filters" {...props} sx={FILTERS} />
);

/** With which colleague quotes are. */
export function AssigneeFilter() {
  const { data: colleagues = [] } = useQuery(query(ASSIGNMENT_CALLS.list));
  const choices = colleagues.map(({ Username, FullName }) => ({ id: Username, name: FullName }));
  return <SelectFilter source="AssignedTo" label="Assigned to" choices={choices} width="11rem" />;
}

/** How long quotes have been in their status. */
export const AgeFilter = () => <SelectFilter source="DaysInStatus" label="Days in status" choices={AGES} />;
const AGES = AGE_BUCKETS.map((bucket) => ({ id: bucket, name: AGE_LABELS[bucket] }));

export const OnlyMineFilter = () => (
  <BooleanInput source="OnlyMine" label="Only my work" helperText={false} sx={SWITCH} />
);

/** The size of a queue's search field. */
export const SEARCH_FIELD = { width: { xs: '100%', sm: '17.5rem' }, maxWidth: '100%', flexShrink: 0 } as const;

const ROW = { display: 'flex', flexWrap: 'wrap', alignItems: 'center', columnGap: 1.5, rowGap: 1.5 } as const;
const BAR = {
  ...ROW,
  justifyContent: 'space-between',
  alignItems: 'flex-start',
  px: 2,
  py: 1.5,
  borderBottom: 1,
  borderColor: 'divider',
} as const;
const FILTERS = { ...ROW, flex: '1 1 24rem', minWidth: 0 } as const;
/** Below a day stands its format: the fields are aligned by their upper edges. */
const FOLDED = { ...ROW, alignItems: 'flex-start', width: '100%', pt: 0.5 } as const;
const TOOLS = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  gap: 0.5,
  minHeight: 40,
  ml: { xs: -0.5, sm: 0 },
} as const;
const SWITCH = {
  flexShrink: 0,
  minHeight: 40,
  justifyContent: 'center',
  '& .MuiFormControlLabel-root': { mr: 0, whiteSpace: 'nowrap' },
} as const;
