import { Stack } from '@mui/material';
import { useCallback, useMemo, type ComponentType, type ReactNode } from 'react';
import { useLeavePrompt } from '#web/records/use-leave-prompt';
import { Screen } from '#web/shell/Screen';
import { useAudience } from '../app/session/use-user.ts';
import { useAnnouncements } from '../components/plan-browser/LiveRegion.tsx';
import { PlanWorkspace } from '../components/plan-browser/PlanWorkspace.tsx';
import { usePlanWork } from '../components/plan-browser/use-plan-work.ts';
import { StatusChip } from '#web/status/StatusChip';
import { QuoteActionsBar } from './actions/QuoteActionsBar.tsx';
import { useGroupTerms } from './costs/use-group-terms.ts';
import { groupChoice } from './group-choice.ts';
import type { ProposalDialogProps } from './steps/proposal-dialog-props.ts';
import { QuoteFacts } from './QuoteFacts.tsx';
import { reloadGroupQuote } from './reload-group-quote.ts';
import { RenewalSection } from './renewal/RenewalSection.tsx';
import { useRenewal } from './renewal/use-renewal.ts';
import { CopiedPlans } from './selection/CopiedPlans.tsx';
import { SelectionAlerts } from './SelectionAlerts.tsx';
import { StepDialogs } from './steps/StepDialogs.tsx';
import { useCart, type Cart, type SelectionGiven } from './use-cart.ts';
import { useCartProps } from './use-cart-props.ts';
import { useLatestCensusWarning } from './steps/use-latest-census-warning.tsx';
import { usePlanSteps } from './steps/use-plan-steps.ts';

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
    <PlanScreen {...given} hasErrors={save.failure !== null}>
      <PlanWorkspace
        {...{ quote, offered, cart, work, cartProps }}
        stored={given.stored}
        rateArea={quote.Group.RateArea}
      >
        <AboveThePlans given={given} cart={cart} />
        {canChange && <CopiedPlans quote={quote} offered={offered} selection={selection} onChosen={announce} />}
        <RenewalSection quote={quote} renewal={renewal} canChange={canChange} />
      </PlanWorkspace>
      <StepDialogs steps={steps} cart={cart} given={given} ProposalDialog={ProposalDialog} onProposed={onMade} />
      {latestCensus.dialog}
      {leavePrompt}
    </PlanScreen>
  );
}

interface PlanScreenProps extends SelectionGiven {
  hasErrors: boolean;
  children: ReactNode;
}

function PlanScreen({ quote, members, hasErrors, children }: PlanScreenProps) {
  const audience = useAudience();
  return (
    <Screen
      title={`${quote.Group.GroupName} plans`}
      subtitle={
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', alignItems: 'center', columnGap: 2, rowGap: 0.5 }}>
          {quote.Name}
          <StatusChip status={quote.Status} audience={audience} />
        </Stack>
      }
      breadcrumbs={WAY_BACK}
      actions={<QuoteFacts quote={quote} employees={countEmployees(members)} members={members.length} />}
      hasErrors={hasErrors}
    >
      {children}
    </Screen>
  );
}

/** The quote's actions, and what to know before selecting plans. */
function AboveThePlans({ given, cart }: { given: SelectionGiven; cart: Cart }) {
  const { quote, members, offered, stored } = given;
  const planNames = useMemo(() => new Map(offered.map((plan) => [plan.PlanId, plan.PlanDisplayName])), [offered]);
  return (
    <>
      <QuoteActionsBar
        quote={quote}
        members={members}
        planNames={planNames}
        storedPlans={medicalIds(stored.Plans)}
        isReadOnly={cart.isReadOnly}
      />
      <SelectionAlerts
        quote={quote}
        cart={cart}
        storedNames={stored.Plans.map(({ PlanDisplayName }) => PlanDisplayName)}
      />
    </>
  );
}

const medicalIds = (plans: readonly { IsMedical: boolean; PlanId: number }[]): number[] =>
  plans.filter(({ IsMedical }) => IsMedical).map(({ PlanId }) => PlanId);

const WAY_BACK = [{ label: 'Dashboard', to: '/dashboard' }];

const countEmployees = (members: PlanSelectionProps['members']): number =>
  members.filter(({ RelationshipToSubscriber }) => RelationshipToSubscriber === 'Self').length;
