import ClosedIcon from '@mui/icons-material/CancelOutlined';
import DoneIcon from '@mui/icons-material/CheckCircleOutlined';
import CloseIcon from '@mui/icons-material/ExpandLess';
import OpenIcon from '@mui/icons-material/ExpandMore';
import ReceivedIcon from '@mui/icons-material/MoveToInboxOutlined';
import RequestedIcon from '@mui/icons-material/HourglassEmptyOutlined';
import SentIcon from '@mui/icons-material/SendOutlined';
import { Box, Button, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';
import { contractPath } from '#shared/book-of-business/contract-path';
import {
  FOLLOW_UP_LABELS,
  type FollowUpState,
  nextStates,
  RISK_LABELS,
  RISK_OF,
  STATE_ACTIONS,
} from '#shared/follow-ups/follow-up';
import type { FollowUp, FollowUps } from '#shared/follow-ups/follow-up.record';
import { FOLLOW_UP_CALLS } from '#shared/follow-ups/follow-ups.calls';
import { formatDay } from '#shared/formats/auto-date';
import { individualPath } from '#shared/individuals/individual-next-step';
import { INDIVIDUAL_BOOKS } from '#shared/roles/permissions';
import { call, keyOf, WITH_NOTICE } from '#web/http/calls';
import { type Look, ToneChip } from '#web/status/ToneChip';
import { notifySuccess } from '../../app/notify.ts';
import { queryClient } from '../../app/query-client.ts';
import { useCan } from '../../app/session/use-user.ts';
import { daysLeftText, FEW_DAYS } from '../../components/days-left.ts';
import { RecordName } from '../../components/RecordName.tsx';
import { type RecordColumn, RecordTable } from '../../components/RecordTable.tsx';
import { FollowUpPanel, lastTold } from './FollowUpPanel.tsx';

interface FollowUpTableProps {
  answer: FollowUps;
  isLoading: boolean;
  /** The row may be gone. */
  onMoved: () => void;
}

/** Who, what, by when, how far it is, and the next step. A row opens in place, with the proof that the client was told. */
export function FollowUpTable({ answer, isLoading, onMoved }: FollowUpTableProps) {
  const mayWork = useCan(...INDIVIDUAL_BOOKS);
  const [opened, setOpened] = useState<number | null>(null);
  const id = useId();
  const { move, isMoving } = useMove(onMoved);
  return (
    <RecordTable
      label="Follow-ups"
      rows={answer.Rows}
      keyOf={({ Id }) => Id}
      columns={COLUMNS}
      isLoading={isLoading}
      action={{
        label: 'Next step',
        cell: (row) => (
          <NextStep
            row={row}
            move={mayWork ? move : null}
            isMoving={isMoving}
            isOpen={opened === row.Id}
            panelId={`${id}-${row.Id}`}
            onToggle={() => setOpened(opened === row.Id ? null : row.Id)}
          />
        ),
      }}
      opened={(row) =>
        opened === row.Id ? (
          <FollowUpPanel id={`${id}-${row.Id}`} followUp={row} name={nameOf(row)} mayWork={mayWork} server={answer}>
            {mayWork && <OtherSteps row={row} move={move} isMoving={isMoving} />}
          </FollowUpPanel>
        ) : null
      }
      card={{
        aside: (row) => <StateChip row={row} />,
        details: (row) => (
          <Stack spacing={0.5}>
            <What row={row} />
            <Due row={row} />
            <Typography variant="body2">{lastTold(row)}</Typography>
          </Stack>
        ),
      }}
    />
  );
}

type Move = (asked: { row: FollowUp; state: FollowUpState }) => void;

function useMove(onMoved: () => void): { move: Move; isMoving: boolean } {
  const { mutate, isPending } = useMutation({
    mutationFn: ({ row, state }: Parameters<Move>[0]) =>
      call(FOLLOW_UP_CALLS.move, { followUpId: row.Id, body: { State: state, Version: row.Version } }, WITH_NOTICE),
    onSuccess: async (_moved, { row, state }) => {
      await queryClient.invalidateQueries({ queryKey: keyOf(FOLLOW_UP_CALLS.list) });
      onMoved();
      notifySuccess(`${nameOf(row)}: ${FOLLOW_UP_LABELS[row.Kind].toLowerCase()} is ${state.toLowerCase()}.`);
    },
  });
  return { move: mutate, isMoving: isPending };
}

const nameOf = ({ Name, QuoteId }: FollowUp): string =>
  [Name.First, Name.Last].filter(Boolean).join(' ') || `Quote ${QuoteId}`;

/** The contract; before there is one, the quote. */
const pathOf = ({ ContractId, QuoteId, Status }: FollowUp): string =>
  ContractId === null
    ? individualPath({ quoteId: QuoteId, status: Status, isFfm: true })
    : contractPath('individual', ContractId);

const LOOKS: Readonly<Record<FollowUpState, Look>> = {
  Requested: ['warning', RequestedIcon],
  Received: ['info', ReceivedIcon],
  Sent: ['info', SentIcon],
  Accepted: ['success', DoneIcon],
  Refused: ['error', ClosedIcon],
};

const StateChip = ({ row: { State } }: { row: FollowUp }) => <ToneChip look={LOOKS[State]} label={State} />;

const What = ({ row: { Kind, Member } }: { row: FollowUp }) => (
  <Box sx={{ minWidth: { sm: 160 } }}>
    <Typography variant="body2" color="textPrimary">
      {FOLLOW_UP_LABELS[Kind]}
      {Member && `: ${Member.First} ${Member.Last}`}
    </Typography>
    <Typography variant="body2" color="textSecondary">
      {RISK_LABELS[RISK_OF[Kind]]}
    </Typography>
  </Box>
);

function Due({ row: { DueOn, DaysLeft, IsComputed } }: { row: FollowUp }) {
  const isNear = DaysLeft <= FEW_DAYS;
  return (
    <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {`By ${formatDay(DueOn)}`}
      <Typography
        variant="body2"
        sx={isNear ? { color: 'warning.main', fontWeight: 'medium' } : { color: 'text.secondary' }}
      >
        {DaysLeft < 0 ? 'Overdue' : daysLeftText(DaysLeft)}
      </Typography>
      {IsComputed && (
        <Typography variant="body2" color="textSecondary">
          Estimate: see the notice
        </Typography>
      )}
    </Box>
  );
}

const COLUMNS: readonly RecordColumn<FollowUp>[] = [
  { label: 'Client', isName: true, cell: (row) => <RecordName name={nameOf(row)} to={pathOf(row)} /> },
  { label: 'Proof', cell: (row) => <What row={row} /> },
  { label: 'Due', isOneLine: true, cell: (row) => <Due row={row} /> },
  { label: 'State', isOneLine: true, cell: (row) => <StateChip row={row} /> },
  { label: 'Client told', cell: (row) => <Typography variant="body2">{lastTold(row)}</Typography>, isExtra: true },
];

interface NextStepProps {
  row: FollowUp;
  /** null for those who only read. */
  move: Move | null;
  isMoving: boolean;
  isOpen: boolean;
  panelId: string;
  onToggle: () => void;
}

function NextStep({ row, move, isMoving, isOpen, panelId, onToggle }: NextStepProps) {
  const label = isOpen ? 'Hide details' : 'Show details';
  return (
    <Stack direction="row" spacing={1} sx={{ alignItems: 'center', justifyContent: { sm: 'space-between' } }}>
      {move && <StepButton row={row} state={nextStates(row.Kind, row.State)[0]} move={move} isMoving={isMoving} />}
      <Tooltip title={label}>
        <IconButton
          aria-label={`${label}: ${nameOf(row)}, ${FOLLOW_UP_LABELS[row.Kind]}`}
          aria-expanded={isOpen}
          aria-controls={isOpen ? panelId : undefined}
          onClick={onToggle}
          sx={{ p: 0.5 }}
        >
          {isOpen ? <CloseIcon fontSize="small" /> : <OpenIcon fontSize="small" />}
        </IconButton>
      </Tooltip>
    </Stack>
  );
}

interface StepProps {
  row: FollowUp;
  move: Move;
  isMoving: boolean;
}

const StepButton = ({ row, state, move, isMoving }: StepProps & { state: FollowUpState | undefined }) =>
  state && (
    <Button
      size="small"
      variant="outlined"
      disabled={isMoving}
      aria-label={`${STATE_ACTIONS[state]}: ${nameOf(row)}, ${FOLLOW_UP_LABELS[row.Kind]}`}
      onClick={() => move({ row, state })}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {STATE_ACTIONS[state]}
    </Button>
  );

const OtherSteps = ({ row, move, isMoving }: StepProps) => (
  <>
    {nextStates(row.Kind, row.State)
      .slice(1)
      .map((state) => (
        <StepButton key={state} row={row} state={state} move={move} isMoving={isMoving} />
      ))}
  </>
);
