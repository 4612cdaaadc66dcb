import AlarmIcon from '@mui/icons-material/AlarmOutlined';
import ArrowForwardIcon from '@mui/icons-material/ArrowForward';
import CakeIcon from '@mui/icons-material/CakeOutlined';
import AutorenewIcon from '@mui/icons-material/AutorenewOutlined';
import CloseIcon from '@mui/icons-material/ExpandLess';
import OpenIcon from '@mui/icons-material/ExpandMore';
import EventIcon from '@mui/icons-material/EventOutlined';
import MedicalServicesIcon from '@mui/icons-material/MedicalServicesOutlined';
import PaymentsIcon from '@mui/icons-material/PaymentsOutlined';
import WarningIcon from '@mui/icons-material/WarningAmberOutlined';
import { Box, Button, IconButton, Stack, Tooltip, Typography } from '@mui/material';
import { useId, useState } from 'react';
import { Link as RouterLink } from 'react-router';
import { topicOf } from '#shared/book-of-business/individuals/today/call-outcomes';
import {
  ACTION_LABELS,
  type ActionKind,
  type DailyAction,
} from '#shared/book-of-business/individuals/today/daily-actions.record';
import { actionDetail, actionStep, actionText } from '#shared/book-of-business/individuals/today/action-texts';
import { formatDay } from '#shared/formats/auto-date';
import { INDIVIDUAL_BOOKS } from '#shared/roles/permissions';
import { saveFile } from '#web/http/files';
import { today } from '#web/inputs/today';
import { PhoneLink } from '#web/shell/PhoneLink';
import { type Look, ToneChip } from '#web/status/ToneChip';
import { useCan } from '../../app/session/use-user.ts';
import { daysLeftText, FEW_DAYS } from '../../components/days-left.ts';
import { RecordName } from '../../components/RecordName.tsx';
import { type RecordColumn, RecordTable } from '../../components/RecordTable.tsx';
import { nameOf, recordPath, stepPath } from '../../components/action-links.ts';
import { CallPanel } from './CallPanel.tsx';
import { actionReminder } from './action-reminder.ts';

type Row = DailyAction & { at: number };

const COLUMNS: readonly RecordColumn<Row>[] = [
  { label: 'Name', isName: true, cell: (row) => <RecordName name={nameOf(row)} to={recordPath(row)} /> },
  {
    label: 'Reason',
    cell: (row) => (
      <Stack spacing={0.5} sx={{ alignItems: 'flex-start' }}>
        <KindChip row={row} />
        <What row={row} />
      </Stack>
    ),
  },
  { label: 'By', isOneLine: true, cell: (row) => <By row={row} /> },
  { label: 'Phone', isOneLine: true, cell: (row) => <Phone row={row} /> },
];

interface DailyActionTableProps {
  actions: readonly DailyAction[];
  isLoading: boolean;
  /** A call was noted, and its row is gone. */
  onNoted: () => void;
}

/** Who, why, by when, the phone, and the next step. A row opens in place, to note what came of the call. */
export function DailyActionTable({ actions, isLoading, onNoted }: DailyActionTableProps) {
  const mayNote = useCan(...INDIVIDUAL_BOOKS);
  const [openedRow, setOpenedRow] = useState<string | null>(null);
  const id = useId();
  const close = () => {
    setOpenedRow(null);
    onNoted();
  };
  const toggleOf = (row: Row): RowToggle | null =>
    mayNote && row.ContractId !== null && topicOf(row.Kind) !== null
      ? {
          isOpen: openedRow === rowKey(row),
          panelId: `${id}-${row.at}`,
          toggle: () => setOpenedRow(openedRow === rowKey(row) ? null : rowKey(row)),
        }
      : null;
  return (
    <RecordTable
      label="To call"
      rows={actions.map((action, at) => ({ ...action, at }))}
      keyOf={({ at }) => at}
      columns={COLUMNS}
      isLoading={isLoading}
      action={{ label: 'Next step', cell: (row) => <NextStep row={row} toggle={toggleOf(row)} /> }}
      opened={(row) => {
        const toggle = toggleOf(row);
        return toggle?.isOpen ? <CallPanel id={toggle.panelId} action={row} onNoted={close} /> : null;
      }}
      card={{
        aside: (row) => <KindChip row={row} />,
        details: (row) => (
          <Stack spacing={0.5}>
            <What row={row} />
            {row.Birthday !== null && <By row={row} />}
            <Phone row={row} />
          </Stack>
        ),
      }}
    />
  );
}

