import { EMPLOYEE_CALLS } from '#shared/enrollment/employees/employees.calls';
import type { EmployeePage } from '#shared/enrollment/employees/employees.record';
import { EMPLOYEE_SENTENCES, EMPLOYEE_WORDS } from '#shared/languages/employee.words';
import { LINK_WORDS } from '#shared/languages/link.words';
import { call } from '#web/http/calls';
import { Answerable, type Opened } from '../components/link-page/AnswerPage.tsx';
import { LinkContacts } from '../components/link-page/LinkContacts.tsx';
import { LinkMessage } from '../components/link-page/LinkMessage.tsx';
import { LinkScreen } from '../components/link-page/LinkScreen.tsx';
import { ServerText } from '../components/link-page/ServerText.tsx';
import { useTranslated, useWords } from '../components/link-page/spoken.ts';
import { EmployeePart } from './EmployeePart.tsx';

/** /my-coverage#{token}: for an employee with a link and its code, who enrolls or waives. */
export const EmployeeScreen = () => (
  <LinkScreen
    title={EMPLOYEE_WORDS.yourCoverage}
    lead={EMPLOYEE_WORDS.codeLead}
    sentences={EMPLOYEE_SENTENCES}
    open={(body) => call(EMPLOYEE_CALLS.open, { body })}
  >
    {(opened) => <EmployeePages {...opened} />}
  </LinkScreen>
);

/** What became of it, or what is to be filled in and signed. */
function EmployeePages(opened: Opened<EmployeePage>) {
  const { say, instant } = useWords();
  const translated = useTranslated();
  const { AnsweredAt, AnsweredByName, DeclinedAt, WaiveReason, Withdrawn, GroupName, Agents } = opened.pages;
  const doneAt = AnsweredAt ?? DeclinedAt;
  const { enrolled, waived, next } = EMPLOYEE_WORDS;
  const what = { name: AnsweredByName ?? '', group: GroupName, at: doneAt ? instant(doneAt) : '' };
  return doneAt ? (
    <LinkMessage title={say(LINK_WORDS.thankYou)}>
      {AnsweredAt ? say(enrolled, what) : say(waived, { ...what, reason: translated(WaiveReason ?? '') })}{' '}
      {Withdrawn === null ? say(next) : <ServerText text={Withdrawn} />}
      <LinkContacts agents={Agents} />
    </LinkMessage>
  ) : (
    <Answerable pages={opened.pages} act="sign">
      <EmployeePart {...opened} />
    </Answerable>
  );
}
