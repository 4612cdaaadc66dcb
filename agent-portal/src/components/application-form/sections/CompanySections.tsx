import { Stack } from '@mui/material';
import { useWatch } from 'react-hook-form';
import { COMPANY_TYPES, type CompanyType } from '#shared/enrollment/application-options';
import { addDays } from '#shared/dates/iso-date';
import { formatDay } from '#shared/formats/auto-date';
import { FieldGrid } from '#web/inputs/FormSection';
import { ChoiceAnswer, CountAnswer, DateAnswer, plainOptions, YesNoAnswer } from '../form/AnswerFields.tsx';
import type { ApplicationForm } from '../form/application-form.ts';
import { useApplication } from '../form/form-context.ts';
import { SubgroupFields } from '../SubgroupFields.tsx';
import { SectionCard } from './SectionCard.tsx';

export const GroupSection = () => (
  <SectionCard id="group" help="The employer that buys the coverage, and its contacts.">
    <SubgroupFields path="PrimaryGroup" />
  </SectionCard>
);

export const CompanySection = () => (
  <SectionCard id="company">
    <Stack spacing={2}>
      <ChoiceAnswer<CompanyType> name="CompanyType" options={plainOptions(COMPANY_TYPES)} />
      <YesNoAnswer
        name="IsPeoOrLeasingCompany"
        hint="The group is a PEO or an employee leasing company, or gets its employees from one."
      />
    </Stack>
  </SectionCard>
);

/** The employer's headcount, and what is reported to Medicare. */
export function EmployeesSection() {
  const { effectiveDate } = useApplication().application.Facts;
  const [twenty, hundred] = useWatch<ApplicationForm, ['TwentyOrMoreEmployees', 'HundredOrMoreEmployees']>({
    name: ['TwentyOrMoreEmployees', 'HundredOrMoreEmployees'],
  });
  return (
    <SectionCard id="employees" help="Full time and part time, at all places of business together.">
      <Stack spacing={2}>
        <FieldGrid>
          <CountAnswer name="NumberOfEmployees" />
          <CountAnswer name="NumberOfEligbleEmployees" />
          <CountAnswer name="NumberWaiving" />
          <CountAnswer name="NumberOfFullTimeEmployees" />
        </FieldGrid>
        <YesNoAnswer
          name="TwentyOrMoreEmployees"
          hint="On each working day in 20 or more weeks of this or the last calendar year."
        />
        {twenty === true && <DateAnswer name="TwentyOrMoreEmployeesDate" />}
        <YesNoAnswer
          name="HundredOrMoreEmployees"
          hint="On half or more of the business days of the last calendar year."
        />
        {hundred === true && <DateAnswer name="HundredOrMoreEmployeesDate" />}
        {(twenty === true || hundred === true) && (
          <DateAnswer
            name="Section111EffectiveDate"
            hint={`When this size takes effect for Medicare: ${formatDay(addDays(effectiveDate, 2))} or later.`}
          />
        )}
      </Stack>
    </SectionCard>
  );
}