/** A household can be on the list for several reasons, and for several of its members. */
const rowKey = ({ Kind, ContractId, Member }: DailyAction): string => [Kind, ContractId, Member?.First].join(' ');

interface RowToggle {
  isOpen: boolean;
  /** Of what opens. */
  panelId: string;
  toggle: () => void;
}

const LOOKS: Record<ActionKind, Look> = {
  PastDue: ['error', PaymentsIcon],
  SubsidyAtRisk: ['error', WarningIcon],
  SpecialEnrollmentEnding: ['warning', AlarmIcon],
  RenewalOpen: ['info', AutorenewIcon],
  Turning26: ['info', CakeIcon],
  Turning65: ['info', CakeIcon],
  DoctorUnavailable: ['warning', MedicalServicesIcon],
};

const KindChip = ({ row: { Kind } }: { row: Row }) => <ToneChip look={LOOKS[Kind]} label={ACTION_LABELS[Kind]} />;

function What({ row }: { row: Row }) {
  const detail = actionDetail(row);
  return (
    <Box sx={{ minWidth: { sm: 240 } }}>
      <Typography variant="body2" color="textPrimary">
        {actionText(row)}
      </Typography>
      {detail !== '' && (
        <Typography variant="body2" color="textSecondary">
          {detail}
        </Typography>
      )}
    </Box>
  );
}

function By({ row: { Deadline, DaysLeft } }: { row: Row }) {
  if (Deadline === null || DaysLeft === null) {
    return null;
  }
  return (
    <Box sx={{ fontVariantNumeric: 'tabular-nums' }}>
      {formatDay(Deadline)}
      <Typography
        variant="body2"
        sx={DaysLeft <= FEW_DAYS ? { color: 'warning.main', fontWeight: 'medium' } : { color: 'text.secondary' }}
      >
        {daysLeftText(DaysLeft)}
      </Typography>
    </Box>
  );
}

const Phone = ({ row: { Phone: phone, ...row } }: { row: Row }) =>
  phone === '' ? (
    <Typography variant="body2" color="textSecondary" component="span">
      No phone number
    </Typography>
  ) : (
    <PhoneLink
      phone={phone}
      callee={nameOf({ ...row, Phone: phone })}
      color="primary"
      sx={{ display: 'inline-flex', alignItems: 'center', minHeight: 24 }}
    />
  );

const NextStep = ({ row, toggle }: { row: Row; toggle: RowToggle | null }) => (
  <Stack
    direction="row"
    spacing={1}
    useFlexGap
    sx={{ flexWrap: { xs: 'wrap', sm: 'nowrap' }, alignItems: 'center', justifyContent: { sm: 'space-between' } }}
  >
    <Button
      size="small"
      component={RouterLink}
      to={stepPath(row)}
      endIcon={<ArrowForwardIcon />}
      aria-label={`${actionStep(row)}: ${nameOf(row)}`}
      sx={{ whiteSpace: 'nowrap' }}
    >
      {actionStep(row)}
    </Button>
    <Tooltip title="Add to calendar">
      <IconButton aria-label={`Add to calendar: ${nameOf(row)}`} onClick={() => saveReminder(row)} sx={{ p: 0.5 }}>
        <EventIcon fontSize="small" />
      </IconButton>
    </Tooltip>
    {toggle && (
      <Tooltip title="Note the call">
        <IconButton
          aria-label={`Note the call: ${nameOf(row)}`}
          aria-expanded={toggle.isOpen}
          aria-controls={toggle.isOpen ? toggle.panelId : undefined}
          onClick={toggle.toggle}
          sx={{ p: 0.5 }}
        >
          {toggle.isOpen ? <CloseIcon fontSize="small" /> : <OpenIcon fontSize="small" />}
        </IconButton>
      </Tooltip>
    )}
  </Stack>
);

function saveReminder(action: DailyAction): void {
  const { name, text } = actionReminder(action, { today: today(), now: new Date(), origin: window.location.origin });
  saveFile({ name, content: new Blob([text], { type: 'text/calendar' }) });
}
