import { HOUSEHOLD_NOTE_LIMIT } from '#shared/enrollment/employees/employees';
import { EMPLOYEE_CALLS } from '#shared/enrollment/employees/employees.calls';
import type { EmployeePage } from '#shared/enrollment/employees/employees.record';
import { EMPLOYEE_WORDS } from '#shared/languages/employee.words';
import { call } from '#web/http/calls';
import { type Opened, PageSection } from '../components/link-page/AnswerPage.tsx';
import { useWords } from '../components/link-page/spoken.ts';
import { TellAgent } from '../components/link-page/TellAgent.tsx';

/** Nobody can be added here: the employee tells the agent who is missing. */
export function HouseholdNote({ access, pages, onChanged }: Opened<EmployeePage>) {
  const { say } = useWords();
  return (
    <PageSection title={say(EMPLOYEE_WORDS.isMissing)}>
      <TellAgent
        lead={say(EMPLOYEE_WORDS.fixed)}
        label={say(EMPLOYEE_WORDS.whoIsMissing)}
        hint={say(EMPLOYEE_WORDS.howToSay)}
        name="HouseholdNote"
        limit={HOUSEHOLD_NOTE_LIMIT}
        note={pages.HouseholdNote}
        tell={(HouseholdNote) => call(EMPLOYEE_CALLS.noteHousehold, { body: { ...access, HouseholdNote } })}
        onTold={onChanged}
      />
    </PageSection>
  );
}
