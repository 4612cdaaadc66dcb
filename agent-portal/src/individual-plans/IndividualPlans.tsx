import { Alert, AlertTitle, Button, Link } from '@mui/material';
import { useQuery, type UseQueryResult } from '@tanstack/react-query';
import { type ComponentType, Suspense, useMemo } from 'react';
import { Link as RouterLink, useSearchParams } from 'react-router';
import type { ContractRenewalResponse } from '#shared/contract-renewals/contract-renewal.record';
import { isTobaccoOpen } from '#shared/individuals/household-members';
import { individualCensusPath } from '#shared/individuals/individual-next-step';
import type {
  IndividualEnrollmentResponse,
  IndividualQuoteResponse,
} from '#shared/individuals/individual-quote.record';
import { ACTIVE_CONTRACT_CODE, resubmittableText } from '#shared/marketplace/enroll-refusals';
import type { MemberAssignment } from '#shared/plans/member-assignment';
import type { Plan, SelectedPlansResponse } from '#shared/plans/plan.record';
import type { PlanListView } from '#shared/plans/selection.record';
import { useLeavePrompt } from '#web/records/use-leave-prompt';
import { lazyPart } from '#web/shell/lazy-part';
import { ScreenHead } from '#web/shell/Screen';
import { useShownError } from '#web/shell/shown-errors';
import { ShortTermNotice } from '../components/ShortTermNotice.tsx';
import type { SendComparisonPart } from '../components/plan-browser/CompareDialog.tsx';
import { FactList } from '../components/plan-browser/FactList.tsx';
import { useAnnouncements } from '../components/plan-browser/LiveRegion.tsx';
import { PlanWorkspace } from '../components/plan-browser/PlanWorkspace.tsx';
import type { PlanCart } from '../components/plan-browser/cart/cart-facts.ts';
import { cartProps, saveStep } from '../components/plan-browser/cart/cart-props.ts';
import { OtherSelections } from '../components/plan-browser/selection/OtherSelections.tsx';
import {
  saveBlock,
  saveStateOf,
  usePremiumOf,
  useStoredIds,
} from '../components/plan-browser/selection/stored-selection.ts';
import { useSelectionSave } from '../components/plan-browser/selection/use-selection-save.ts';
import { useSelection } from '../components/plan-browser/selection/use-selection.ts';
import { usePlanWork } from '../components/plan-browser/use-plan-work.ts';
import { HouseholdSubtitle, TWO_PLANS_PARAM } from './HouseholdSubtitle.tsx';
import { CompanionNote } from './two-plans/CompanionNote.tsx';
import { CreditSection } from './credit/CreditSection.tsx';
import { GrantedCreditSection } from './credit/GrantedCreditSection.tsx';
import { type CreditControl, useCredit, usePlansUnder } from './credit/use-credit.ts';
import { FullPriceDialog } from './enroll/FullPriceDialog.tsx';
import { VerifyPlansDialog } from './enroll/VerifyPlansDialog.tsx';
import { useEnrollStep } from './enroll/use-enroll-step.ts';
import { HOUSEHOLD_CHOICE, withOnly } from './household/household-choice.ts';
import { householdFacts } from './household/household-facts.ts';
import { householdLock } from './household/household-lock.ts';
import { householdTerms } from './household/household-terms.ts';
import { householdPriceFacts, householdTitle } from './household/household-texts.ts';
import { earlierSubmissionQuery, reloadHousehold } from './individual-plans-queries.ts';
import { RenewalPriceSection } from './RenewalPriceSection.tsx';

const TwoPlansDialog = lazyPart(async () => (await import('./two-plans/TwoPlansDialog.tsx')).TwoPlansDialog);

interface IndividualPlansProps {
  household: IndividualEnrollmentResponse;
  offered: readonly Plan[];
  stored: SelectedPlansResponse;
  /** Order and filters stored with the quote; undefined if they could not be loaded. */
  savedView: PlanListView | undefined;
  /** Of the contract that the quote renews. */
  renewal: UseQueryResult<ContractRenewalResponse>;
  sending: ComparisonParts;
}

/** What sends comparisons, and lists those that were sent: a feature of its own, which the route table passes in. */
export interface ComparisonParts {
  SendComparison: SendComparisonPart;
  SentComparisons: ComponentType<{ quoteId: number; onClose: () => void }>;
}

