import SearchOffIcon from '@mui/icons-material/SearchOff';
import { Alert, Box, Button, Paper, Skeleton } from '@mui/material';
import { Suspense, useCallback, useDeferredValue, useMemo, useState } from 'react';
import { type Coverage, isPpoOnlyArea, PPO_ONLY_NOTE } from '#shared/plans/plan-codes';
import type { QuoteMedicine } from '#shared/medicines/medicine.record';
import type { Plan } from '#shared/plans/plan.record';
import type { QuoteDoctor } from '#shared/providers/quote-doctor.record';
import { areAllListed } from '#shared/medicines/medicine-year';
import { areAllIn } from '#shared/providers/doctor-networks';
import { EmptyState } from '#web/shell/EmptyState';
import { SkipLink } from '#web/shell/SkipLink';
import { lazyPart } from '#web/shell/lazy-part';
import { SELECTION_PLACES } from '../cart/Cart.tsx';
import { FilterDrawer } from '../filters/FilterDrawer.tsx';
import { FilterPanel } from '../filters/FilterPanel.tsx';
import { countFilters, facetOptions, matchingPlans, type PlanFilters } from '../filters/plan-filters.ts';
import type { PlanViewControl } from '../filters/use-plan-view.ts';
import { DoctorsBar } from '../needs/DoctorsBar.tsx';
import { MedicinesBar } from '../needs/MedicinesBar.tsx';
import { type NeedLines, needLines } from '../needs/need-lines.ts';
import type { QuoteDoctors } from '../needs/use-quote-doctors.ts';
import type { QuoteMedicines } from '../needs/use-quote-medicines.ts';
import { coverageTabId, CoverageTabs, PLAN_PANEL_ID } from './CoverageTabs.tsx';
import { PlanList } from './PlanList.tsx';
import type { PlanRowActions } from './PlanRow.tsx';
import { LayoutChoice, PlanToolbar } from './PlanToolbar.tsx';
import { sortPlans } from '#shared/plans/plan-order';
import { byCoverage, COVERAGE_LABELS, plansText } from './plan-texts.ts';

const PlanChart = lazyPart(async () => (await import('../chart/PlanChart.tsx')).PlanChart);
const YearlyCosts = lazyPart(async () => (await import('../yearly/YearlyCosts.tsx')).YearlyCosts);

interface PlanBrowserProps {
  view: PlanViewControl;
  offered: readonly Plan[];
  selected: ReadonlySet<number>;
  premiumOf: (plan: Plan) => number | null;
  canChange: boolean;
  effectiveDay: string;
  actions: PlanRowActions;
  doctors: QuoteDoctors;
  medicines: QuoteMedicines;
  rateArea: number | null;
  onCompare: () => void;
}

