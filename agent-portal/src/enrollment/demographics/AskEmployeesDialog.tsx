import { Alert, Box, Button, Checkbox, Dialog, DialogTitle, FormControlLabel, Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { MOST_EMPLOYEES_AT_ONCE } from '#shared/enrollment/employees/employees';
import { EMPLOYEE_LINK_CALLS } from '#shared/enrollment/employees/employees.calls';
import type { Employee, Employees, EmployeeToAsk } from '#shared/enrollment/employees/employees.record';
import { EMAIL_INVALID, parseEmail } from '#shared/formats/email';
import { formatPhoneInput, parsePhone, phoneProblem } from '#shared/formats/phone';
import type { Language } from '#shared/languages/language';
import { counted, nameToCompare } from '#shared/formats/text';
import { dayLimitProblem } from '#shared/proposals/proposal-email';
import { errorMessage } from '#web/http/api-error';
import { call } from '#web/http/calls';
import { PlainField } from '#web/inputs/PlainField';
import { EmailLanguage } from '../../components/email/EmailLanguage.tsx';
import { LinkRequest } from '../../components/LinkRequest.tsx';
import type { LinkServer } from '../../components/LinkWay.tsx';
import { PAGE_SIZE, Pager } from '../../components/Pager.tsx';
import { SearchField } from '../../components/SearchField.tsx';
import { refreshEmployees } from './demographics-queries.ts';
import { MadeEmployeeLinks } from './MadeEmployeeLinks.tsx';

interface AskEmployeesDialogProps {
  quoteId: number;
  data: Employees;
  onClose: () => void;
}

/** Makes links with their codes for the employees who are chosen. A link goes by email or is passed on, its code by text message or is told. */
export function AskEmployeesDialog({ quoteId, data, onClose }: AskEmployeesDialogProps) {
  // Those who were asked meanwhile stay on the list that was opened.
  const [employees] = useState(data.Employees);
  const fields = useAskFields(employees, data);
  return (
    <Dialog open onClose={onClose} fullWidth maxWidth="sm">
      <DialogTitle>Ask employees by link</DialogTitle>
      <LinkRequest
        check={fields.check}
        problems={fields.problems}
        make={(Employees: EmployeeToAsk[]) =>
          call(EMPLOYEE_LINK_CALLS.ask, { quoteId, body: { Employees, Language: fields.language } })
        }
        onMade={() => refreshEmployees(quoteId)}
        label="Create links"
        fields={(failure) => <AskFields {...{ employees, fields, failure }} server={data} />}
        made={(made) => <MadeEmployeeLinks made={made} mailboxUrl={data.MailboxUrl} />}
        onClose={onClose}
      />
    </Dialog>
  );
}

/** Whoever has a link that still serves, or has answered, gets another one only when the agent says so. */
const hasNoLink = ({ State }: Employee): boolean => ['NotAsked', 'Locked', 'Expired', 'Withdrawn'].includes(State);

/** Those to ask first; of many as many as can be asked at a time, and told by email today. */
const proposed = (employees: readonly Employee[], { CanEmail, LeftToday }: Employees) =>
  new Set(
    employees
      .filter(hasNoLink)
      .slice(0, CanEmail ? Math.min(MOST_EMPLOYEES_AT_ONCE, LeftToday) : MOST_EMPLOYEES_AT_ONCE)
      .map(({ MemberId }) => MemberId),
  );

/** Who is asked, and where. '' as an address or a number: the agent passes on the link, tells the code. */
function useAskFields(employees: readonly Employee[], data: Employees) {
  const { CanEmail, LeftToday } = data;
  const [chosen, setChosen] = useState(() => proposed(employees, data));
  const [view, setView] = useState({ words: '', page: 1 });
  const found = employees.filter(({ Name }) => nameToCompare(Name).includes(nameToCompare(view.words)));
  const [addresses, setAddresses] = useState<ReadonlyMap<number, string>>(
    () => new Map(employees.map(({ MemberId, EmailAddress }) => [MemberId, CanEmail ? (EmailAddress ?? '') : ''])),
  );
  const [phones, setPhones] = useState<ReadonlyMap<number, string>>(
    () => new Map(employees.map(({ MemberId, HomeNumber }) => [MemberId, formatPhoneInput(HomeNumber)])),
  );
  const [isTexted, setTexted] = useState(false);
  const [problems, setProblems] = useState<ReadonlyMap<number, Wrong>>(new Map());
  const [limit, setLimit] = useState<string | null>(null);
  const [language, setLanguage] = useState<Language>('en');
  /** null: something is wrong. */
  const check = (): EmployeeToAsk[] | null => {
    const asked = [...chosen].map((MemberId) => ({
      MemberId,
      typed: addresses.get(MemberId)?.trim() ?? '',
      phone: isTexted ? (phones.get(MemberId)?.trim() ?? '') : '',
    }));
    const wrong = new Map(
      asked
        .map(({ MemberId, typed, phone }): [number, Wrong] => [
          MemberId,
          { email: typed !== '' && parseEmail(typed) === null ? EMAIL_INVALID : null, phone: phoneProblem(phone) },
        ])
        .filter(([, { email, phone }]) => (email ?? phone) !== null),
    );
    setProblems(wrong);
    const first = employees.findIndex(({ MemberId }) => wrong.has(MemberId));
    if (first >= 0) {
      setView({ words: '', page: Math.floor(first / PAGE_SIZE) + 1 });
    }
    const tooMany = limitProblem(asked.length, asked.filter(({ typed }) => typed !== '').length, LeftToday);
    setLimit(tooMany);
    return wrong.size > 0 || tooMany
      ? null
      : asked.map(({ MemberId, typed, phone }) => ({ MemberId, To: parseEmail(typed), CodePhone: parsePhone(phone) }));
  };
  const choose = (memberId: number, isChosen: boolean) => {
    const next = new Set(chosen);
    next[isChosen ? 'add' : 'delete'](memberId);
    setChosen(next);
  };
  const address = (memberId: number, typed: string) => setAddresses(new Map(addresses).set(memberId, typed));
  const number = (memberId: number, typed: string) => setPhones(new Map(phones).set(memberId, typed));
  return {
    ...{ chosen, choose, addresses, address, phones, number, isTexted, setTexted },
    ...{ problems, limit, check, language, setLanguage },
    ...{ words: view.words, page: view.page, total: found.length },
    shown: found.slice((view.page - 1) * PAGE_SIZE, view.page * PAGE_SIZE),
    search: (words: string) => setView({ words, page: 1 }),
    turn: (page: number) => setView({ ...view, page }),
    chooseAll: (isAll: boolean) => setChosen(isAll ? proposed(employees, data) : new Set()),
  };
}

interface Wrong {
  email: string | null;
  phone: string | null;
}

function limitProblem(asked: number, mailed: number, left: number): string | null {
  if (asked === 0) {
    return 'Choose at least one employee.';
  }
  return asked > MOST_EMPLOYEES_AT_ONCE
    ? `Choose at most ${MOST_EMPLOYEES_AT_ONCE} employees at a time.`
    : dayLimitProblem(mailed, left);
}

interface AskFieldsProps {
  employees: readonly Employee[];
  fields: ReturnType<typeof useAskFields>;
  failure: Error | null;
  server: LinkServer;
}

const AskFields = ({ employees, fields, failure, server: { CanEmail, CanText } }: AskFieldsProps) => (
  <Stack spacing={2} sx={{ pt: 1 }}>
    <Typography variant="body2" color="textSecondary">
      Each employee gets a link and a code. {CanEmail && 'Without an email address you pass the link on yourself. '}A
      new link ends an earlier one that was not answered.
    </Typography>
    {fields.limit && <Alert severity="error">{fields.limit}</Alert>}
    {failure && <Alert severity="error">{errorMessage(failure)}</Alert>}
    {CanText && (
      <div>
        <FormControlLabel
          label="Text the codes"
          control={<Checkbox checked={fields.isTexted} onChange={({ target }) => fields.setTexted(target.checked)} />}
        />
        {fields.isTexted && (
          <Typography variant="body2" color="textSecondary">
            To their own phones. Ask first whether you may text them. Without a number you tell the code yourself.
          </Typography>
        )}
      </div>
    )}
    {employees.length > PAGE_SIZE && <ChosenOfMany employees={employees} fields={fields} />}
    <Box component="ul" aria-label="Employees to ask" sx={{ listStyle: 'none', m: 0, p: 0 }}>
      {fields.shown.map((employee) => (
        <ToAsk key={employee.MemberId} {...{ employee, fields, canEmail: CanEmail }} />
      ))}
    </Box>
    {employees.length > PAGE_SIZE && (
      <Pager total={fields.total} page={fields.page} onChange={fields.turn} noun="employees" />
    )}
    {(CanEmail || fields.isTexted) && (
      <EmailLanguage
        reader="employee"
        label={fields.isTexted ? 'Language of emails and text messages' : 'Language of the emails'}
        value={fields.language}
        onChange={fields.setLanguage}
      />
    )}
  </Stack>
);

interface ToAskProps {
  employee: Employee;
  fields: AskFieldsProps['fields'];
  canEmail: boolean;
}

function ToAsk({ employee: { MemberId, Name }, fields, canEmail }: ToAskProps) {
  const isChosen = fields.chosen.has(MemberId);
  return (
    <Box component="li" sx={ROW}>
      <FormControlLabel
        label={Name}
        sx={{ overflowWrap: 'anywhere' }}
        control={<Checkbox checked={isChosen} onChange={({ target }) => fields.choose(MemberId, target.checked)} />}
      />
      {canEmail && isChosen && (
        <PlainField
          label={`Email of ${Name}`}
          type="email"
          value={fields.addresses.get(MemberId) ?? ''}
          onChange={(typed) => fields.address(MemberId, typed)}
          problem={fields.problems.get(MemberId)?.email}
        />
      )}
      {fields.isTexted && isChosen && (
        <Box sx={{ gridColumnStart: { sm: 2 }, mt: 1.5 }}>
          <PlainField
            label={`Mobile phone of ${Name}`}
            type="tel"
            value={fields.phones.get(MemberId) ?? ''}
            onChange={(typed) => fields.number(MemberId, typed)}
            problem={fields.problems.get(MemberId)?.phone}
          />
        </Box>
      )}
    </Box>
  );
}

/** Above a list that has pages: how many are chosen on all of them, and the way to one by name. */
const ChosenOfMany = ({ employees, fields }: Pick<AskFieldsProps, 'employees' | 'fields'>) => (
  <Stack spacing={2}>
    <Stack direction="row" useFlexGap spacing={1} sx={{ alignItems: 'center', flexWrap: 'wrap' }}>
      <Typography variant="body2" role="status" sx={{ flex: '1 1 200px', fontVariantNumeric: 'tabular-nums' }}>
        {`${fields.chosen.size} of ${counted(employees.length, 'employee')} chosen`}
        {employees.length > MOST_EMPLOYEES_AT_ONCE && `, at most ${MOST_EMPLOYEES_AT_ONCE} at a time`}
      </Typography>
      <Button size="small" onClick={() => fields.chooseAll(fields.chosen.size === 0)}>
        {fields.chosen.size === 0 ? 'Choose who has no link' : 'Choose nobody'}
      </Button>
    </Stack>
    <SearchField
      label="Search the employees"
      name="EmployeesFilter"
      value={fields.words}
      onChange={fields.search}
      onKeyDown={(event) => {
        // The form around it would be sent.
        if (event.key === 'Enter') {
          event.preventDefault();
        }
      }}
    />
  </Stack>
);

const ROW = {
  display: 'grid',
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', sm: 'minmax(0, 2fr) minmax(0, 3fr)' },
  columnGap: 2,
  py: 1,
} as const;