/** Plan selection for one household, once everything is loaded. */
export function IndividualPlans({ household: saved, offered: asSaved, stored, ...given }: IndividualPlansProps) {
  const { savedView, renewal, sending } = given;
  const credit = useCredit(saved);
  const { household, estimate } = credit;
  const { Quote: quote, Members } = household;
  const offered = usePlansUnder(householdLock(quote) === null ? credit.applied : null, asSaved);
  const cart = useHouseholdCart({ household, offered, stored });
  const { selection, save } = cart;
  const announcements = useAnnouncements();
  const terms = useMemo(
    () => householdTerms(Members, quote, { renewal: renewal.data, estimate }),
    [Members, quote, renewal.data, estimate],
  );
  const work = usePlanWork({
    quoteId: quote.Id,
    zip: quote.Individual.Address.FullPostalCode,
    rules: HOUSEHOLD_CHOICE,
    ...{ offered, savedView, terms, cart, announcements },
  });
  const leavePrompt = useLeavePrompt(selection.isChanged, selection.reset, selection.draft.save?.kind === 'saved');
  const enroll = useEnrollStep(quote, cart, credit);
  useShownError((enroll.failure ?? save.failure) !== null);
  const steps = [
    ...(cart.lock === null ? [saveStep(cart, save.isSaving, work.announce)] : []),
    ...(enroll.step ? [enroll.step] : []),
  ];
  return (
    <>
      <ScreenHead
        title={householdTitle(household)}
        subtitle={<HouseholdSubtitle quote={quote} />}
        actions={<FactList facts={householdPriceFacts(household)} />}
      />
      <PlanWorkspace
        {...{ quote, offered, stored, cart, work }}
        rateArea={quote.Individual.Address.RateArea}
        SendComparison={sending.SendComparison}
        cartProps={{
          ...cartProps(cart, work),
          failure: enroll.failure ?? save.failure,
          onDismiss: enroll.failure ? enroll.dismiss : save.dismiss,
          purpose: 'Select one plan in each list',
          steps,
        }}
      >
        <AboveThePlans {...{ credit, offered, stored, cart, renewal }} />
      </PlanWorkspace>
      {enroll.verification && <VerifyPlansDialog {...enroll.verification} />}
      {enroll.fullPrice && <FullPriceDialog {...enroll.fullPrice} />}
      <SentHere quoteId={quote.Id} {...sending} />
      {quote.CanEdit && <TwoPlansHere household={household} />}
      {leavePrompt}
    </>
  );
}

interface AboveThePlansProps extends Pick<IndividualPlansProps, 'stored' | 'renewal'> {
  credit: CreditControl;
  offered: readonly Plan[];
  cart: PlanCart;
}

/** What the prices depend on. */
function AboveThePlans({ credit, offered, stored, cart, renewal }: AboveThePlansProps) {
  const { household } = credit;
  const { Quote: quote } = household;
  const canChange = cart.lock === null;
  return (
    <>
      <HouseholdAlerts household={household} cart={cart} stored={stored} />
      {quote.Individual.RenewedContract !== null && <RenewalPriceSection renewal={renewal} />}
      {quote.Companion ? (
        <CompanionNote quote={quote} companion={quote.Companion} total={cart.facts.total} canUnite={canChange} />
      ) : (
        <CreditPart
          {...{ credit, offered, canChange }}
          chosen={cart.selection.plans.find(({ IsMedical }) => IsMedical)}
        />
      )}
    </>
  );
}

/** The comparisons that were sent, where the address asks for them. */
function SentHere({ quoteId, SentComparisons }: { quoteId: number } & ComparisonParts) {
  const [isOpen, close] = useOpenInAddress('proposals', 'history');
  return <Suspense>{isOpen && <SentComparisons quoteId={quoteId} onClose={close} />}</Suspense>;
}

/** Two plans for the household, where the address asks for them. */
function TwoPlansHere({ household }: Pick<IndividualPlansProps, 'household'>) {
  const [isOpen, close] = useOpenInAddress(TWO_PLANS_PARAM, 'compare');
  return <Suspense>{isOpen && <TwoPlansDialog household={household} onClose={close} />}</Suspense>;
}

/** Whether the address asks for something, and what takes it out of the address. */
function useOpenInAddress(name: string, value: string): [isOpen: boolean, close: () => void] {
  const [params, setParams] = useSearchParams();
  const close = () =>
    setParams(
      (open) => {
        open.delete(name);
        return open;
      },
      { replace: true, preventScrollReset: true },
    );
  return [params.get(name) === value, close];
}

interface CreditPartProps {
  credit: CreditControl;
  offered: readonly Plan[];
  chosen: Plan | undefined;
  canChange: boolean;
}