/** The filters and the list, in two columns if they fit. */
export function PlanBrowser({ view, offered, selected, rateArea, onCompare, ...props }: PlanBrowserProps) {
  const { coverage, current, terms } = view;
  const doctors = props.doctors.list;
  const medicines = props.medicines.list;
  const given = { offered, selected, doctors, medicines };
  const { lists, matching, options, counts, resultText } = usePlanResults(view, given);
  // The filter that was chosen is painted before the rows, which take longer than a click may.
  const shown = useDeferredValue(matching);
  const needs = useMemo(
    () => needLines({ doctors, medicines, year: terms.year }, offered),
    [doctors, medicines, terms.year, offered],
  );
  const suiteSizes = useMemo(
    () => (terms.buyer === 'group' ? sizesOfSuites(lists.medical) : NO_SUITES),
    [terms, lists],
  );
  const [isFiltering, setFiltering] = useState(false);
  const filterPanel = (
    <FilterPanel
      costs={terms.costs[coverage]}
      filters={current}
      options={options}
      {...counts}
      onChange={view.filter}
      onClear={view.clear}
    />
  );
  return (
    <>
      <SkipLink targets={[`#${PLAN_PANEL_ID}`]}>Skip to plans</SkipLink>
      <Box component="section" aria-label="Filters" sx={FILTER_COLUMN}>
        {filterPanel}
      </Box>
      <SkipLink targets={SELECTION_PLACES.map((id) => `#${id}`)}>Skip to the selected plans</SkipLink>
      <Paper variant="outlined" component="section" aria-label="Plans" sx={{ minWidth: 0, alignSelf: 'start' }}>
        <Box sx={TAB_ROW}>
          <CoverageTabs coverages={terms.coverages} coverage={coverage} counts={countsOf(lists)} onShow={view.show} />
          {coverage === 'medical' && <DoctorsBar doctors={props.doctors} />}
          {coverage === 'medical' && <MedicinesBar medicines={props.medicines} />}
          {coverage === 'medical' && <LayoutChoice terms={terms.year} layout={view.layout} onLayout={view.layOut} />}
        </Box>
        <PlanToolbar view={view} resultText={resultText} onFilters={() => setFiltering(true)} onCompare={onCompare} />
        {coverage === 'medical' && isPpoOnlyArea(rateArea) && (
          <Alert severity="info" role="none" sx={{ borderRadius: 0 }}>
            {PPO_ONLY_NOTE}
          </Alert>
        )}
        <div role="tabpanel" tabIndex={-1} id={PLAN_PANEL_ID} aria-labelledby={coverageTabId(coverage)}>
          <PlanResults {...props} {...{ view, selected, suiteSizes, needs }} plans={shown} medicines={medicines} />
        </div>
      </Paper>
      <FilterDrawer
        open={isFiltering}
        onClose={() => setFiltering(false)}
        closeLabel={`Show ${plansText(matching.length)}`}
      >
        {filterPanel}
      </FilterDrawer>
    </>
  );
}

interface PlanResultsProps extends Omit<
  PlanBrowserProps,
  'offered' | 'doctors' | 'medicines' | 'rateArea' | 'onCompare'
> {
  /** Filtered and sorted. */
  plans: readonly Plan[];
  suiteSizes: ReadonlyMap<string, number>;
  needs: NeedLines;
  medicines: readonly QuoteMedicine[];
}

/** The plans as a list, by their yearly costs, or in a chart. */
function PlanResults({ view, plans, selected, suiteSizes, medicines, ...list }: PlanResultsProps) {
  const { coverage, terms } = view;
  if (plans.length === 0) {
    return <NoPlans view={view} />;
  }
  if (terms.year && coverage === 'medical' && view.layout === 'yearly') {
    const { premiumOf, canChange, actions, needs } = list;
    return (
      <Suspense fallback={<ViewSkeleton label="Loading yearly costs" />}>
        <YearlyCosts
          {...{ view, plans, premiumOf, selected, needs, medicines, canChange, actions }}
          terms={terms.year}
        />
      </Suspense>
    );
  }
  if (coverage === 'medical' && view.layout === 'chart') {
    const { premiumOf, canChange, actions } = list;
    return (
      <Suspense fallback={<ViewSkeleton label="Loading the chart" />}>
        <PlanChart
          {...{ plans, premiumOf, selected, canChange, actions }}
          costs={terms.costs.medical}
          figures={terms.figures}
          compared={view.compared}
        />
      </Suspense>
    );
  }
  return (
    <PlanList
      label={`${COVERAGE_LABELS[coverage]} plans`}
      compared={view.compared}
      choice={terms.buyer === 'household' ? 'radio' : 'checkbox'}
      costs={terms.costs[coverage]}
      marks={terms.renewal?.marks}
      figures={terms.figures}
      {...{ plans, selected, suiteSizes, ...list }}
    />
  );
}

const ViewSkeleton = ({ label }: { label: string }) => (
  <Box role="status" aria-label={label} sx={{ p: 2 }}>
    <Skeleton variant="rounded" height={480} />
  </Box>
);

const NoPlans = ({ view: { coverage, current, clear, terms } }: { view: PlanViewControl }) =>
  countFilters(current) > 0 ? (
    <EmptyState
      icon={<SearchOffIcon />}
      title="No plan matches"
      action={
        <Button variant="outlined" onClick={clear}>
          Clear filters
        </Button>
      }
    >
      No {coverage} plan matches all of the filters.
    </EmptyState>
  ) : (
    <EmptyState title={`No ${coverage} plans`}>
      No {coverage} plan is sold to this {terms.buyer} on this effective date, at its address.
    </EmptyState>
  );

