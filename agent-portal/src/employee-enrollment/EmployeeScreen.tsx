import { EMPLOYEE_CALLS } from '#shared/enrollment/employees/employees.calls';
import type { EmployeePage } from '#shared/enrollment/employees/employees.record';
import { formatInstant } from '#shared/formats/instant';
import { EMPLOYEE_WORDS } from '#shared/languages/employee.words';
import { call } from '#web/http/calls';
import { Answerable, type Opened } from '../components/link-page/AnswerPage.tsx';
import { LinkContacts } from '../components/link-page/LinkContacts.tsx';
import { LinkMessage } from '../components/link-page/LinkMessage.tsx';
import { LinkScreen } from '../components/link-page/LinkScreen.tsx';
import { EmployeePart } from './EmployeePart.tsx';

/** /my-coverage#{token}: for an employee with a link and its code, who enrolls or waives. */
export const EmployeeScreen = () => (
  <LinkScreen
    title={EMPLOYEE_WORDS.yourCoverage}
    lead={EMPLOYEE_WORDS.codeLead}
    sentences={[]}
    languages={['en']}
    open={(body) => call(EMPLOYEE_CALLS.open, { body })}
  >
    {(opened) => <EmployeePages {...opened} />}
  </LinkScreen>
);

/** What became of it, or what is to be filled in and signed. */
function EmployeePages(opened: Opened<EmployeePage>) {
  const { AnsweredAt, AnsweredByName, DeclinedAt, WaiveReason, Withdrawn, GroupName, Agents } = opened.pages;
  const doneAt = AnsweredAt ?? DeclinedAt;
  return doneAt ? (
    <LinkMessage title="Thank you">
      {AnsweredByName} {AnsweredAt ? 'signed the enrollment' : 'waived the coverage'} at {GroupName} on{' '}
      {formatInstant(doneAt)}
      {WaiveReason && `: ${WaiveReason}`}.{' '}
      {Withdrawn ?? 'Your agent can see it. If something changes before the coverage begins, call your agent.'}
      <LinkContacts agents={Agents} />
    </LinkMessage>
  ) : (
    <Answerable pages={opened.pages} act="sign">
      <EmployeePart {...opened} />
    </Answerable>
  );
}