/** What the marketplace granted, or what it may grant. */
function CreditPart({ credit, offered, chosen, canChange }: CreditPartProps) {
  const { Quote } = credit.household;
  return Quote.Individual.IsFfm ? (
    <GrantedCreditSection quote={Quote} {...{ chosen, canChange }} />
  ) : (
    <CreditSection {...{ credit, offered, chosen, canChange }} />
  );
}

interface HouseholdCartGiven {
  household: IndividualEnrollmentResponse;
  offered: readonly Plan[];
  stored: SelectedPlansResponse;
}

/** Everyone of a household has the same plans. */
const NOT_ASSIGNED: MemberAssignment[] = [];

/** A household's selection: one plan of each kind, its problems, and whether it is stored. */
function useHouseholdCart({ household, offered, stored }: HouseholdCartGiven): PlanCart {
  const quoteId = household.Quote.Id;
  const lock = householdLock(household.Quote);
  const storedIds = useStoredIds(stored);
  const selection = useSelection({ quoteId, offered, stored: storedIds, isLocked: lock !== null, withPlan: withOnly });
  const save = useSelectionSave({ quoteId, selection, assigned: NOT_ASSIGNED, reload: reloadHousehold });
  const premiumOf = usePremiumOf(stored, lock !== null);
  const { plans, isChanged } = selection;
  const facts = useMemo(
    () => householdFacts({ household, plans, premiumOf, stored: isChanged ? null : stored }),
    [household, plans, premiumOf, isChanged, stored],
  );
  const needsSaving = isChanged || facts.serverProblems.length > 0 || facts.repriced.length > 0;
  return {
    selection,
    save,
    facts,
    lock,
    premiumOf,
    saveState: saveStateOf(selection, save, stored.PricedAt),
    saveBlockedBy: saveBlock(selection, needsSaving),
  };
}

interface HouseholdAlertsProps {
  household: IndividualEnrollmentResponse;
  cart: PlanCart;
  stored: SelectedPlansResponse;
}

/** Why nothing can be selected, that another date is needed, and what someone else changed in the meantime. */
const HouseholdAlerts = ({ household: { Quote: quote, Members }, cart, stored }: HouseholdAlertsProps) => (
  <>
    {quote.Individual.IndividualPlanType === 'ShortTerm' && <ShortTermNotice />}
    {cart.lock && <Alert severity={quote.Expiry?.Kind === 'expired' ? 'warning' : 'info'}>{cart.lock}</Alert>}
    {!cart.lock && quote.Expiry?.Kind === 'continue' && (
      <Alert
        severity="warning"
        action={
          <Button color="inherit" component={RouterLink} to={individualCensusPath(quote.Id)}>
            Change the effective date
          </Button>
        }
      >
        {quote.Expiry.Message}
      </Alert>
    )}
    {quote.Individual.IsFfm && <StillPended quoteId={quote.Id} />}
    {!cart.lock && <TobaccoOpen quote={quote} members={Members} />}
    <OtherSelections cart={cart} storedNames={stored.Plans.map(({ PlanDisplayName }) => PlanDisplayName)} />
  </>
);

/** Its plans are chosen again: the client's other contract must be terminated all the same before it is submitted. */
function StillPended({ quoteId }: { quoteId: number }) {
  const { data } = useQuery(earlierSubmissionQuery(quoteId));
  return data?.Refusal?.Code === ACTIVE_CONTRACT_CODE ? (
    <Alert severity="warning">
      <AlertTitle>{data.Header}</AlertTitle>
      {data.Message} {resubmittableText(new Date(data.SubmittedDate))}
    </Alert>
  ) : null;
}

interface TobaccoOpenProps {
  quote: IndividualQuoteResponse;
  members: IndividualEnrollmentResponse['Members'];
}

/** Prices can be compared before everyone has answered, but not enrolled. */
function TobaccoOpen({ quote, members }: TobaccoOpenProps) {
  const facts = { planType: quote.Individual.IndividualPlanType, effectiveDate: quote.EffectiveDate };
  const open = members.filter((member) => isTobaccoOpen(member, facts));
  if (open.length === 0) {
    return null;
  }
  const names = open.map(({ FirstName }) => FirstName).filter((name) => name !== '');
  const whom = names.length === open.length ? ` for ${names.join(', ')}` : '';
  return (
    <Alert severity="info">
      Prices are without tobacco: it is not answered yet{whom}.{' '}
      <Link component={RouterLink} to={individualCensusPath(quote.Id)}>
        Answer it in the household
      </Link>
    </Alert>
  );
}
