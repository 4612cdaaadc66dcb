import { Box, Stack } from '@mui/material';
import { Suspense, useCallback, useMemo, useState, type ComponentType } from 'react';
import { useNavigate } from 'react-router';
import type { Plan } from '#shared/plans/plan.record';
import type { Coverage } from '#shared/plans/plan-codes';
import { formatDay } from '#shared/formats/auto-date';
import { HRA_WARNING } from '#shared/plans/selection';
import { SELECTION_CLOSED } from '#shared/plans/selection-lock';
import { lazyPart } from '#web/shell/lazy-part';
import { useAudience } from '../app/session/use-user.ts';
import { Screen } from '#web/shell/Screen';
import { StatusChip } from '../components/quote/StatusChip.tsx';
import { useLatestCensusWarning } from './use-latest-census-warning.tsx';
import { useLeavePrompt } from '#web/records/use-leave-prompt';
import { comparedPlans, toggleCompared } from '#shared/plans/compare-choice';
import { QuoteActionsBar } from './actions/QuoteActionsBar.tsx';
import { Toast } from './Toast.tsx';
import { PlanDialogs } from './PlanDialogs.tsx';
import { usePlanView } from './filters/use-plan-view.ts';
import { coverageTabId, PLAN_PANEL_ID } from './list/CoverageTabs.tsx';
import { PlanBrowser } from './list/PlanBrowser.tsx';
import type { PlanRowActions } from './list/PlanRow.tsx';
import { useAnnouncements } from './LiveRegion.tsx';
import type { ProposalDialogProps } from './proposal-dialog-props.ts';
import { QuoteFacts } from './QuoteFacts.tsx';
import { CartBar, CartColumn } from './selection/Cart.tsx';
import type { CartProps } from './selection/CartPanel.tsx';
import { CopiedPlans } from './selection/CopiedPlans.tsx';
import { RenewalSection } from './renewal/RenewalSection.tsx';
import { useRenewal } from './renewal/use-renewal.ts';
import { reloadQuote } from './selection/use-selection-save.ts';
import { SelectionAlerts } from './SelectionAlerts.tsx';
import { StepDialogs } from './StepDialogs.tsx';
import { useCart, type SelectionGiven } from './use-cart.ts';
import { usePlanSteps } from './use-plan-steps.ts';
import { useDialogAddress } from './use-dialog-address.ts';
import { useStableCallback } from './use-stable-callback.ts';

const DeltaDentalDialog = lazyPart(async () => (await import('./details/DeltaDentalDialog.tsx')).DeltaDentalDialog);

interface PlanSelectionProps extends SelectionGiven {
  ProposalDialog: ComponentType<ProposalDialogProps>;
}

