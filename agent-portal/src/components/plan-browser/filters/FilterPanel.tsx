import { Button, Stack } from '@mui/material';
import { styled } from '@mui/material/styles';
import { type ReactNode, useId, useState } from 'react';
import type { Term } from '#shared/glossary/glossary';
import { type Facet, FACET_TITLES, FACETS } from '#shared/plans/plan-facets';
import type { CostBasis } from '#shared/plans/yearly-cost';
import { TermHelp } from '#web/help/TermHelp';
import { HIDDEN_TEXT } from '#web/theme/hidden-text';
import { countFilters, type FacetOption, type PlanFilters, toggleValue } from './plan-filters.ts';

/** What the values of a filter mean; of a value that is not listed, nothing is explained. */
const TERMS: Readonly<Partial<Record<Facet, Readonly<Record<string, Term>>>>> = {
  type: { HSA: 'hsa', HRA: 'hra', HBC: 'healthbyChoice', Extras: 'extras' },
  category: { 'Small group shop': 'shop' },
  deductibleType: { 'Integrated Med/Rx': 'integrated', 'Med only': 'medOnly' },
};
const SELECTION = 'selection';
const NEED_NAMES = ['doctors', 'medicines'] as const;
type Need = (typeof NEED_NAMES)[number];
const NEEDS = {
  doctors: { title: 'Doctors', label: 'My doctors are in', filter: 'doctorsIn' },
  medicines: { title: 'Medicines', label: 'My medicines are on the list', filter: 'medicinesListed' },
} as const satisfies Record<Need, { title: string; label: string; filter: keyof PlanFilters }>;
type GroupName = Facet | typeof SELECTION | Need;

interface FilterPanelProps {
  costs: CostBasis;
  filters: PlanFilters;
  options: Readonly<Record<Facet, readonly FacetOption[]>>;
  selectedCount: number;
  /** Plans that all doctors are in, given all other filters; null: no doctor was added. */
  doctorsCount: number | null;
  /** Plans that have all medicines on their lists, given all other filters; null: no medicine was added. */
  medicinesCount: number | null;
  onChange: (filters: PlanFilters) => void;
  onClear: () => void;
}

/** All filters of the list, with the number of plans that each choice would leave. */
export function FilterPanel({ costs, filters, options, onChange, onClear, ...counts }: FilterPanelProps) {
  const [closed, setClosed] = useState<ReadonlySet<GroupName>>(new Set());
  const facets = FACETS.filter((facet) => isWorthShowing(options[facet]));
  const countOf = { doctors: counts.doctorsCount, medicines: counts.medicinesCount };
  const needs = NEED_NAMES.filter((need) => countOf[need] !== null || filters[NEEDS[need].filter]);
  const groups: readonly GroupName[] = [SELECTION, ...needs, ...facets];
  const areAllClosed = groups.every((group) => closed.has(group));
  const propsOf = (group: GroupName, title: string) => ({
    title,
    isOpen: !closed.has(group),
    onToggle: () => setClosed((before) => toggled(before, group)),
  });
  return (
    <FilterGroupsBox>
      <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', justifyContent: 'space-between', minHeight: 30 }}>
        <Button size="small" onClick={() => setClosed(new Set(areAllClosed ? [] : groups))} sx={{ ml: -0.5 }}>
          {areAllClosed ? 'Expand all' : 'Close all'}
        </Button>
        {countFilters(filters) > 0 && (
          <Button size="small" onClick={onClear}>
            Clear filters
          </Button>
        )}
      </Stack>
      <FilterGroup {...propsOf(SELECTION, 'Selection')} chosen={Number(filters.selectedOnly)}>
        <Choice
          option={markOption('Selected only', filters.selectedOnly, counts.selectedCount)}
          onToggle={() => onChange({ ...filters, selectedOnly: !filters.selectedOnly })}
        />
      </FilterGroup>
      {needs.map((need) => (
        <FilterGroup key={need} {...propsOf(need, NEEDS[need].title)} chosen={Number(filters[NEEDS[need].filter])}>
          <Choice
            option={markOption(NEEDS[need].label, filters[NEEDS[need].filter], countOf[need])}
            onToggle={() => onChange({ ...filters, [NEEDS[need].filter]: !filters[NEEDS[need].filter] })}
          />
        </FilterGroup>
      ))}
      {facets.map((facet) => (
        <FilterGroup
          key={facet}
          {...propsOf(facet, titleOf(facet, costs))}
          chosen={filters.chosen[facet].length}
          terms={termsOf(facet, options[facet])}
        >
          {options[facet].map((option) => (
            <Choice
              key={option.value}
              option={option}
              onToggle={() => onChange(toggleValue(filters, facet, option.value))}
            />
          ))}
        </FilterGroup>
      ))}
    </FilterGroupsBox>
  );
}

