import AddLinkIcon from '@mui/icons-material/AddLinkOutlined';
import BlockIcon from '@mui/icons-material/BlockOutlined';
import CheckCircleIcon from '@mui/icons-material/CheckCircleOutlined';
import DraftsIcon from '@mui/icons-material/DraftsOutlined';
import EventBusyIcon from '@mui/icons-material/EventBusyOutlined';
import HourglassIcon from '@mui/icons-material/HourglassEmptyOutlined';
import LinkOffIcon from '@mui/icons-material/LinkOffOutlined';
import LockIcon from '@mui/icons-material/LockOutlined';
import PersonAddIcon from '@mui/icons-material/PersonAddAltOutlined';
import SyncProblemIcon from '@mui/icons-material/SyncProblemOutlined';
import { Button, Paper, Stack, Typography } from '@mui/material';
import { useMutation, useQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import {
  EMPLOYEE_STATE_LABELS,
  EMPLOYEE_STATES,
  type EmployeeState,
  HOUSEHOLD_DIFFERS,
  MOST_EMPLOYEES_AT_ONCE,
  SIGNED_BEFORE_CHANGE,
  WAITING_FOR_EMPLOYEE,
  WAIVED_BUT_ENROLLS,
} from '#shared/enrollment/employees/employees';
import { EMPLOYEE_LINK_CALLS } from '#shared/enrollment/employees/employees.calls';
import type { Employee, Employees } from '#shared/enrollment/employees/employees.record';
import { eventLine } from '#shared/formats/instant';
import { languageNote } from '#shared/languages/language';
import { counted } from '#shared/formats/text';
import { call, WITH_NOTICE } from '#web/http/calls';
import { lazyPart } from '#web/shell/lazy-part';
import type { Look } from '#web/status/ToneChip';
import { notifySuccess } from '../../app/notify.ts';
import { FactList } from '../../components/FactList.tsx';
import { EndLinkButton, LinkLine, LinkLines } from '../../components/LinkLine.tsx';
import { PAGE_SIZE, Pager } from '../../components/Pager.tsx';
import { SectionFailure } from '../../components/SectionFailure.tsx';
import { TechnicalDetails } from '../../components/TechnicalDetails.tsx';
import { employeesQuery, refreshEmployees } from './demographics-queries.ts';

const AskEmployeesDialog = lazyPart(async () => (await import('./AskEmployeesDialog.tsx')).AskEmployeesDialog);

interface EmployeesBoardProps {
  quoteId: number;
  /** Opens the agent's form of an employee: what somebody tells by phone. Absent if read-only. */
  onFillIn: ((memberId: number) => void) | null;
}

/** Employees who do their part by link: how far each is, what is missing, and whom to remind. */
export function EmployeesBoard({ quoteId, onFillIn }: EmployeesBoardProps) {
  const { data, error, refetch } = useQuery(employeesQuery(quoteId));
  const [isAsking, setAsking] = useState(false);
  if (!data) {
    return error && <SectionFailure error={error} onRetry={() => void refetch()} />;
  }
  const isUsed = data.Employees.some(({ State }) => State !== 'NotAsked');
  if (data.Employees.length === 0 || (data.LinkProblem !== null && !isUsed)) {
    return null;
  }
  return (
    <Paper variant="outlined" component="section" aria-label="Employees" sx={{ p: 2 }}>
      <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
        <Typography variant="h2">Employees</Typography>
        <Typography variant="body2" color="textSecondary" role="status">
          {isUsed
            ? countsOf(data.Employees)
            : 'Optional: each employee gets a link, and enters the household, enrolls or waives, and signs on a phone.'}
        </Typography>
        {data.LinkProblem === null && <BoardActions quoteId={quoteId} data={data} onAsk={() => setAsking(true)} />}
        {isUsed && <EmployeeLines quoteId={quoteId} data={data} onFillIn={onFillIn} />}
      </Stack>
      <Suspense>
        {isAsking && <AskEmployeesDialog quoteId={quoteId} data={data} onClose={() => setAsking(false)} />}
      </Suspense>
    </Paper>
  );
}

/** "2 not opened, 1 begun, 37 signed, 1 with a note". */
const countsOf = (employees: readonly Employee[]): string =>
  [
    ...EMPLOYEE_STATES.map((state) => [
      employees.filter(({ State }) => State === state).length,
      EMPLOYEE_STATE_LABELS[state].toLowerCase(),
    ]),
    [employees.filter(({ Link }) => Link?.HouseholdNote).length, 'with a note'],
  ]
    .filter(([count]) => count !== 0)
    .map(([count, what]) => `${count!.toLocaleString('en-US')} ${what}`)
    .join(', ');

/** Their link went by e-mail, and they have not answered. */
const canRemind = ({ State, Link }: Employee): boolean => WAITING_FOR_EMPLOYEE.includes(State) && Boolean(Link?.Email);

/** Of all who can be reminded as many as at a time, and today, those first whose email was sent the longest ago. */
const remindedNext = ({ Employees: all, LeftToday }: Employees): Employee[] =>
  all
    .filter(canRemind)
    .toSorted((one, other) => sentAt(one).localeCompare(sentAt(other)))
    .slice(0, Math.min(MOST_EMPLOYEES_AT_ONCE, LeftToday));
/** The last for what is still being sent. */
const sentAt = ({ Link }: Employee): string => Link?.Email?.SettledAt ?? '9999';

interface BoardActionsProps {
  quoteId: number;
  data: Employees;
  onAsk: () => void;
}

function BoardActions({ quoteId, data, onAsk }: BoardActionsProps) {
  const waiting = data.Employees.filter(canRemind).length;
  const next = remindedNext(data);
  return (
    <Stack direction="row" useFlexGap spacing={1} sx={{ flexWrap: 'wrap' }}>
      <Button variant="outlined" startIcon={<AddLinkIcon />} onClick={onAsk}>
        Ask employees by link
      </Button>
      {waiting > 1 && next.length > 0 && (
        <RemindButton
          quoteId={quoteId}
          employees={next}
          label={
            next.length === waiting ? `Remind all ${waiting} who wait` : `Remind ${next.length} of ${waiting} who wait`
          }
        />
      )}
    </Stack>
  );
}

interface RemindButtonProps {
  quoteId: number;
  employees: readonly Employee[];
  label: string;
}

function RemindButton({ quoteId, employees, label }: RemindButtonProps) {
  const { mutate, isPending } = useMutation({
    mutationFn: () => {
      const LinkIds = employees.flatMap(({ Link }) => (Link ? [Link.Id] : []));
      return call(EMPLOYEE_LINK_CALLS.remind, { quoteId, body: { LinkIds } }, WITH_NOTICE);
    },
    onSuccess: () =>
      notifySuccess(`${counted(employees.length, 'reminder')} on the way by email. The codes stay the same.`),
    onSettled: () => refreshEmployees(quoteId),
  });
  return (
    <Button
      size="small"
      loading={isPending}
      aria-label={label === 'Remind' ? `Remind ${employees[0]!.Name}` : undefined}
      onClick={() => mutate()}
    >
      {label}
    </Button>
  );
}

const LOOKS: Record<EmployeeState, Look> = {
  NotAsked: ['secondary', PersonAddIcon],
  NotOpened: ['info', HourglassIcon],
  Begun: ['info', DraftsIcon],
  Signed: ['success', CheckCircleIcon],
  Changed: ['warning', SyncProblemIcon],
  Waived: ['warning', BlockIcon],
  Locked: ['error', LockIcon],
  Expired: ['secondary', EventBusyIcon],
  Withdrawn: ['secondary', LinkOffIcon],
};

interface EmployeeLinesProps extends EmployeesBoardProps {
  data: Employees;
}

function EmployeeLines({ quoteId, data, onFillIn }: EmployeeLinesProps) {
  const [wanted, setPage] = useState(1);
  const page = Math.min(wanted, Math.ceil(data.Employees.length / PAGE_SIZE));
  const shown = data.Employees.slice((page - 1) * PAGE_SIZE, page * PAGE_SIZE);
  return (
    <Stack sx={{ width: '100%' }}>
      <LinkLines label="Employees and their links">
        {shown.map((employee) => (
          <EmployeeLine
            key={employee.MemberId}
            {...{ quoteId, employee, onFillIn }}
            canAct={data.LinkProblem === null}
          />
        ))}
      </LinkLines>
      <Pager total={data.Employees.length} page={page} onChange={setPage} noun="employees" />
    </Stack>
  );
}

interface EmployeeLineProps extends EmployeesBoardProps {
  employee: Employee;
  canAct: boolean;
}

function EmployeeLine({ quoteId, employee, onFillIn, canAct }: EmployeeLineProps) {
  const { State, Name, Missing, Link, MemberId, IsEnrolling } = employee;
  const isWaiting = State === 'NotOpened' || State === 'Begun';
  const missing = IsEnrolling && Missing > 0 ? `${counted(Missing, 'entry', 'entries')} missing` : null;
  return (
    <LinkLine
      link={{
        Email: Link?.Email ?? null,
        CodeText: Link?.CodeText ?? null,
        DeclineReason: Link?.DeclineReason ?? null,
        State,
      }}
      look={LOOKS[State]}
      state={EMPLOYEE_STATE_LABELS[State]}
      person={Name}
      history={[missing, Link && historyOf(Link, State)].filter(Boolean).join(' · ')}
      doubts={[
        Link?.Doubt ?? null,
        State === 'Changed' ? SIGNED_BEFORE_CHANGE : null,
        State === 'Waived' && IsEnrolling ? WAIVED_BUT_ENROLLS : null,
        Link?.HouseholdNote ? `${Name} says: “${Link.HouseholdNote}” ${HOUSEHOLD_DIFFERS}` : null,
      ]}
      actions={
        canAct && (
          <>
            {onFillIn && missing && (
              <Button size="small" aria-label={`Fill in for ${Name}`} onClick={() => onFillIn(MemberId)}>
                Fill in
              </Button>
            )}
            {canRemind(employee) && <RemindButton quoteId={quoteId} employees={[employee]} label="Remind" />}
            {isWaiting && Link && (
              <EndLinkButton
                link={Link}
                verb="Withdraw"
                end={() => call(EMPLOYEE_LINK_CALLS.withdraw, { linkId: Link.Id }, WITH_NOTICE)}
                refresh={() => refreshEmployees(quoteId)}
              >
                {`${Name} can no longer open it. What was saved stays, and you can make another link.`}
              </EndLinkButton>
            )}
          </>
        )
      }
    >
      {Link?.Sha256 && (
        <TechnicalDetails>
          <FactList
            facts={[
              ['Name as typed', Link.AnsweredByName],
              ['Version of the words', Link.WordsVersion],
              ['Digest of what was signed (SHA-256)', Link.Sha256],
            ]}
          />
        </TechnicalDetails>
      )}
    </LinkLine>
  );
}

const historyOf = (link: NonNullable<Employee['Link']>, state: EmployeeState): string =>
  eventLine([
    ['Link made', link.CreatedAt],
    ['Opened', link.OpenedAt],
    ['Signed', link.AnsweredAt],
    ['Waived', link.DeclinedAt],
    [state === 'Expired' ? 'Expired' : 'Expires', WAITING_FOR_EMPLOYEE.includes(state) ? link.ExpiresAt : null],
  ]) + languageNote(link.Language, (link.AnsweredAt ?? link.DeclinedAt) !== null);