const TAB_ROW = {
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  columnGap: 0.5,
  pl: { xs: 0.5, sm: 1 },
  pr: 2,
  borderBottom: 1,
  borderColor: 'divider',
  // On phones, below the tabs.
  '& > div:nth-of-type(2)': { ml: { xs: 1.5, sm: 0 }, my: 0.5 },
} as const;

const FILTER_COLUMN = {
  display: { xs: 'none', lg: 'block' },
  position: 'sticky',
  top: 72,
  alignSelf: 'start',
  maxHeight: 'calc(100dvh - 88px)',
  overflowY: 'auto',
  pb: 1,
  pr: 0.5,
} as const;

/** A household does not select a suite together. */
const NO_SUITES: ReadonlyMap<string, number> = new Map();

const countsOf = ({ medical, dental, vision }: Record<Coverage, readonly Plan[]>) => ({
  medical: medical.length,
  dental: dental.length,
  vision: vision.length,
});

function sizesOfSuites(medical: readonly Plan[]): ReadonlyMap<string, number> {
  const sizes = new Map<string, number>();
  for (const { PlanSuiteName } of medical) {
    if (PlanSuiteName) {
      sizes.set(PlanSuiteName, (sizes.get(PlanSuiteName) ?? 0) + 1);
    }
  }
  return sizes;
}

interface ResultsOf extends Pick<PlanBrowserProps, 'offered' | 'selected'> {
  doctors: readonly QuoteDoctor[];
  medicines: readonly QuoteMedicine[];
}

/** The plans of the current list, filtered and sorted, and how many each further choice would leave. */
function usePlanResults(view: PlanViewControl, { offered, selected, doctors, medicines }: ResultsOf) {
  const { coverage, order, current } = view;
  const costs = view.terms.costs[coverage];
  const lists = useMemo(() => byCoverage(offered), [offered]);
  const sorted = useMemo(() => sortPlans(lists[coverage], order, costs), [lists, coverage, order, costs]);
  const isMedical = coverage === 'medical';
  const hasAllDoctors = useCallback((planId: number) => !isMedical || areAllIn(doctors, planId), [isMedical, doctors]);
  const hasAllMedicines = useCallback(
    (planId: number) => !isMedical || areAllListed(medicines, planId),
    [isMedical, medicines],
  );
  const marks = useMemo(
    () => ({ selected, hasAllDoctors, hasAllMedicines }),
    [selected, hasAllDoctors, hasAllMedicines],
  );
  const options = useMemo(() => facetOptions(sorted, current, marks, costs), [sorted, current, marks, costs]);
  const selection = current.selectedOnly ? selected : NOTHING_SELECTED;
  const matching = useMemo(
    () => matchingPlans(sorted, current, { hasAllDoctors, hasAllMedicines, selected: selection }, costs),
    [sorted, current, selection, hasAllDoctors, hasAllMedicines, costs],
  );
  const counts = useMemo(() => {
    const countWith = (also: Partial<PlanFilters>) =>
      matchingPlans(sorted, { ...current, ...also }, marks, costs).length;
    return {
      selectedCount: countWith({ selectedOnly: true }),
      doctorsCount: isMedical && doctors.length > 0 ? countWith({ doctorsIn: true }) : null,
      medicinesCount: isMedical && medicines.length > 0 ? countWith({ medicinesListed: true }) : null,
    };
  }, [sorted, current, marks, isMedical, doctors, medicines, costs]);
  return { lists, matching, options, counts, resultText: resultText(matching.length, sorted.length, coverage) };
}

/** As long as it does not matter, the list stays as it is when a plan is selected. */
const NOTHING_SELECTED: ReadonlySet<number> = new Set();

/** "126 medical plans", "12 of 126 medical plans match". */
const resultText = (matching: number, all: number, coverage: Coverage): string =>
  matching === all
    ? plansText(all, coverage)
    : `${matching.toLocaleString('en-US')} of ${plansText(all, coverage)} ${matching === 1 ? 'matches' : 'match'}`;