/** Plan selection of one group quote, once everything is loaded. */
export function PlanSelection({ ProposalDialog, ...given }: PlanSelectionProps) {
  const { quote, members, offered } = given;
  const audience = useAudience();
  const navigate = useNavigate();
  const cart = useCart(given);
  const { selection, save, facts } = cart;
  const canChange = cart.lock === null;
  const view = usePlanView(quote.Id, given.keptView);
  const dialogs = useDialogAddress();
  const { announce, region } = useAnnouncements();
  const steps = usePlanSteps(cart, announce);
  const latestCensus = useLatestCensusWarning(quote);
  const [isAboutDelta, setAboutDelta] = useState(false);
  const [note, setNote] = useState<string | null>(null);
  const leavePrompt = useLeavePrompt(selection.isChanged, selection.reset);

  const renewal = useRenewal({ quote, members, selection }, announce);

  const toggle = useStableCallback((plan: Plan) => {
    const isLeaving = selection.idSet.has(plan.PlanId);
    const problem = isLeaving ? null : renewal.addProblem(plan.PlanId);
    if (problem !== null) {
      setNote(problem);
      return;
    }
    const changed = selection.toggle(plan);
    if (!isLeaving && plan.PlanType === 'HRA') {
      setNote(HRA_WARNING);
    }
    announce(changeText(plan, isLeaving, changed));
    if (isLeaving && view.current.selectedOnly) {
      // The row that had the focus is gone.
      document.getElementById(PLAN_PANEL_ID)?.focus();
    }
  });
  const compare = useStableCallback((plan: Plan) => {
    const marked = toggleCompared(view.compared, plan.PlanId);
    if (typeof marked === 'string') {
      setNote(marked);
    } else {
      view.compare(marked);
      announce(`${marked.length} of 3 plans marked for comparison.`);
    }
  });
  const details = useStableCallback((plan: Plan) => dialogs.openPlan(plan.PlanId, 'benefits'));
  const price = useStableCallback((plan: Plan) => dialogs.openPlan(plan.PlanId, 'rates'));
  const deltaDental = useStableCallback(() => setAboutDelta(true));
  const actions = useMemo<PlanRowActions>(
    () => ({ toggle, compare, details, price, deltaDental }),
    [toggle, compare, details, price, deltaDental],
  );
  const selectedMedical = selection.plans.filter(({ IsMedical }) => IsMedical).map(({ PlanId }) => PlanId);
  const planNames = useMemo(() => new Map(offered.map((plan) => [plan.PlanId, plan.PlanDisplayName])), [offered]);
  const compared = comparedPlans(view.compared, selectedMedical);
  const openComparison = () => (typeof compared === 'string' ? setNote(compared) : dialogs.openComparison());

  const show = (coverage: Coverage) => {
    view.show(coverage);
    document.getElementById(coverageTabId(coverage))?.focus();
  };
  const onMade = useCallback(() => {
    reloadQuote(quote.Id);
    announce(`The proposal has been made.${canChange ? ' The quote is in the status Created Proposal.' : ''}`);
  }, [quote.Id, canChange, announce]);

  const cartProps: CartProps = {
    cart: facts,
    plans: selection.plans,
    premiumOf: cart.premiumOf,
    canChange,
    stateText: cart.stateText,
    failure: save.failure,
    onDismiss: save.dismiss,
    onRemove: (planIds) => {
      selection.remove(planIds);
      announce(`${planIds.length === 1 ? 'The plan has' : `${planIds.length} plans have`} been removed.`);
    },
    shown: view.coverage,
    onShow: show,
    save: {
      blockedBy: cart.saveBlockedBy,
      isBusy: save.isSaving && steps.preparing === null && steps.open === null,
      run: () => void save.save(selection.ids).then((saved) => saved && announce('The selection is saved.')),
    },
    assign:
      selectedMedical.length > 0
        ? {
            label: canChange ? 'Assign plans to members' : 'Assigned plans',
            blockedBy: null,
            isBusy: steps.preparing === 'assign',
            run: () => steps.start('assign'),
          }
        : null,
    proposal: {
      label: cart.lock === SELECTION_CLOSED ? 'View proposal' : 'Create proposal',
      blockedBy: cart.proposalBlockedBy,
      isBusy: steps.preparing === 'proposal',
      run: () => latestCensus.warnBefore({ name: 'Create proposal', run: () => steps.start('proposal') }),
    },
    enroll: cart.enroll && {
      label: cart.enroll.label,
      blockedBy: cart.enroll.blockedBy,
      isBusy: steps.preparing === 'enroll',
      run: () =>
        cart.enroll?.to
          ? void navigate(cart.enroll.to)
          : latestCensus.warnBefore({ name: 'Enroll', run: () => steps.start('enroll') }),
    },
    onDeltaDental: deltaDental,
  };
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
      hasErrors={save.failure !== null}
    >
      <Stack spacing={2}>
        <QuoteActionsBar
          quote={quote}
          members={members}
          planNames={planNames}
          storedPlans={given.stored.Plans.filter(({ IsMedical }) => IsMedical).map(({ PlanId }) => PlanId)}
          isReadOnly={cart.isReadOnly}
        />
        <SelectionAlerts
          quote={quote}
          lock={cart.lock}
          selection={selection}
          storedNames={given.stored.Plans.map(({ PlanDisplayName }) => PlanDisplayName)}
          onSettled={save.dismiss}
        />
        {canChange && <CopiedPlans quote={quote} offered={offered} selection={selection} onChosen={announce} />}
        <RenewalSection quote={quote} renewal={renewal} canChange={canChange} />
        <Box sx={COLUMNS}>
          <PlanBrowser
            view={view}
            offered={offered}
            selected={selection.idSet}
            premiumOf={cart.premiumOf}
            canChange={canChange}
            effectiveDay={formatDay(quote.EffectiveDate)}
            actions={actions}
            rateArea={quote.Group.RateArea}
            onCompare={openComparison}
          />
          <Box sx={{ display: { xs: 'none', lg: 'block' } }}>
            <CartColumn {...cartProps} />
          </Box>
        </Box>
      </Stack>
      <CartBar {...cartProps} />
      <PlanDialogs
        dialogs={dialogs}
        given={given}
        isLocked={!canChange}
        premiumOf={cart.premiumOf}
        compared={typeof compared === 'string' ? [] : compared}
        selected={selection.idSet}
        onToggle={canChange ? toggle : null}
      />
      <StepDialogs steps={steps} cart={cart} given={given} ProposalDialog={ProposalDialog} onProposed={onMade} />
      <Suspense>{isAboutDelta && <DeltaDentalDialog onClose={() => setAboutDelta(false)} />}</Suspense>
      <Toast text={note} onClose={() => setNote(null)} />
      {region}
      {latestCensus.dialog}
      {leavePrompt}
    </Screen>
  );
}

const WAY_BACK = [{ label: 'Dashboard', to: '/dashboard' }];

const COLUMNS = {
  display: 'grid',
  gap: { lg: 2.5 },
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', lg: '192px minmax(0, 1fr) 320px' },
} as const;

const countEmployees = (members: PlanSelectionProps['members']): number =>
  members.filter(({ RelationshipToSubscriber }) => RelationshipToSubscriber === 'Self').length;

/** What a click on a row did, for those who do not see the cart. */
const changeText = ({ PlanDisplayName, PlanSuiteName }: Plan, isLeaving: boolean, changed: number): string => {
  if (isLeaving) {
    return `${PlanDisplayName} removed from the selection.`;
  }
  return changed > 1 ? `${changed} plans of ${PlanSuiteName} selected.` : `${PlanDisplayName} selected.`;
};