const markOption = (label: string, isChosen: boolean, count: number | null): FacetOption => ({
  value: label,
  label,
  isChosen,
  count: count ?? 0,
});

const termsOf = (facet: Facet, options: readonly FacetOption[]): Term[] =>
  facet === 'suite' ? ['suite'] : options.flatMap(({ value }) => TERMS[facet]?.[value] ?? []);

const titleOf = (facet: Facet, costs: CostBasis): string =>
  facet === 'deductible' && costs === 'family' ? 'Family deductible' : FACET_TITLES[facet];

/** A single value needs no filter. */
const isWorthShowing = (options: readonly FacetOption[]): boolean =>
  options.length > 1 || options.some(({ isChosen }) => isChosen);

function toggled(groups: ReadonlySet<GroupName>, group: GroupName): ReadonlySet<GroupName> {
  const next = new Set(groups);
  if (!next.delete(group)) {
    next.add(group);
  }
  return next;
}

interface FilterGroupProps {
  title: string;
  isOpen: boolean;
  /** Active choices: a collapsed group shows how many it hides. */
  chosen: number;
  /** What its values mean. */
  terms?: readonly Term[];
  onToggle: () => void;
  children: ReactNode;
}

/** The choices of one filter; its heading toggles it. */
function FilterGroup({ title, isOpen, chosen, terms = [], onToggle, children }: FilterGroupProps) {
  const id = useId();
  return (
    <section>
      <h2>
        <button type="button" aria-expanded={isOpen} aria-controls={id} onClick={onToggle}>
          <span id={`${id}-title`}>{title}</span>
          {!isOpen && chosen > 0 && <span> ({chosen} in use)</span>}
        </button>
        {terms.length > 0 && <TermHelp terms={terms} about={title} />}
      </h2>
      <div id={id} role="group" aria-labelledby={`${id}-title`} hidden={!isOpen}>
        {children}
      </div>
    </section>
  );
}

const Choice = ({ option, onToggle }: { option: FacetOption; onToggle: () => void }) => (
  <label data-empty={option.count === 0 && !option.isChosen}>
    <input type="checkbox" checked={option.isChosen} onChange={onToggle} />
    <span>{option.label}</span>
    <span>
      {option.count}
      <span className="hidden">{option.count === 1 ? ' plan' : ' plans'}</span>
    </span>
  </label>
);

/** The styles of all filters in one style sheet: they re-render with every count. */
const FilterGroupsBox = styled('div')(({ theme: { typography } }) => ({
  display: 'grid',
  gap: 12,
  '& .hidden': HIDDEN_TEXT,
  '& section': { minWidth: 0 },
  '& h2': { margin: 0, display: 'flex', alignItems: 'center' },
  '& h2 button[aria-controls]': {
    ...typography.overline,
    display: 'flex',
    alignItems: 'center',
    gap: 6,
    width: '100%',
    minHeight: 28,
    padding: 0,
    border: 0,
    borderRadius: 4,
    background: 'none',
    textAlign: 'left',
    cursor: 'pointer',
    color: 'var(--mui-palette-text-secondary)',
    '&::after': {
      content: '""',
      marginLeft: 'auto',
      marginRight: 6,
      width: 7,
      height: 7,
      border: 'solid currentColor',
      borderWidth: '0 2px 2px 0',
      transform: 'translateY(-2px) rotate(45deg)',
    },
    '&[aria-expanded=true]::after': { transform: 'translateY(2px) rotate(225deg)' },
    '&:hover': { background: 'var(--mui-palette-action-hover)' },
    '@media (pointer: coarse)': { minHeight: 40 },
  },
  '& label': {
    ...typography.body2,
    display: 'grid',
    gridTemplateColumns: '20px minmax(0, 1fr) auto',
    gap: 8,
    alignItems: 'center',
    minHeight: 28,
    cursor: 'pointer',
    borderRadius: 4,
    fontVariantNumeric: 'tabular-nums',
    '&:hover': { background: 'var(--mui-palette-action-hover)' },
    '@media (pointer: coarse)': { minHeight: 40 },
  },
  // With large text a word may be wider than its column.
  '& h2 button[aria-controls], & label > span:first-of-type': { overflowWrap: 'anywhere', minWidth: 0 },
  '& label > :last-child': { color: 'var(--mui-palette-text-secondary)' },
  '& label[data-empty=true]': { color: 'var(--mui-palette-text-secondary)' },
  '& input': { width: 18, height: 18, margin: 1, accentColor: 'var(--mui-palette-primary-main)', cursor: 'pointer' },
}));
