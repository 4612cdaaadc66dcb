import { centsFromDollars, dollarsFromCents, formatDollars } from '#shared/formats/currency';
import { individualCensusPath } from '#shared/individuals/individual-next-step';
import type { IndividualEnrollmentResponse } from '#shared/individuals/individual-quote.record';
import {
  individualSelectionProblems,
  NOBODY_ENROLLS_IN_DENTAL,
  NOBODY_ENROLLS_IN_VISION,
  ONE_MEDICAL_PLAN,
  ONE_VISION_PLAN,
} from '#shared/individuals/individual-selection';
import { coverageOf } from '#shared/plans/plan-texts';
import type { Coverage } from '#shared/plans/plan-codes';
import type { Plan, SelectedPlansResponse } from '#shared/plans/plan.record';
import { ONE_DENTAL_PLAN } from '#shared/plans/selection';
import {
  type CartFacts,
  deltaDentalNotes,
  missingCoverage,
  type SelectionFix,
  storedFindings,
} from '../../components/plan-browser/cart/cart-facts.ts';
import { enrolling } from './household-terms.ts';

interface FactsGiven {
  household: IndividualEnrollmentResponse;
  /** The selected plans, in the order in which they were selected. */
  plans: readonly Plan[];
  premiumOf: (plan: Plan) => number | null;
  /** Null while the selection differs from the stored one. */
  stored: SelectedPlansResponse | null;
}

/** Everything that the cart says about a household's selection. */
export function householdFacts({ household, plans, premiumOf, stored }: FactsGiven): CartFacts {
  const fixes = [...peopleFixes(household), ...planFixes(household, plans)];
  const total = totalOf(plans, premiumOf);
  return {
    selectionFixes: fixes,
    ...storedFindings(plans, fixes, stored),
    warnings: [],
    notes: deltaDentalNotes(plans),
    countText: plans.length > 0 && total !== null ? `${formatDollars(total)} a month` : 'No plan is selected',
    gauge: null,
    total,
  };
}

/** Added up in whole cents; null if a price is not known. */
function totalOf(plans: readonly Plan[], premiumOf: (plan: Plan) => number | null): number | null {
  let cents = 0;
  for (const plan of plans) {
    const premium = premiumOf(plan);
    if (premium === null) {
      return null;
    }
    cents += centsFromDollars(premium);
  }
  return dollarsFromCents(cents);
}

/** What is wrong with the people, each message once: it is corrected on the household's own screen. */
function peopleFixes({ Quote, Members, Problems }: IndividualEnrollmentResponse): SelectionFix[] {
  const to = individualCensusPath(Quote.Id);
  return [...new Set(Problems.map(({ Message }) => Message))].map((problem) => {
    const [who, ...others] = Members.filter(({ Id }) =>
      Problems.some(({ MemberId, Message }) => MemberId === Id && Message === problem),
    );
    const name = who && others.length === 0 ? `${who.FirstName} ${who.LastName}`.trim() : '';
    return { problem, show: null, removal: null, link: { label: name ? `Change ${name}` : 'Edit household', to } };
  });
}

const TOO_MANY: Readonly<Record<string, Coverage>> = {
  [ONE_MEDICAL_PLAN]: 'medical',
  [ONE_DENTAL_PLAN]: 'dental',
  [ONE_VISION_PLAN]: 'vision',
};
const FOR_NOBODY: Readonly<Record<string, Coverage>> = {
  [NOBODY_ENROLLS_IN_DENTAL]: 'dental',
  [NOBODY_ENROLLS_IN_VISION]: 'vision',
};

function planFixes({ Quote, Members }: IndividualEnrollmentResponse, plans: readonly Plan[]): SelectionFix[] {
  const problems = individualSelectionProblems(plans, {
    anyDentalEnrolled: enrolling(Members, 'dental') > 0,
    anyVisionEnrolled: enrolling(Members, 'vision') > 0,
  });
  const lastFirst = (coverage: Coverage) => [...plans].reverse().filter((plan) => coverageOf(plan) === coverage);
  return problems.map((problem) => {
    const [many, nobody] = [TOO_MANY[problem], FOR_NOBODY[problem]];
    if (nobody) {
      const link = { label: 'Change who enrolls', to: individualCensusPath(Quote.Id) };
      return { problem, show: null, removal: { hint: '', plans: lastFirst(nobody) }, link };
    }
    const removal = many ? { hint: 'Keep one of these:', plans: lastFirst(many) } : null;
    return { problem, show: missingCoverage(problem), removal };
  });
}
