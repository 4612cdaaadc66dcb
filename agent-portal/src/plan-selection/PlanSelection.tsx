import { Alert, Button, Stack } from '@mui/material';
import { type ComponentType, Suspense, useCallback, useMemo } from 'react';
import { Link as RouterLink } from 'react-router';
import { formatDay } from '#shared/formats/auto-date';
import type { Plan } from '#shared/plans/plan.record';
import { groupCensusPath } from '#shared/quotes/next-step';
import type { QuoteResponse } from '#shared/quotes/quote.record';
import { useLeavePrompt } from '#web/records/use-leave-prompt';
import { ScreenHead } from '#web/shell/Screen';
import { lazyPart } from '#web/shell/lazy-part';
import { useShownError } from '#web/shell/shown-errors';
import { StatusChip } from '#web/status/StatusChip';
import { useAudience } from '../app/session/use-user.ts';
import { FactList } from '../components/plan-browser/FactList.tsx';
import { useAnnouncements } from '../components/plan-browser/LiveRegion.tsx';
import { PlanWorkspace } from '../components/plan-browser/PlanWorkspace.tsx';
import type { PlanCart } from '../components/plan-browser/cart/cart-facts.ts';
import { plansText } from '../components/plan-browser/list/plan-texts.ts';
import { OtherSelections } from '../components/plan-browser/selection/OtherSelections.tsx';
import type { Selection } from '../components/plan-browser/selection/use-selection.ts';
import { usePlanWork } from '../components/plan-browser/use-plan-work.ts';
import { CopyNote } from '../components/quote/CopyNote.tsx';
import { LatestCensusAlert } from '../components/quote/LatestCensusAlert.tsx';
import { QuoteEndAlerts } from '../components/quote/QuoteEndAlerts.tsx';
import { ReadOnlyBanner } from '../components/quote/ReadOnlyBanner.tsx';
import { QuoteActionsBar } from './actions/QuoteActionsBar.tsx';
import { useGroupTerms } from './use-group-terms.ts';
import { groupChoice } from './group-choice.ts';
import { reloadGroupQuote } from './reload-group-quote.ts';
import { RenewalSection } from './renewal/RenewalSection.tsx';
import { useRenewal } from './renewal/use-renewal.ts';
import type { ProposalDialogProps } from './proposal-dialog-props.ts';
import { useLatestCensusWarning } from './use-latest-census-warning.tsx';
import { type PlanSteps, usePlanSteps } from './use-plan-steps.ts';
import { useCartProps } from './use-cart-props.ts';
import { type Cart, type SelectionGiven, useCart } from './use-cart.ts';

interface PlanSelectionProps extends SelectionGiven {
  ProposalDialog: ComponentType<ProposalDialogProps>;
}

/** Plan selection for one group quote, once everything is loaded. */
export function PlanSelection({ ProposalDialog, ...given }: PlanSelectionProps) {
  const { quote, members, offered } = given;
  const cart = useCart(given);
  const { selection, save } = cart;
  const canChange = cart.lock === null;
  const announcements = useAnnouncements();
  const { announce } = announcements;
  const steps = usePlanSteps(cart, announce);
  const latestCensus = useLatestCensusWarning(quote);
  const leavePrompt = useLeavePrompt(selection.isChanged, selection.reset, selection.draft.save?.kind === 'saved');
  const renewal = useRenewal({ quote, members, selection }, announce);
  useShownError(save.failure !== null);
  const terms = useGroupTerms({
    quoteId: quote.Id,
    members,
    offered,
    premiumOf: cart.premiumOf,
    renewal: renewal.data,
  });
  const work = usePlanWork({
    quoteId: quote.Id,
    offered,
    zip: quote.Group.Address.General.FullPostalCode,
    savedView: given.savedView,
    terms,
    cart,
    rules: groupChoice(renewal),
    announcements,
  });
  const cartProps = useCartProps({ cart, work, steps, latestCensus });
  const onMade = useCallback(() => {
    reloadGroupQuote(quote.Id);
    announce(`The proposal has been made.${canChange ? ' The quote is in the status Created Proposal.' : ''}`);
  }, [quote.Id, canChange, announce]);
  return (
    <>
      <PlanHead {...given} isReadOnly={cart.isReadOnly} />
      <PlanWorkspace
        {...{ quote, offered, cart, work, cartProps }}
        stored={given.stored}
        rateArea={quote.Group.RateArea}
      >
        <SelectionAlerts
          quote={quote}
          cart={cart}
          storedNames={given.stored.Plans.map(({ PlanDisplayName }) => PlanDisplayName)}
        />
        {canChange && <CopiedPlans quote={quote} offered={offered} selection={selection} onChosen={announce} />}
        <RenewalSection quote={quote} renewal={renewal} canChange={canChange} />
      </PlanWorkspace>
      <StepDialogs steps={steps} cart={cart} given={given} ProposalDialog={ProposalDialog} onProposed={onMade} />
      {latestCensus.dialog}
      {leavePrompt}
    </>
  );
}

interface PlanHeadProps extends SelectionGiven {
  isReadOnly: boolean;
}

