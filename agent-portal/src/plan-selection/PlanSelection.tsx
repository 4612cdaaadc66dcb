import { Box, Stack } from '@mui/material';
import { Suspense, useCallback, useMemo, useState, type ComponentType, type ReactNode } from 'react';
import { formatDay } from '#shared/formats/auto-date';
import { lazyPart } from '#web/shell/lazy-part';
import { useAudience } from '../app/session/use-user.ts';
import { Screen } from '#web/shell/Screen';
import { StatusChip } from '../components/quote/StatusChip.tsx';
import { useLatestCensusWarning } from './use-latest-census-warning.tsx';
import { useLeavePrompt } from '#web/records/use-leave-prompt';
import { comparedPlans } from '#shared/plans/compare-choice';
import { QuoteActionsBar } from './actions/QuoteActionsBar.tsx';
import { Toast } from '../components/plan-browser/Toast.tsx';
import { PlanDialogs } from '../components/plan-browser/PlanDialogs.tsx';
import { usePlanView } from '../components/plan-browser/filters/use-plan-view.ts';
import { PlanBrowser } from '../components/plan-browser/list/PlanBrowser.tsx';
import { useAnnouncements } from '../components/plan-browser/LiveRegion.tsx';
import type { ProposalDialogProps } from './proposal-dialog-props.ts';
import { QuoteFacts } from './QuoteFacts.tsx';
import { CartBar, CartColumn } from '../components/plan-browser/cart/Cart.tsx';
import { CopiedPlans } from './selection/CopiedPlans.tsx';
import { RenewalSection } from './renewal/RenewalSection.tsx';
import { useRenewal } from './renewal/use-renewal.ts';
import { reloadQuote } from '../components/plan-browser/selection/use-selection-save.ts';
import { SelectionAlerts } from './SelectionAlerts.tsx';
import { StepDialogs } from './StepDialogs.tsx';
import { useCart, type Cart, type SelectionGiven } from './use-cart.ts';
import { useCartProps } from './use-cart-props.ts';
import { usePlanSteps } from './use-plan-steps.ts';
import { useDialogAddress } from '../components/plan-browser/use-dialog-address.ts';
import { useRowActions } from '../components/plan-browser/use-row-actions.ts';

const DeltaDentalDialog = lazyPart(
  async () => (await import('../components/plan-browser/details/DeltaDentalDialog.tsx')).DeltaDentalDialog,
);

interface PlanSelectionProps extends SelectionGiven {
  ProposalDialog: ComponentType<ProposalDialogProps>;
}

/** Plan selection for one group quote, once everything is loaded. */
export function PlanSelection({ ProposalDialog, ...given }: PlanSelectionProps) {
  const { quote, members, offered } = given;
  const cart = useCart(given);
  const { selection, save } = cart;
  const canChange = cart.lock === null;
  const view = usePlanView(quote.Id, given.savedView);
  const dialogs = useDialogAddress();
  const { announce, region } = useAnnouncements();
  const steps = usePlanSteps(cart, announce);
  const latestCensus = useLatestCensusWarning(quote);
  const [isAboutDelta, setAboutDelta] = useState(false);
  const [note, setNote] = useState<string | null>(null);
  const leavePrompt = useLeavePrompt(selection.isChanged, selection.reset);
  const renewal = useRenewal({ quote, members, selection }, announce);
  const onDeltaDental = () => setAboutDelta(true);
  const actions = useRowActions({ selection, renewal, view, dialogs, announce, onNote: setNote, onDeltaDental });
  const cartProps = useCartProps({ cart, view, steps, latestCensus, announce, onDeltaDental });
  const compared = comparedPlans(view.compared, medicalIds(selection.plans));
  const onMade = useCallback(() => {
    reloadQuote(quote.Id);
    announce(`The proposal has been made.${canChange ? ' The quote is in the status Created Proposal.' : ''}`);
  }, [quote.Id, canChange, announce]);
  return (
    <PlanScreen {...given} hasErrors={save.failure !== null}>
      <Stack spacing={2}>
        <AboveThePlans given={given} cart={cart} />
        {canChange && <CopiedPlans quote={quote} offered={offered} selection={selection} onChosen={announce} />}
        <RenewalSection quote={quote} renewal={renewal} canChange={canChange} />
        <Box sx={COLUMNS}>
          <PlanBrowser
            {...{ view, offered, canChange, actions }}
            selected={selection.idSet}
            premiumOf={cart.premiumOf}
            effectiveDay={formatDay(quote.EffectiveDate)}
            rateArea={quote.Group.RateArea}
            onCompare={() => (typeof compared === 'string' ? setNote(compared) : dialogs.openComparison())}
          />
          <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
            <CartColumn {...cartProps} />
          </Box>
        </Box>
      </Stack>
      <CartBar {...cartProps} />
      <PlanDialogs
        {...{ dialogs, given }}
        isLocked={!canChange}
        premiumOf={cart.premiumOf}
        compared={typeof compared === 'string' ? [] : compared}
        selected={selection.idSet}
        onToggle={canChange ? actions.toggle : null}
      />
      <StepDialogs steps={steps} cart={cart} given={given} ProposalDialog={ProposalDialog} onProposed={onMade} />
      <Suspense>{isAboutDelta && <DeltaDentalDialog onClose={() => setAboutDelta(false)} />}</Suspense>
      <Toast text={note} onClose={() => setNote(null)} />
      {region}
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
        lock={cart.lock}
        selection={cart.selection}
        storedNames={stored.Plans.map(({ PlanDisplayName }) => PlanDisplayName)}
        onSettled={cart.save.dismiss}
      />
    </>
  );
}

const medicalIds = (plans: readonly { IsMedical: boolean; PlanId: number }[]): number[] =>
  plans.filter(({ IsMedical }) => IsMedical).map(({ PlanId }) => PlanId);

const WAY_BACK = [{ label: 'Dashboard', to: '/dashboard' }];

const COLUMNS = {
  display: 'grid',
  gap: { lg: 2.5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '192px minmax(0, 1fr) 320px' },
} as const;

const countEmployees = (members: PlanSelectionProps['members']): number =>
  members.filter(({ RelationshipToSubscriber }) => RelationshipToSubscriber === 'Self').length;
