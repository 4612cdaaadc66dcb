import { memo } from 'react';
import type { PlanFigure } from '#shared/plans/group-figures';
import type { Plan } from '#shared/plans/plan.record';
import { formatDollars } from '#shared/formats/currency';
import { type CostBasis, deductibleOf, outOfPocketMaximumOf } from '#shared/plans/yearly-cost';
import { reducedCosts } from '#shared/plans/cost-reduction';
import { isUnderCredit } from '#shared/plans/net-premium-of';
import { costText } from '#shared/plans/plan-texts';
import { needsHeight, NeedTraits } from '../needs/NeedTraits.tsx';
import type { NeedLine } from '../needs/need-lines.ts';
import { costLabels, traits } from './plan-texts.ts';

/** A stable object shared by all rows. */
export interface PlanRowActions {
  toggle: (plan: Plan) => void;
  compare: (plan: Plan) => void;
  details: (plan: Plan) => void;
  price: (plan: Plan) => void;
  deltaDental: () => void;
}

export interface PlanRowProps {
  plan: Plan;
  /** For everyone who enrolls; null = rates not loaded. */
  premium: number | null;
  isSelected: boolean;
  isCompared: boolean;
  /** Medical plans in its suite, including this one; 0 if not in a suite. */
  suiteSize: number;
  /** What the plan is at a renewal: "Current plan". */
  mark?: string;
  /** What the premium means to a group. */
  figures?: readonly PlanFigure[];
  /** Whether it has the client's doctors and medicines. */
  needs?: readonly NeedLine[];
  canChange: boolean;
  /** With radio buttons a plan replaces the one selected in this list. */
  choice: 'checkbox' | 'radio';
  costs: CostBasis;
  /** "1/1/2027", used to explain why a plan without rates cannot be selected. */
  effectiveDay: string;
  actions: PlanRowActions;
}

/**
 * One plan: name, metal, network, premium, deductible, out-of-pocket maximum, and actions. Plain elements, styled by the list: 150
 * of them must render immediately.
 */
export const PlanRow = memo(function PlanRow(props: PlanRowProps) {
  const { plan, isSelected, isCompared, canChange, choice, costs, actions } = props;
  const { PlanId, PlanDisplayName } = plan;
  const labels = costLabels(costs);
  const id = `plan-${PlanId}`;
  return (
    <li className="plan" data-selected={isSelected} style={needsHeight(props.needs)}>
      <div className="plan-choice">
        {canChange && (
          <input
            type={choice}
            name={choice === 'radio' ? 'plan' : undefined}
            id={id}
            checked={isSelected}
            disabled={!plan.RatesLoaded && !isSelected}
            aria-describedby={`${id}-traits`}
            onChange={() => actions.toggle(plan)}
          />
        )}
      </div>
      <h2 className="plan-name">{canChange ? <label htmlFor={id}>{PlanDisplayName}</label> : PlanDisplayName}</h2>
      <p className="plan-traits" id={`${id}-traits`}>
        {!canChange && isSelected && <strong>Selected</strong>}
        {props.mark && <strong>{props.mark}</strong>}
        <Traits plan={plan} suiteSize={props.suiteSize} />
        {props.premium === null && <span>Cannot be selected: no rates for {props.effectiveDay}</span>}
        <NeedTraits lines={props.needs} />
      </p>
      <Figure name="deductible" label={labels.deductible} text={costText(deductibleOf(plan, costs))} />
      <Figure name="maximum" label={labels.maximum} text={costText(outOfPocketMaximumOf(plan, costs))} />
      <Premium {...props} />
      {props.figures && props.figures.length > 0 && <Figures figures={props.figures} />}
      <div className="plan-actions">
        {plan.IsMedical && (
          <button type="button" aria-pressed={isCompared} onClick={() => actions.compare(plan)}>
            Compare<span className="hidden"> {PlanDisplayName}</span>
          </button>
        )}
        <button type="button" aria-haspopup="dialog" onClick={() => actions.details(plan)}>
          Details<span className="hidden"> of {PlanDisplayName}</span>
        </button>
        <button type="button" aria-haspopup="dialog" onClick={() => actions.price(plan)}>
          Why this price<span className="hidden">: {PlanDisplayName}</span>
        </button>
        {plan.IsDeltaDentalPlan && (
          <button type="button" aria-haspopup="dialog" onClick={actions.deltaDental}>
            About Delta Dental
          </button>
        )}
      </div>
    </li>
  );
});

export const Traits = ({ plan, suiteSize }: { plan: Plan; suiteSize: number }) => (
  <>
    {traits(plan).map((trait) => (
      <span key={trait} data-metal={trait === plan.MetalTier ? trait : undefined}>
        {trait}
      </span>
    ))}
    {plan.PlanSuiteName && (
      <span>
        {plan.PlanSuiteName}
        {suiteSize > 1 && `, ${suiteSize} plans selected together`}
      </span>
    )}
    {plan.IsDeltaDentalPlan && <span>Delta Dental</span>}
    {plan.CostReduction && <span className="plan-reduced">{reducedCosts(plan)}</span>}
  </>
);

const Figure = ({ name, label, text }: { name: 'deductible' | 'maximum'; label: string; text: string }) => (
  <p className={`plan-${name}`}>
    <span className="plan-label">{label}</span> {text}
  </p>
);

const Figures = ({ figures }: { figures: readonly PlanFigure[] }) => (
  <dl className="plan-figures">
    {figures.map(({ label, text }) => (
      <div key={label}>
        <dt>{label}</dt>
        <dd>{text}</dd>
      </div>
    ))}
  </dl>
);

const Premium = ({ plan, premium }: PlanRowProps) => (
  <p className="plan-premium">
    <span className="plan-label">Monthly premium</span>{' '}
    {premium === null ? (
      <span className="plan-missing">{plan.RatesMessage}</span>
    ) : (
      <>
        <strong>{formatDollars(premium)}</strong> <small aria-hidden>a month</small>
        {isUnderCredit(plan) && (
          <small className="plan-market">
            <span>Full price</span> {formatDollars(plan.MarketRate)}
          </small>
        )}
      </>
    )}
  </p>
);
