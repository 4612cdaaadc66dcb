import { Alert, Stack } from '@mui/material';
import { useMemo } from 'react';
import { useFormContext, useWatch } from 'react-hook-form';
import { EMPLOYEE_CALLS } from '#shared/enrollment/employees/employees.calls';
import {
  AGREE_TO_SIGN,
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
import { formatDay } from '#shared/formats/auto-date';
import { call } from '#web/http/calls';
import { RadioInput } from '#web/inputs/RadioInput';
import { SelectInput } from '#web/inputs/SelectInput';
import { AnswerForm, AnswerPage, type Opened } from '../components/link-page/AnswerPage.tsx';
import { LookUps } from '../components/look-ups.ts';
import { NameAndConsent } from '../components/signature/SignerInputs.tsx';
import { lookUpsOf } from './employee-look-ups.ts';
import { HouseholdNote } from './HouseholdNote.tsx';
import { HouseholdSections } from './HouseholdSections.tsx';

/** The household, person by person, and the signature below it. */
export function EmployeePart(opened: Opened<EmployeePage>) {
  const { access, pages } = opened;
  const lookUps = useMemo(() => lookUpsOf(access), [access]);
  return (
    <LookUps value={lookUps}>
      <AnswerPage
        pages={pages}
        documentTitle="Your health coverage at work"
        over={pages.GroupName}
        title={`Coverage for ${pages.EmployeeName}`}
        lead={`From ${formatDay(pages.EffectiveDate)}. Fill in what is missing about everybody below, then enroll or waive. What you save stays: you can come back with the same link and code. Is somebody missing? Tell your agent below.`}
        answerTitle="Enroll or waive"
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
            Choice: Choice || 'Enroll',
            WaiveReason: Choice === 'Waive' ? reason || null : null,
            Sha256,
            WordsVersion,
          },
        })
      }
      button="Sign"
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
  return (
    <>
      {waivesOnCensus ? (
        <Alert severity="info">{WAIVES_ON_CENSUS}</Alert>
      ) : (
        <RadioInput<FinishFields, EmployeeChoice>
          name="Choice"
          label="Do you want this coverage?"
          required
          disabled={disabled}
          options={[
            { value: 'Enroll', label: 'Yes, enroll us' },
            { value: 'Waive', label: 'No, waive it' },
          ]}
        />
      )}
      {choice === 'Enroll' && missing > 0 && (
        <Alert severity="warning">
          {missing === 1 ? 'One entry is' : `${missing} entries are`} still needed above before you can sign.
        </Alert>
      )}
      {choice === 'Waive' && (
        <Stack sx={{ width: '100%', maxWidth: 480 }}>
          <SelectInput<FinishFields, WaiveReason>
            name="WaiveReason"
            label="Why you waive it"
            required
            requiredMessage={CHOOSE_REASON}
            disabled={disabled}
            options={WAIVE_REASONS.map((value) => ({ value, label: WAIVE_REASON_LABELS[value] }))}
          />
        </Stack>
      )}
      {choice !== '' && (
        <NameAndConsent<FinishFields>
          isSigner={(name) => isSignerOf(name, pages.EmployeeName)}
          nameNeeded={signAsEmployee(pages.EmployeeName)}
          consent="Agreed"
          consentText={choice === 'Enroll' ? pages.EnrollWords : pages.WaiveWords}
          consentNeeded={AGREE_TO_SIGN}
          disabled={disabled}
        />
      )}
    </>
  );
}
