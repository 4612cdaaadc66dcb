import { Alert, Box, Link, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm, useFormContext, useWatch } from 'react-hook-form';
import { Link as RouterLink } from 'react-router';
import { individualCensusPath, plansPathOf } from '#shared/individuals/individual-next-step';
import type { IndividualEnrollmentResponse } from '#shared/individuals/individual-quote.record';
import { deleteIndividualQuoteProblem } from '#shared/individuals/individual-status';
import { restoreQuoteProblem } from '#shared/quotes/delete-quote';
import { errorMessage } from '#web/http/api-error';
import { today } from '#web/inputs/today';
import { DraftNote } from '#web/records/DraftNote';
import { useLeavePrompt, useUnloadPrompt } from '#web/records/use-leave-prompt';
import { useGoOn } from '#web/shell/use-go-on';
import { notifyError } from '../../app/notify.ts';
import { queryClient } from '../../app/query-client.ts';
import { useRules } from '../../app/use-rules.ts';
import { useAudience } from '../../app/session/use-user.ts';
import { AgentsSection } from '../../components/agents/AgentsSection.tsx';
import { useOwnAgent } from '../../components/agents/use-own-agent.ts';
import { contractRenewalQuery } from '../../components/contract-renewal-queries.ts';
import { DeleteOrRestore } from '../../components/quote/DeleteOrRestore.tsx';
import { ExpiryDialog } from '../../components/quote/ExpiryDialog.tsx';
import { useExpiredQuoteDeletion } from '../../components/quote/use-expired-quote-deletion.ts';
import { HouseholdSection } from '../household/HouseholdSection.tsx';
import { type CensusForm, newCensus, requoteForm, termsOf, toCensusForm } from '../saving/census-form.ts';
import { effectiveDatesQuery, householdQuery, readHousehold } from '../saving/census-queries.ts';
import { type CensusSave, useCensusSave } from '../saving/use-census-save.ts';
import { CoverageSection } from '../terms/CoverageSection.tsx';
import { decidedDates } from '../terms/decided-dates.ts';
import { NextStep } from './NextStep.tsx';
import { CensusContext, useCensusFacts } from './census-context.ts';
import { readOnlyReason } from './read-only-reason.ts';
import { useNeedsAgent } from './use-needs-agent.ts';

const KEEPING_FOCUS = { replace: true, state: { forced: true } };

interface IndividualCensusProps {
  /** Null for a new quote. */
  stored: IndividualEnrollmentResponse | null;
  /** Of a new quote: whose people it begins with. */
  from?: IndividualEnrollmentResponse;
  onCreated: (quoteId: number) => void;
}

/** A household and its coverage, from the first fact to the choice of plans. */
export function IndividualCensus({ stored, from, onCreated }: IndividualCensusProps) {
  const [viewer] = useState({ today: today(), audience: useAudience() });
  const rules = useRules();
  const needsAgent = useNeedsAgent();
  const [blank] = useState(() => {
    const empty = newCensus(rules, viewer.today);
    // An agent's new quote is the agent's own.
    const agents = needsAgent ? (from?.Quote.AssociatedAgents ?? []) : [];
    return from ? { ...requoteForm(from, empty), AssociatedAgents: agents } : empty;
  });
  const form = useForm<CensusForm>({ defaultValues: stored ? toCensusForm(stored) : blank, mode: 'onTouched' });
  const goOn = useGoOn();
  const save = useCensusSave(form, {
    ...viewer,
    stored,
    blank,
    needsAgent,
    onCreated: (quoteId) => {
      onCreated(quoteId);
      void goOn(individualCensusPath(quoteId), KEEPING_FOCUS);
    },
  });
  const { getValues, setValue } = form;
  const isNew = save.saved.enrollment === null;
  useOwnAgent(
    {
      assigned: () => getValues('AssociatedAgents'),
      assign: (agents) => setValue('AssociatedAgents', agents),
    },
    needsAgent && isNew,
  );
  const quote = save.saved.enrollment?.Quote ?? null;
  const reason = quote && readOnlyReason(quote);
  const { choosePlans, isBusy } = useChoosePlans(form, { save, goOn });
  const renewal = useRenewal(quote);
  return (
    <CensusContext
      value={{ viewer, quote, canEdit: reason === null, isDecided: quote?.Individual.IsFfm ?? false, renewal }}
    >
      <FormProvider {...form}>
        <Stack component="form" noValidate spacing={2} onSubmit={(event) => event.preventDefault()}>
          {reason && <Alert severity={quote?.Expiry ? 'warning' : 'info'}>{reason}</Alert>}
          <DecidedNote />
          <RenewalNote />
          {from && isNew && <CopiedNote from={from} />}
          <DraftNote draft={save.draft} onDiscard={save.discard} />
          {needsAgent && reason === null && <AgentsSection />}
          <CoverageSection />
          <HouseholdSection isStored={(id) => save.saved.enrollment?.Members.some(({ Id }) => Id === id) ?? false} />
        </Stack>
        <Box>
          <DeleteIndividualQuote />
        </Box>
        {reason === null && <NextStep {...{ save, needsAgent, isBusy }} onChoosePlans={choosePlans} />}
        <QuoteExpiry />
        <LeaveGuard save={save} />
        {save.staleDialog}
      </FormProvider>
    </CensusContext>
  );
}

/** What the quote renews. */
function useRenewal(quote: IndividualEnrollmentResponse['Quote'] | null) {
  const isRenewal = quote?.Individual.RenewedContract != null;
  return useQuery({ ...contractRenewalQuery(quote?.Id ?? 0), enabled: isRenewal }).data ?? null;
}

