import { Box, Button, Stack, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { FormProvider, useForm } from 'react-hook-form';
import type { InvoiceDetail } from '#shared/book-of-business/individuals/contract-detail.record';
import { CALL_NOTES, DAILY_ACTION_CALLS } from '#shared/book-of-business/individuals/individual-book.calls';
import { actionText } from '#shared/book-of-business/individuals/today/action-texts';
import {
  callText,
  type CallTopic,
  OUTCOME_LABELS,
  outcomesOf,
  snoozeProblem,
  topicOf,
} from '#shared/book-of-business/individuals/today/call-outcomes';
import type { DailyAction } from '#shared/book-of-business/individuals/today/daily-actions.record';
import { addDays, type IsoDate } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { formatDollars } from '#shared/formats/currency';
import type { SentTo } from '#shared/answers/calls';
import { call, keyOf, WITH_NOTICE } from '#web/http/calls';
import { DateInput } from '#web/inputs/DateInput';
import { today } from '#web/inputs/today';
import { PhoneLink } from '#web/shell/PhoneLink';
import { notifyWithUndo } from '../../app/notify.ts';
import { queryClient } from '../../app/query-client.ts';
import { FactList } from '../../components/FactList.tsx';
import { contractQuery, refreshContract } from '../contract/contract-queries.ts';
import { nameOf } from '../../components/action-links.ts';

interface CallPanelProps {
  id: string;
  action: DailyAction;
  onNoted: () => void;
}

/** What one needs to know during the call, and what came of it: with one click the household leaves the list for a while. */
export function CallPanel({ id, action, onNoted }: CallPanelProps) {
  const contractId = action.ContractId ?? '';
  const name = nameOf(action);
  const { note, isNoting } = useNote({ contractId, name, onNoted });
  const topic = topicOf(action.Kind)!;
  const facts = useFacts(action);
  return (
    <Box id={id} role="group" aria-label={`Call to ${name}`} sx={{ py: 1 }}>
      <Stack spacing={2}>
        {action.Phone !== '' && (
          <PhoneLink phone={action.Phone} callee={name} color="primary" variant="h2" sx={{ alignSelf: 'flex-start' }} />
        )}
        <FactList facts={facts} />
        <Stack direction="row" useFlexGap role="group" aria-label="What came of it" sx={{ flexWrap: 'wrap', gap: 1 }}>
          {outcomesOf(topic).map((outcome) => (
            <Button
              key={outcome}
              variant="outlined"
              disabled={isNoting}
              onClick={() => note({ Topic: topic, Outcome: outcome })}
            >
              {OUTCOME_LABELS[outcome]}
            </Button>
          ))}
        </Stack>
        <SnoozeForm topic={topic} isNoting={isNoting} note={note} />
      </Stack>
    </Box>
  );
}

type CallBody = SentTo<typeof CALL_NOTES.note>;

interface NoteUse {
  contractId: string;
  name: string;
  onNoted: () => void;
}

/** Notes a call; the message about it takes it back. */
function useNote({ contractId, name, onNoted }: NoteUse) {
  const refresh = () =>
    Promise.all([
      queryClient.invalidateQueries({ queryKey: keyOf(DAILY_ACTION_CALLS.list) }),
      refreshContract(contractId),
    ]);
  const takeBack = async (callId: number) => {
    await call(CALL_NOTES.takeBack, { contractId, callId }, WITH_NOTICE);
    await refresh();
  };
  const { mutate, isPending } = useMutation({
    mutationFn: (body: CallBody) => call(CALL_NOTES.note, { contractId, body }, WITH_NOTICE),
    onSuccess: async ({ Id, Outcome, Until }) => {
      await refresh();
      onNoted();
      notifyWithUndo(`${name}: ${callText(Outcome, Until)}.`, () => void takeBack(Id).catch(() => undefined));
    },
  });
  return { note: mutate, isNoting: isPending };
}

/** Of the contract, what is talked about. What is not known yet is left out. */
function useFacts(action: DailyAction): readonly (readonly [string, string])[] {
  const { data: contract } = useQuery(contractQuery(action.ContractId ?? ''));
  const isUnpaid = action.AmountDue !== null;
  return [
    ...(isUnpaid ? ([['Owed', formatDollars(action.AmountDue)]] as const) : []),
    [isUnpaid ? 'Grace' : 'Reason', actionText(action)],
    ...(contract
      ? ([
          ['Last payment', lastPayment(contract.Invoices)],
          ['Paid to date', formatDay(contract.Contract.PaidToDate) || 'Nothing paid yet'],
        ] as const)
      : []),
  ];
}

/** "$412.50 on 10/3/2026, EFT" */
function lastPayment(invoices: readonly InvoiceDetail[]): string {
  const payments = invoices.flatMap(({ Payments }) => Payments);
  const [newest] = payments.toSorted((one, other) => (one.PaymentDate < other.PaymentDate ? 1 : -1));
  return newest
    ? `${formatDollars(newest.PaymentAmount)} on ${formatDay(newest.PaymentDate)}, ${newest.PaymentType}`
    : 'None yet';
}

interface SnoozeFormProps {
  topic: CallTopic;
  isNoting: boolean;
  note: (body: CallBody) => void;
}

/** Another day for the call; tomorrow unless another is typed. */
function SnoozeForm({ topic, isNoting, note }: SnoozeFormProps) {
  const form = useForm<{ Until: string }>({ defaultValues: { Until: addDays(today(), 1) } });
  return (
    <FormProvider {...form}>
      <Box
        component="form"
        noValidate
        onSubmit={(event) =>
          void form.handleSubmit(({ Until }) => note({ Topic: topic, Outcome: 'Snoozed', Until: Until as IsoDate }))(
            event,
          )
        }
        sx={{ display: 'flex', flexWrap: 'wrap', gap: 1, alignItems: 'flex-start' }}
      >
        <Box sx={{ width: 200 }}>
          <DateInput<{ Until: string }>
            name="Until"
            label="Snooze to"
            required
            check={(day) => snoozeProblem(day, today())}
          />
        </Box>
        <Button type="submit" variant="outlined" disabled={isNoting}>
          Snooze
        </Button>
        <Typography variant="body2" color="textSecondary" sx={{ flexBasis: '100%' }}>
          The household is on the list again on that day, if the reason is still there.
        </Typography>
      </Box>
    </FormProvider>
  );
}