/** Below the heading: the quote, its status, and what can be done with it as a whole. */
function PlanHead({ quote, members, offered, stored, isReadOnly }: PlanHeadProps) {
  const audience = useAudience();
  const planNames = useMemo(() => new Map(offered.map((plan) => [plan.PlanId, plan.PlanDisplayName])), [offered]);
  return (
    <ScreenHead
      title={`${quote.Group.GroupName} plans`}
      subtitle={
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
          {quote.Name}
          <StatusChip status={quote.Status} audience={audience} />
          <QuoteActionsBar {...{ quote, members, planNames, isReadOnly }} storedPlans={medicalIds(stored.Plans)} />
        </Stack>
      }
      actions={<QuoteFacts quote={quote} employees={countEmployees(members)} members={members.length} />}
    />
  );
}

const medicalIds = (plans: readonly { IsMedical: boolean; PlanId: number }[]): number[] =>
  plans.filter(({ IsMedical }) => IsMedical).map(({ PlanId }) => PlanId);

const countEmployees = (members: PlanSelectionProps['members']): number =>
  members.filter(({ RelationshipToSubscriber }) => RelationshipToSubscriber === 'Self').length;

interface QuoteFactsProps {
  quote: QuoteResponse;
  employees: number;
  members: number;
}

/** What the prices below are based on. */
const QuoteFacts = ({ quote, employees, members }: QuoteFactsProps) => {
  const { RateArea } = quote.Group;
  return (
    <FactList
      facts={[
        { name: 'Effective date', value: formatDay(quote.EffectiveDate) },
        { name: 'Rating area', value: RateArea === null ? 'Not known' : String(RateArea) },
        { name: 'Employees', value: employees.toLocaleString('en-US') },
        { name: 'Members', value: members.toLocaleString('en-US') },
      ]}
    />
  );
};

interface CopiedPlansProps {
  quote: Pick<QuoteResponse, 'CopiedFrom'>;
  offered: readonly Plan[];
  selection: Selection;
  onChosen: (said: string) => void;
}

/** For a copied quote with no plans selected yet: the original's plans that are still sold, added with one click. */
function CopiedPlans({ quote: { CopiedFrom }, offered, selection, onChosen }: CopiedPlansProps) {
  const before = CopiedFrom?.SelectedPlans.map(({ PlanId }) => PlanId) ?? [];
  const still = offered.filter(({ PlanId, RatesLoaded }) => RatesLoaded && before.includes(PlanId));
  if (selection.ids.length > 0 || still.length === 0) {
    return null;
  }
  const choose = () => {
    selection.add(before.filter((id) => still.some(({ PlanId }) => PlanId === id)));
    onChosen(`${plansText(still.length)} selected.`);
  };
  return (
    <Alert
      severity="info"
      action={
        <Button color="inherit" onClick={choose}>
          Choose the same plans
        </Button>
      }
    >
      {still.length === before.length
        ? `“${CopiedFrom?.Name}” had ${plansText(before.length)}.`
        : `“${CopiedFrom?.Name}” had ${plansText(before.length)}, of which ${still.length} can be chosen here.`}
    </Alert>
  );
}

interface SelectionAlertsProps {
  quote: QuoteResponse;
  cart: PlanCart;
  /** The stored plans. */
  storedNames: readonly string[];
}

/** Why nothing can be selected, and what someone else changed in the meantime. */
const SelectionAlerts = ({ quote, cart, storedNames }: SelectionAlertsProps) => (
  <>
    <ReadOnlyBanner quote={quote} />
    <QuoteEndAlerts quote={quote} />
    <LatestCensusAlert quote={quote} />
    <CopyNote quote={quote} />
    {cart.lock && quote.Status !== 'Expired' && (
      <Alert
        severity="info"
        action={
          quote.Status === 'EditingCensus' && (
            <Button component={RouterLink} to={groupCensusPath(quote.Id)} color="inherit">
              Continue census
            </Button>
          )
        }
      >
        {cart.lock}
      </Alert>
    )}
    <OtherSelections cart={cart} storedNames={storedNames} />
  </>
);

const AssignPlansDialog = lazyPart(async () => (await import('./assignment/AssignPlansDialog.tsx')).AssignPlansDialog);
const EnrollDialog = lazyPart(async () => (await import('./actions/EnrollDialog.tsx')).EnrollDialog);

interface StepDialogsProps {
  steps: PlanSteps;
  cart: Cart;
  given: Pick<SelectionGiven, 'quote' | 'members' | 'stored'>;
  ProposalDialog: ComponentType<ProposalDialogProps>;
  onProposed: () => void;
}

/** The dialogs of the steps after plan selection; their code loads on first use. */
function StepDialogs({ steps, cart, given, ProposalDialog, onProposed }: StepDialogsProps) {
  const { quote, members, stored } = given;
  return (
    <Suspense>
      {steps.open === 'proposal' && <ProposalDialog quoteId={quote.Id} onClose={steps.close} onMade={onProposed} />}
      {steps.open === 'assign' && (
        <AssignPlansDialog
          members={members}
          plans={stored.Plans.filter(({ IsMedical }) => IsMedical)}
          canChange={cart.lock === null}
          isSaving={cart.save.isSaving}
          failure={cart.save.failure}
          dismiss={cart.save.dismiss}
          onSave={steps.saveAssignments}
          onClose={steps.close}
        />
      )}
      {steps.open === 'enroll' && (
        <EnrollDialog
          quote={quote}
          plans={stored.Plans}
          warnings={[
            ...(cart.sizeWarning ? [cart.sizeWarning] : []),
            ...cart.facts.warnings,
            ...cart.assignmentWarnings,
          ]}
          onClose={steps.close}
        />
      )}
    </Suspense>
  );
}