/** What can be sent is sent on leaving: only the rest would be lost. */
function LeaveGuard({ save }: { save: CensusSave }) {
  const form = useWatch<CensusForm>() as CensusForm;
  useUnloadPrompt(save.isLostByReload);
  return useLeavePrompt(save.isUnsaved && (save.failure !== null || !save.isSendable(form)), save.discard);
}

interface Onward {
  save: CensusSave;
  /** The page's own: it knows the address that a new quote got. */
  goOn: ReturnType<typeof useGoOn>;
}

/** Saves, and goes on when neither the page nor the server finds a problem; otherwise to the first problem. */
function useChoosePlans(form: ReturnType<typeof useForm<CensusForm>>, { save, goOn }: Onward) {
  const [isBusy, setBusy] = useState(false);
  const saveAndGoOn = async () => {
    // People who were copied from another quote are stored once somebody goes on with them.
    const isUntouched = save.quoteId() === null && save.isSendable(form.getValues());
    if (!(await save.save(isUntouched))) {
      return;
    }
    const quoteId = save.quoteId();
    if (quoteId === null) {
      return;
    }
    const { Quote, Problems, Members } = await readHousehold(quoteId);
    if (Problems.length === 0) {
      await goOn(plansPathOf(Quote));
      return;
    }
    const members = form.getValues('Members');
    for (const { MemberId, Field, Message } of Problems) {
      const at = members.findIndex(({ Id }) => Id === MemberId);
      if (at >= 0 && Members.some(({ Id }) => Id === MemberId)) {
        form.setError(`Members.${at}.${Field}` as `Members.${number}.DateOfBirth`, {
          type: 'server',
          message: Message,
        });
      }
    }
  };
  const choosePlans = () => {
    setBusy(true);
    void form
      .handleSubmit(saveAndGoOn)()
      .catch((error: unknown) => notifyError({ text: errorMessage(error), fields: {} }))
      .finally(() => setBusy(false));
  };
  return { choosePlans, isBusy };
}

/** Why some fields of a marketplace quote are read-only, and the way to where they are changed. */
function DecidedNote() {
  const { canEdit, isDecided } = useCensusFacts();
  return canEdit && isDecided ? (
    <Alert severity="info">
      People, address and enrollment come from the marketplace and can only be changed on the application there.{' '}
      <Link component={RouterLink} to="/individual/marketplace" color="inherit">
        Go to the marketplace
      </Link>
    </Alert>
  ) : null;
}

/** What of the page comes from the contract, and what is asked again. */
function RenewalNote() {
  const { quote, canEdit, renewal } = useCensusFacts();
  const contract = quote?.Individual.RenewedContract;
  if (!contract) {
    return null;
  }
  const isOpen =
    canEdit &&
    (renewal?.People.some(({ MemberId, IsTobaccoAnswered }) => MemberId !== null && !IsTobaccoAnswered) ?? false);
  return (
    <Alert severity="info">
      From contract {contract.ContractId}: people, address, doctors and plan. Please check them for {contract.Year}.
      {isOpen && ' Tobacco use is asked again; SSNs are not on the contract.'}
    </Alert>
  );
}

/** What a new quote begins with. */
const CopiedNote = ({ from: { Quote } }: { from: IndividualEnrollmentResponse }) => (
  <Alert severity="info">
    People and address come from quote {Quote.Id}. Check them, then choose when coverage begins.
  </Alert>
);

const FORCED = { state: { forced: true } };

/** Deletes the quote (agents, before it is signed) or restores it (staff). Source: spec 002 section 4, "Delete and restore". */
function DeleteIndividualQuote() {
  const { quote } = useCensusFacts();
  const audience = useAudience();
  const goOn = useGoOn();
  if (!quote) {
    return null;
  }
  const facts = { status: quote.Status, isDeleted: quote.IsDeleted };
  return (
    <DeleteOrRestore
      quote={quote}
      mayDelete={deleteIndividualQuoteProblem(facts, audience) === null}
      mayRestore={restoreQuoteProblem(facts, audience) === null}
      onDone={({ IsDeleted }) =>
        IsDeleted
          ? void goOn('/dashboard', FORCED)
          : void queryClient.invalidateQueries({ queryKey: householdQuery(quote.Id).queryKey })
      }
    />
  );
}

/** Asks what to do with a quote whose effective date can no longer be chosen, once for each visit. */
function QuoteExpiry() {
  const { quote, viewer, canEdit } = useCensusFacts();
  const { getValues, setValue, setFocus } = useFormContext<CensusForm>();
  const deletion = useExpiredQuoteDeletion();
  const [isAnswered, setAnswered] = useState(false);
  if (!quote || !canEdit || isAnswered || quote.Expiry?.Kind !== 'continue') {
    return null;
  }
  const takeAnotherDate = async () => {
    setAnswered(true);
    const dates =
      decidedDates(quote, viewer.today) ?? (await queryClient.fetchQuery(effectiveDatesQuery(termsOf(getValues()))));
    setValue('EffectiveDate', dates.Default ?? '', { shouldDirty: true, shouldValidate: true });
    setFocus('EffectiveDate');
  };
  return (
    <ExpiryDialog
      message={quote.Expiry.Message}
      onContinue={() => void takeAnotherDate()}
      onDelete={deletion(quote)}
      onCancel={() => setAnswered(true)}
    />
  );
}
