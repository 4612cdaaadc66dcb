import { type CSSProperties, memo, useMemo, useState } from 'react';
import { Paper, Popper } from '@mui/material';
import { formatDollars } from '#shared/formats/currency';
import { counted } from '#shared/formats/text';
import { MEDICINES_NOTE } from '#shared/medicines/medicine-year';
import type { QuoteMedicine } from '#shared/medicines/medicine.record';
import type { Plan } from '#shared/plans/plan.record';
import { COST_YEARS, yearlyCost, type CostYear, type YearTerms } from '#shared/plans/yearly-cost';
import {
  COST_NOT_KNOWN,
  COST_YEAR_LABELS,
  yearlyCostNotes,
  yearlyCostTitle,
  yearText,
} from '#shared/plans/yearly-cost-words';
import { needsHeight, NeedTraits } from '../needs/NeedTraits.tsx';
import type { PlanViewControl } from '../filters/use-plan-view.ts';
import type { NeedLines } from '../needs/need-lines.ts';
import { type PlanRowActions, type PlanRowProps, Traits } from '../list/PlanRow.tsx';
import { YearChoice } from './YearChoice.tsx';
import { YearlyBar } from './YearlyBar.tsx';
import {
  axisOf,
  type YearlyRow as ExplainedRow,
  placesOf,
  PLAN_SOURCES,
  type PlanSource,
  type YearlyRow as Row,
  sortByYear,
  SOURCE_LABELS,
  sourceOf,
  type YearlyAxis,
} from './yearly-rows.ts';
import { YearlyCostsBox } from './YearlyCostsBox.tsx';
import { type MedicinesLine, medicinesLine, YearlyCostLines } from './YearlyCostLines.tsx';

interface YearlyCostsProps {
  plans: readonly Plan[];
  view: PlanViewControl;
  terms: YearTerms;
  premiumOf: (plan: Plan) => number | null;
  selected: ReadonlySet<number>;
  /** The client's doctors and medicines, by plan. */
  needs?: NeedLines;
  medicines?: readonly QuoteMedicine[];
  canChange: boolean;
  actions: PlanRowActions;
}

/** What each plan costs in a good, a usual and a bad year, on one axis: a chart that is also the table of its figures. */
export function YearlyCosts({ plans, view, terms, premiumOf, medicines = [], ...list }: YearlyCostsProps) {
  const { year } = view;
  const rows = useMemo(
    () =>
      plans.map((plan) => {
        const premium = premiumOf(plan);
        return {
          ...{ plan, premium },
          cost: yearlyCost(plan, premium, terms),
          source: sourceOf(plan, terms.isShortTerm),
        };
      }),
    [plans, premiumOf, terms],
  );
  const sorted = useMemo(() => sortByYear(rows, year), [rows, year]);
  const axis = useMemo(() => axisOf(rows), [rows]);
  const [explained, setExplained] = useState<Explained | null>(null);
  return (
    <YearlyCostsBox>
      <YearChoice {...{ rows, terms, year }} onYear={view.chooseYear} />
      <Legend
        months={terms.months}
        sources={PLAN_SOURCES.filter((each) => rows.some(({ source }) => source === each))}
      />
      <div role="table" aria-label={`${yearlyCostTitle(terms)} by plan`} style={stepOf(axis)}>
        <AxisRow axis={axis} year={year} />
        <div role="rowgroup">
          {sorted.map((row) => (
            <YearlyRow
              key={row.plan.PlanId}
              {...{ row, axis, year }}
              isSelected={list.selected.has(row.plan.PlanId)}
              isCompared={view.compared.includes(row.plan.PlanId)}
              needs={list.needs?.get(row.plan.PlanId)}
              isExplained={explained?.row === row}
              canChange={list.canChange}
              actions={list.actions}
              onExplain={setExplained}
            />
          ))}
        </div>
      </div>
      <CostExplanation
        explained={explained}
        medicines={explained ? medicinesLine(medicines, explained.row.plan, terms) : undefined}
      />
      <ul className="year-notes" aria-label="How it is calculated">
        {[...yearlyCostNotes(terms), ...(medicines.length > 0 ? [MEDICINES_NOTE] : [])].map((note) => (
          <li key={note}>{note}</li>
        ))}
      </ul>
    </YearlyCostsBox>
  );
}

/** The column headings; the amounts of the axis stay above the bars while the list scrolls. */
const AxisRow = ({ axis, year }: { axis: YearlyAxis; year: CostYear }) => (
  <div role="rowgroup" className="year-head">
    <div role="row">
      <div role="columnheader" className="year-name">
        Plan
      </div>
      <div role="columnheader" className="year-figure year-month">
        Monthly premium
      </div>
      <div role="columnheader" className="year-axis">
        <span className="hidden">From a low to a high use year</span>
        {axis.tickCents.map((cents) => (
          <span key={cents} aria-hidden style={{ left: `${(cents / axis.endCents) * 100}%` }}>
            {shortDollars(cents)}
          </span>
        ))}
      </div>
      {COST_YEARS.map((each) => (
        <div
          key={each}
          role="columnheader"
          className={`year-figure year-${each}`}
          data-sorted={each === year}
          aria-sort={each === year ? 'ascending' : undefined}
        >
          {COST_YEAR_LABELS[each]}
        </div>
      ))}
      <div role="columnheader" className="hidden">
        Actions
      </div>
    </div>
  </div>
);

