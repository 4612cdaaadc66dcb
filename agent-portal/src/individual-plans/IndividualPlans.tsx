import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import type { SubsidyResponse } from '#shared/eligibility/subsidy.record';
import type { IndividualEnrollmentResponse } from '#shared/individuals/individual-quote.record';
import type { Plan, SelectedPlansResponse } from '#shared/plans/plan.record';
import type { PlanListView } from '#shared/plans/selection.record';
import { useLeavePrompt } from '#web/records/use-leave-prompt';
import { Screen } from '#web/shell/Screen';
import { cartProps, saveStep } from '../components/plan-browser/cart/cart-props.ts';
import { FactList } from '../components/plan-browser/FactList.tsx';
import { useAnnouncements } from '../components/plan-browser/LiveRegion.tsx';
import { PlanWorkspace } from '../components/plan-browser/PlanWorkspace.tsx';
import { usePlanWork } from '../components/plan-browser/use-plan-work.ts';
import { subsidyQuery } from '../components/subsidy/subsidy-queries.ts';
import { contractRenewalQuery } from '../components/contract-renewal/contract-renewal-queries.ts';
import { RenewalPriceSection } from './renewal/RenewalPriceSection.tsx';
import { subsidyQuestion } from './credit/save-credit.ts';
import { CreditSection } from './credit/CreditSection.tsx';
import { GrantedCreditSection } from './credit/GrantedCreditSection.tsx';
import { useEnrollStep } from './enroll/use-enroll-step.ts';
import { FullPriceDialog } from './enroll/FullPriceDialog.tsx';
import { VerifyPlansDialog } from './enroll/VerifyPlansDialog.tsx';
import { HOUSEHOLD_CHOICE } from './household/household-choice.ts';
import { householdTerms } from './household/household-terms.ts';
import { householdPriceFacts, householdTitle } from './household/household-texts.ts';
import { HouseholdAlerts } from './HouseholdAlerts.tsx';
import { HouseholdSubtitle } from './HouseholdSubtitle.tsx';
import { useHouseholdCart } from './use-household-cart.ts';

interface IndividualPlansProps {
  household: IndividualEnrollmentResponse;
  offered: readonly Plan[];
  stored: SelectedPlansResponse;
  /** Order and filters stored with the quote; undefined if they could not be loaded. */
  savedView: PlanListView | undefined;
}

const HOME = [{ label: 'Dashboard', to: '/dashboard' }];

/** Plan selection for one household, once everything is loaded. */
export function IndividualPlans({ household, offered, stored, savedView }: IndividualPlansProps) {
  const { Quote: quote, Members } = household;
  const cart = useHouseholdCart({ household, offered, stored });
  const { selection, save } = cart;
  const announcements = useAnnouncements();
  const isRenewal = quote.Individual.RenewedContract !== null;
  const renewal = useQuery({ ...contractRenewalQuery(quote.Id), enabled: isRenewal });
  const estimate = useEstimate(household);
  const terms = useMemo(
    () => householdTerms(Members, quote, { renewal: renewal.data, estimate }),
    [Members, quote, renewal.data, estimate],
  );
  const work = usePlanWork({
    quoteId: quote.Id,
    offered,
    savedView,
    terms,
    cart,
    rules: HOUSEHOLD_CHOICE,
    announcements,
  });
  const leavePrompt = useLeavePrompt(selection.isChanged, selection.reset, selection.draft.save?.kind === 'saved');
  const enroll = useEnrollStep(quote, cart, estimate);
  const steps = [
    ...(cart.lock === null ? [saveStep(cart, save.isSaving, work.announce)] : []),
    ...(enroll.step ? [enroll.step] : []),
  ];
  return (
    <Screen
      title={householdTitle(household)}
      subtitle={<HouseholdSubtitle quote={quote} />}
      breadcrumbs={HOME}
      actions={<FactList facts={householdPriceFacts(household)} />}
      hasErrors={(enroll.failure ?? save.failure) !== null}
    >
      <PlanWorkspace
        {...{ quote, offered, stored, cart, work }}
        rateArea={quote.Individual.Address.RateArea}
        cartProps={{
          ...cartProps(cart, work),
          failure: enroll.failure ?? save.failure,
          onDismiss: enroll.failure ? enroll.dismiss : save.dismiss,
          purpose: 'Select one plan in each list',
          steps,
        }}
      >
        <HouseholdAlerts household={household} cart={cart} stored={stored} />
        {isRenewal && <RenewalPriceSection renewal={renewal} />}
        {quote.Individual.IsFfm ? (
          <GrantedCreditSection quote={quote} canChange={cart.lock === null} />
        ) : (
          <CreditSection household={household} canChange={cart.lock === null} />
        )}
      </PlanWorkspace>
      {enroll.verification && <VerifyPlansDialog {...enroll.verification} />}
      {enroll.fullPrice && <FullPriceDialog {...enroll.fullPrice} />}
      {leavePrompt}
    </Screen>
  );
}

/** Of the tax credit; undefined while the income is unknown, and where the marketplace has decided. */
function useEstimate(household: IndividualEnrollmentResponse): SubsidyResponse | undefined {
  const { Individual, Household } = household.Quote;
  const question = Individual.IsFfm || !Household ? null : subsidyQuestion(household, Household);
  return useQuery(subsidyQuery(question)).data;
}
