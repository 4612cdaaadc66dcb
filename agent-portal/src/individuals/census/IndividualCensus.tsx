import { Alert, Box, Stack } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { useNavigate } from 'react-router';
import { individualCensusPath, plansPathOf } from '#shared/individuals/individual-next-step';
import type { IndividualEnrollmentResponse } from '#shared/individuals/individual-quote.record';
import { errorMessage } from '#web/http/api-error';
import { today } from '#web/inputs/today';
import { DraftNote } from '#web/records/DraftNote';
import { useLeavePrompt, useUnloadPrompt } from '#web/records/use-leave-prompt';
import { notifyError } from '../../app/notifications/notify.ts';
import { useRules } from '../../app/rules/use-rules.ts';
import { useAudience } from '../../app/session/use-user.ts';
import { AgentsSection } from '../../components/agents/AgentsSection.tsx';
import { useOwnAgent } from '../../components/agents/use-own-agent.ts';
import { contractRenewalQuery } from '../../components/contract-renewal/contract-renewal-queries.ts';
import { RenewalNote } from '../renewal/RenewalNote.tsx';
import { CoverageSection } from '../terms/CoverageSection.tsx';
import { HouseholdSection } from '../household/HouseholdSection.tsx';
import { readHousehold } from '../saving/census-queries.ts';
import { CensusContext } from './census-context.ts';
import { DecidedNote } from './DecidedNote.tsx';
import { DeleteIndividualQuote } from './DeleteIndividualQuote.tsx';
import { type CensusForm, newCensus, toCensusForm } from '../saving/census-form.ts';
import { NextStep } from './NextStep.tsx';
import { PlaceSection } from './PlaceSection.tsx';
import { QuoteExpiry } from './QuoteExpiry.tsx';
import { readOnlyReason } from './read-only-reason.ts';
import { type CensusSave, useCensusSave } from '../saving/use-census-save.ts';
import { useNeedsAgent } from './use-needs-agent.ts';

const KEEPING_FOCUS = { replace: true, state: { forced: true } };

interface IndividualCensusProps {
  /** Null for a new quote. */
  stored: IndividualEnrollmentResponse | null;
  onCreated: (quoteId: number) => void;
}

/** A household and its coverage, from the first fact to the choice of plans. */
export function IndividualCensus({ stored, onCreated }: IndividualCensusProps) {
  const [viewer] = useState({ today: today(), audience: useAudience() });
  const rules = useRules();
  const [blank] = useState(() => newCensus(rules, viewer.today));
  const form = useForm<CensusForm>({ defaultValues: stored ? toCensusForm(stored) : blank, mode: 'onTouched' });
  const needsAgent = useNeedsAgent();
  const navigate = useNavigate();
  const save = useCensusSave(form, {
    ...viewer,
    stored,
    blank,
    needsAgent,
    onCreated: (quoteId) => {
      onCreated(quoteId);
      void navigate(individualCensusPath(quoteId), KEEPING_FOCUS);
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
  const { choosePlans, isBusy } = useChoosePlans(form, save);
  const renewal = useRenewal(quote);
  return (
    <CensusContext
      value={{ viewer, quote, canEdit: reason === null, isDecided: quote?.Individual.IsFfm ?? false, renewal }}
    >
      <FormProvider {...form}>
        <Stack component="form" noValidate spacing={3} onSubmit={(event) => event.preventDefault()}>
          {reason && <Alert severity={quote?.Expiry ? 'warning' : 'info'}>{reason}</Alert>}
          <DecidedNote />
          <RenewalNote />
          <DraftNote draft={save.draft} onDiscard={save.discard} />
          {needsAgent && reason === null && <AgentsSection />}
          <CoverageSection />
          <PlaceSection />
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

/** Saves, and goes on when neither the page nor the server finds a problem; otherwise to the first problem. */
function useChoosePlans(form: ReturnType<typeof useForm<CensusForm>>, save: CensusSave) {
  const navigate = useNavigate();
  const [isBusy, setBusy] = useState(false);
  const goOn = async () => {
    if (!(await save.save())) {
      return;
    }
    const quoteId = save.quoteId();
    if (quoteId === null) {
      return;
    }
    const { Quote, Problems, Members } = await readHousehold(quoteId);
    if (Problems.length === 0) {
      await navigate(plansPathOf(Quote));
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
      .handleSubmit(goOn)()
      .catch((error: unknown) => notifyError({ text: errorMessage(error), fields: {} }))
      .finally(() => setBusy(false));
  };
  return { choosePlans, isBusy };
}
