import { Button, Stack } from '@mui/material';
import { type ReactNode, useId, useState } from 'react';
import type { CostBasis } from '#shared/plans/yearly-cost';
import type { Term } from '#shared/glossary/glossary';
import { type Facet, FACETS } from '#shared/plans/plan-facets';
import { TermHelp } from '#web/help/TermHelp';
import { FilterGroupsBox } from './FilterGroupsBox.tsx';
import { countFilters, type FacetOption, type PlanFilters, toggleValue } from './plan-filters.ts';

const TITLES: Readonly<Record<Facet, string>> = {
  metal: 'Metal tier',
  network: 'Product type',
  type: 'Plan type',
  category: 'Category',
  deductible: 'Individual deductible',
  deductibleType: 'Deductible type',
  suite: 'Suite',
};
/** What the values of a filter mean; of a value that is not listed, nothing is explained. */
const TERMS: Readonly<Partial<Record<Facet, Readonly<Record<string, Term>>>>> = {
  type: { HSA: 'hsa', HRA: 'hra', HBC: 'healthbyChoice', Extras: 'extras' },
  category: { 'Small group shop': 'shop' },
  deductibleType: { 'Integrated Med/Rx': 'integrated', 'Med only': 'medOnly' },
};
const SELECTION = 'selection';
type GroupName = Facet | typeof SELECTION;

interface FilterPanelProps {
  costs: CostBasis;
  filters: PlanFilters;
  options: Readonly<Record<Facet, readonly FacetOption[]>>;
  selectedCount: number;
  onChange: (filters: PlanFilters) => void;
  onClear: () => void;
}

/** All filters of the list, with the number of plans that each choice would leave. */
export function FilterPanel({ costs, filters, options, selectedCount, onChange, onClear }: FilterPanelProps) {
  const [closed, setClosed] = useState<ReadonlySet<GroupName>>(new Set());
  const facets = FACETS.filter((facet) => isWorthShowing(options[facet]));
  const groups: readonly GroupName[] = [SELECTION, ...facets];
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
          option={{ value: 'selected', label: 'Selected only', isChosen: filters.selectedOnly, count: selectedCount }}
          onToggle={() => onChange({ ...filters, selectedOnly: !filters.selectedOnly })}
        />
      </FilterGroup>
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

const termsOf = (facet: Facet, options: readonly FacetOption[]): Term[] =>
  facet === 'suite' ? ['suite'] : options.flatMap(({ value }) => TERMS[facet]?.[value] ?? []);

const titleOf = (facet: Facet, costs: CostBasis): string =>
  facet === 'deductible' && costs === 'family' ? 'Family deductible' : TITLES[facet];

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