/** The distance of the lines behind the bars. */
const stepOf = ({ stepCents, endCents }: YearlyAxis) =>
  ({ '--step': `${(stepCents / endCents) * 100}%` }) as CSSProperties;

const shortDollars = (cents: number): string => (cents === 0 ? '$0' : `$${cents / CENTS_A_THOUSAND}k`);

const CENTS_A_THOUSAND = 100_000;

/** Hidden from screen readers: the table's cells say all of it. */
const Legend = ({ months, sources }: { months: number; sources: readonly PlanSource[] }) => (
  <p className="year-legend" aria-hidden>
    <strong>{counted(months, 'month')}</strong>
    {COST_YEARS.map((each) => (
      <span key={each}>
        <i className={`mark mark-${each}`} /> {COST_YEAR_LABELS[each]}
      </span>
    ))}
    {sources.map((each) => (
      <span key={each} data-source={each}>
        <i className="swatch" /> {SOURCE_LABELS[each]}
      </span>
    ))}
  </p>
);

interface Explained {
  row: ExplainedRow;
  anchor: HTMLElement;
}

/** The three figures of a plan with their formulas, beside its bar. */
const CostExplanation = ({ explained, medicines }: { explained: Explained | null; medicines: MedicinesLine }) => (
  <Popper
    open={explained !== null}
    anchorEl={explained?.anchor ?? null}
    placement="bottom"
    disablePortal
    id={EXPLANATION_ID}
    role="tooltip"
    sx={{ zIndex: 'tooltip', pointerEvents: 'none', maxWidth: 'calc(100vw - 16px)' }}
  >
    {explained && (
      <Paper elevation={8} sx={{ p: 1.5 }}>
        <YearlyCostLines cost={explained.row.cost} medicines={medicines} />
      </Paper>
    )}
  </Popper>
);

interface YearlyRowProps extends Pick<PlanRowProps, 'isSelected' | 'isCompared' | 'canChange' | 'needs'> {
  row: Row;
  axis: YearlyAxis;
  year: CostYear;
  isExplained: boolean;
  actions: PlanRowActions;
  /** Shows how the figures follow, next to the bar; null hides it. */
  onExplain: (explained: { row: Row; anchor: HTMLElement } | null) => void;
}

/** One plan: its name, its bar on the common axis, and its three figures. */
const YearlyRow = memo(function YearlyRow(props: YearlyRowProps) {
  const { row, axis, year, isSelected, isCompared, actions, onExplain } = props;
  const { plan, cost, source } = row;
  const explain = ({ currentTarget }: { currentTarget: HTMLElement }) => onExplain({ row, anchor: currentTarget });
  return (
    <div
      role="row"
      className="year-plan"
      data-selected={isSelected}
      data-source={source}
      style={needsHeight(props.needs)}
    >
      <PlanName {...props} />
      <div role="cell" className="year-figure year-month">
        <span className="year-label" aria-hidden>
          Monthly premium
        </span>
        {row.premium === null ? COST_NOT_KNOWN : formatDollars(row.premium)}
      </div>
      <div role="cell" className="year-bar">
        <button
          type="button"
          aria-label={`How the costs of ${plan.PlanDisplayName} are calculated`}
          aria-describedby={props.isExplained ? EXPLANATION_ID : undefined}
          onMouseEnter={explain}
          onMouseLeave={() => onExplain(null)}
          onFocus={explain}
          onBlur={() => onExplain(null)}
          onClick={explain}
          onKeyDown={({ key }) => key === 'Escape' && onExplain(null)}
        >
          <YearlyBar places={placesOf(cost, axis)} />
        </button>
      </div>
      {COST_YEARS.map((each) => (
        <div key={each} role="cell" className={`year-figure year-${each}`} data-sorted={each === year}>
          <span className="year-label" aria-hidden>
            {COST_YEAR_LABELS[each]}
          </span>
          {yearText(cost[each])}
        </div>
      ))}
      <div role="cell" className="year-actions">
        <button type="button" aria-pressed={isCompared} onClick={() => actions.compare(plan)}>
          Compare<span className="hidden"> {plan.PlanDisplayName}</span>
        </button>
        <button type="button" aria-haspopup="dialog" onClick={() => actions.details(plan)}>
          Details<span className="hidden"> of {plan.PlanDisplayName}</span>
        </button>
      </div>
    </div>
  );
});

const EXPLANATION_ID = 'yearly-cost-explanation';

function PlanName({ row: { plan, source }, isSelected, canChange, actions, needs }: YearlyRowProps) {
  const id = `plan-${plan.PlanId}`;
  return (
    <div role="rowheader" className="year-name">
      {canChange && (
        <input
          type="radio"
          name="plan"
          id={id}
          checked={isSelected}
          disabled={!plan.RatesLoaded && !isSelected}
          aria-describedby={`${id}-traits`}
          onChange={() => actions.toggle(plan)}
        />
      )}
      <span>
        {canChange ? <label htmlFor={id}>{plan.PlanDisplayName}</label> : plan.PlanDisplayName}
        <span className="year-traits" id={`${id}-traits`}>
          {!canChange && isSelected && <strong>Selected</strong>}
          <Traits plan={plan} suiteSize={0} />
          <span className="year-source">{SOURCE_LABELS[source]}</span>
          {!plan.RatesLoaded && <span>{plan.RatesMessage}</span>}
          <NeedTraits lines={needs} />
        </span>
      </span>
    </div>
  );
}
