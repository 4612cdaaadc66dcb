import { type CSSProperties, memo } from 'react';
import { formatDollars } from '#shared/formats/currency';
import { COST_YEARS, type CostYear } from '#shared/plans/yearly-cost';
import { COST_NOT_KNOWN, COST_YEAR_LABELS, yearText } from '#shared/plans/yearly-cost-words';
import { DoctorTraits } from '../doctors/DoctorTraits.tsx';
import { type PlanRowActions, type PlanRowProps, Traits } from '../list/PlanRow.tsx';
import { placesOf, SOURCE_LABELS, type YearlyAxis, type YearlyRow as Row } from './yearly-rows.ts';

export interface YearlyRowProps extends Pick<PlanRowProps, 'isSelected' | 'isCompared' | 'canChange' | 'doctors'> {
  row: Row;
  axis: YearlyAxis;
  year: CostYear;
  isExplained: boolean;
  actions: PlanRowActions;
  /** Shows how the figures follow, next to the bar; null hides it. */
  onExplain: (explained: { row: Row; anchor: HTMLElement } | null) => void;
}

/** One plan: its name, its bar on the common axis, and its three figures. */
export const YearlyRow = memo(function YearlyRow(props: YearlyRowProps) {
  const { row, axis, year, isSelected, isCompared, actions, onExplain } = props;
  const { plan, cost, source } = row;
  const explain = ({ currentTarget }: { currentTarget: HTMLElement }) => onExplain({ row, anchor: currentTarget });
  return (
    <div role="row" className="year-plan" data-selected={isSelected} data-source={source}>
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

export const EXPLANATION_ID = 'yearly-cost-explanation';

function PlanName({ row: { plan, source }, isSelected, canChange, actions, doctors }: YearlyRowProps) {
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
          <DoctorTraits lines={doctors} />
        </span>
      </span>
    </div>
  );
}

/** From the good year to the bad one: a dot, a tick, a ring. @param places percent of the axis */
function YearlyBar({ places }: { places: Readonly<Record<CostYear, number | null>> }) {
  const { good, usual, bad } = places;
  if (good === null) {
    return null;
  }
  return (
    <span className="year-track" style={positions({ good, usual: usual ?? good, bad: bad ?? good })} aria-hidden>
      <i className="premiums" />
      {bad !== null && <i className="to-bad" />}
      {usual !== null && <i className="to-usual" />}
      {bad !== null && <i className="mark mark-bad" />}
      {usual !== null && <i className="mark mark-usual" />}
      <i className="mark mark-good" />
    </span>
  );
}

const positions = (at: Readonly<Record<CostYear, number>>): CSSProperties =>
  ({ '--good': `${at.good}%`, '--usual': `${at.usual}%`, '--bad': `${at.bad}%` }) as CSSProperties;
