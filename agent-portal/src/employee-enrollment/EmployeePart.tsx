import { Alert, Stack } from '@mui/material';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { EMPLOYEE_CALLS } from '#shared/enrollment/employees/employees.calls';
import {
  AGREE_TO_SIGN,
  CHOOSE_COVERAGE,
  CHOOSE_REASON,
  type EmployeeChoice,
  employeeProblems,
  householdOf,
  signAsEmployee,
  WAIVE_REASON_LABELS,
  WAIVE_REASONS,
  WAIVES_ON_CENSUS,
  type WaiveReason,
} from '#shared/enrollment/employees/employees';
import type { EmployeePage } from '#shared/enrollment/employees/employees.record';
import { enrolls } from '#shared/enrollment/members/member-problems';
import { isSignerOf } from '#shared/enrollment/signing';
import { EMPLOYEE_WORDS } from '#shared/languages/employee.words';
import { LINK_WORDS } from '#shared/languages/link.words';
import { call } from '#web/http/calls';
import { RadioInput } from '#web/inputs/RadioInput';
import { SelectInput } from '#web/inputs/SelectInput';
import { AnswerForm, AnswerPage, type Opened } from '../components/link-page/AnswerPage.tsx';
import { OriginalOfConsent } from '../components/link-page/BesideOriginal.tsx';
import { useTranslated, useWords } from '../components/link-page/spoken.ts';
import { LookUps } from '../components/look-ups.ts';
import { NameAndConsent } from '../components/signature/SignerInputs.tsx';
import { lookUpsOf } from './employee-look-ups.ts';
import { HouseholdNote } from './HouseholdNote.tsx';
import { HouseholdSections } from './HouseholdSections.tsx';

/** The household, person by person, and the signature below it. */
export function EmployeePart(opened: Opened<EmployeePage>) {
  const { say, day } = useWords();
  const { yourCoverage, coverageFor, lead, enrollOrWaive } = EMPLOYEE_WORDS;
  const { access, pages } = opened;
  const lookUps = useMemo(() => lookUpsOf(access), [access]);
  return (
    <LookUps value={lookUps}>
      <AnswerPage
        pages={pages}
        documentTitle={say(yourCoverage)}
        over={pages.GroupName}
        title={say(coverageFor, { name: pages.EmployeeName })}
        lead={say(lead, { day: day(pages.EffectiveDate) })}
        answerTitle={say(enrollOrWaive)}
        answer={<Finish {...opened} />}
      >
        <HouseholdSections {...opened} />
        <HouseholdNote {...opened} />
      </AnswerPage>
    </LookUps>
  );
}

interface FinishFields {
  Choice: EmployeeChoice | '';
  WaiveReason: WaiveReason | '';
  SignedByName: string;
  Agreed: boolean;
}

function Finish({ access, pages, onChanged }: Opened<EmployeePage>) {
  const { say, language: Language } = useWords();
  const { Sha256, WordsVersion, Members, Facts } = pages;
  const household = householdOf(Members, Members[0]?.EmployeeNumber ?? 0, Facts);
  const waivesOnCensus = !household.some(enrolls);
  const missing = household.flatMap((member) => employeeProblems(member, Facts)).length;
  return (
    <AnswerForm<FinishFields>
      start={{ Choice: waivesOnCensus ? 'Waive' : '', WaiveReason: '', SignedByName: '', Agreed: false }}
      answer={({ Choice, WaiveReason: reason, ...given }) =>
        call(EMPLOYEE_CALLS.finish, {
          body: {
            ...access,
            ...given,
            Language,
            Choice: Choice || 'Enroll',
            WaiveReason: Choice === 'Waive' ? reason || null : null,
            Sha256,
            WordsVersion,
          },
        })
      }
      button={say(LINK_WORDS.sign)}
      onChanged={onChanged}
      inputs={(disabled) => <FinishInputs {...{ pages, missing, waivesOnCensus, disabled }} />}
    />
  );
}

interface FinishInputsProps {
  pages: EmployeePage;
  missing: number;
  waivesOnCensus: boolean;
  disabled: boolean;
}

function FinishInputs({ pages, missing, waivesOnCensus, disabled }: FinishInputsProps) {
  const { control } = useFormContext<FinishFields>();
  const choice = useWatch({ control, name: 'Choice' });
  const { say } = useWords();
  const translated = useTranslated();
  const { doYouWant, yes, no, stillNeeded, whyWaive } = EMPLOYEE_WORDS;
  const words = choice === 'Enroll' ? pages.EnrollWords : pages.WaiveWords;
  return (
    <>
      {waivesOnCensus ? (
        <Alert severity="info">{translated(WAIVES_ON_CENSUS)}</Alert>
      ) : (
        <RadioInput<FinishFields, EmployeeChoice>
          name="Choice"
          label={say(doYouWant)}
          required
          requiredMessage={CHOOSE_COVERAGE}
          disabled={disabled}
          options={[
            { value: 'Enroll', label: say(yes) },
            { value: 'Waive', label: say(no) },
          ]}
        />
      )}
      {choice === 'Enroll' && missing > 0 && <Alert severity="warning">{say(stillNeeded, { count: missing })}</Alert>}
      {choice === 'Waive' && (
        <Stack sx={{ width: '100%', maxWidth: 480 }}>
          <SelectInput<FinishFields, WaiveReason>
            name="WaiveReason"
            label={say(whyWaive)}
            required
            requiredMessage={CHOOSE_REASON}
            disabled={disabled}
            options={WAIVE_REASONS.map((value) => ({ value, label: WAIVE_REASON_LABELS[value] }))}
          />
        </Stack>
      )}
      {choice !== '' && (
        <>
          <OriginalOfConsent text={words} />
          <NameAndConsent<FinishFields>
            label={say(LINK_WORDS.fullName)}
            isSigner={(name) => isSignerOf(name, pages.EmployeeName)}
            nameNeeded={signAsEmployee(pages.EmployeeName)}
            consent="Agreed"
            consentText={words}
            consentNeeded={AGREE_TO_SIGN}
            disabled={disabled}
          />
        </>
      )}
    </>
  );
}
