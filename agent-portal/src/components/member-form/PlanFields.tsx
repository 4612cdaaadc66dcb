import { Box, Stack, Typography } from '@mui/material';
import { useFormContext, useWatch } from 'react-hook-form';
import { isSubscriber } from '#shared/census/household-rules';
import type { EnrollmentPlan } from '#shared/enrollment/members/members.record';
import { medicalPlanOf, networkOf } from '#shared/enrollment/members/plan-problems';
import { needsPcp, type PcpChoice } from '#shared/providers/pcp-validity';
import { FieldGrid } from '#web/inputs/FormSection';
import { SelectInput } from '#web/inputs/SelectInput';
import { PrimaryCareProviderField } from '../provider-picker/PrimaryCareProviderField.tsx';
import { memberInForm, type MemberContext, type MemberForm } from './member-form.ts';
import { useReading } from '#web/shell/reading';

/** The member's plans. Enrollment, plans and prices were decided in census and plan selection. */
export function PlanFields(context: MemberContext) {
  const { member, facts } = context;
  const { control, setValue } = useFormContext<MemberForm>();
  const form = useWatch({ control }) as MemberForm;
  const enrolled = memberInForm(form, context);
  const plan = medicalPlanOf(enrolled, facts);
  const dentalPlan = facts.DentalPlans.find(({ PlanId }) => PlanId === enrolled.SelectedDentalPlanId);
  const isEmployee = isSubscriber(member);
  const changeProvider = (choice: PcpChoice) => {
    for (const [name, value] of Object.entries(choice)) {
      setValue(name as keyof PcpChoice, value, { shouldDirty: true });
    }
  };
  return (
    <Stack spacing={2}>
      <FieldGrid>
        <Coverage
          label="Medical plan"
          name="SelectedMedicalPlanId"
          isEnrolled={member.MedicalStatus === 'Enroll'}
          plans={isEmployee ? facts.MedicalPlans : []}
          chosen={plan?.PlanDisplayName}
        />
        <Coverage
          label="Dental plan"
          name="SelectedDentalPlanId"
          isEnrolled={member.DentalStatus === 'Enroll'}
          plans={isEmployee ? facts.DentalPlans : []}
          chosen={dentalPlan?.PlanDisplayName}
        />
      </FieldGrid>
      {needsPcp(networkOf(plan)) && (
        <PrimaryCareProviderField
          value={form}
          onChange={changeProvider}
          member={{
            zip: enrolled.HomeAddress.FullPostalCode,
            planIds: plan ? [plan.PlanId] : [],
            effectiveDate: facts.EffectiveDate,
            dateOfBirth: member.DateOfBirth,
          }}
        />
      )}
    </Stack>
  );
}

interface CoverageProps {
  label: string;
  name: 'SelectedMedicalPlanId' | 'SelectedDentalPlanId';
  isEnrolled: boolean;
  /** Several to choose from; otherwise the plan is read-only. */
  plans: readonly EnrollmentPlan[];
  chosen: string | undefined;
}

function Coverage({ label, name, isEnrolled, plans, chosen }: CoverageProps) {
  const { text } = useReading();
  return isEnrolled && plans.length > 1 ? (
    <SelectInput<MemberForm, number>
      name={name}
      label={label}
      noneLabel="Not chosen"
      options={plans.map(({ PlanId, PlanDisplayName }) => ({ value: PlanId, label: PlanDisplayName }))}
    />
  ) : (
    <Box>
      <Typography variant="caption" component="p" color="textSecondary">
        {text(label)}
      </Typography>
      <Typography variant="body2">
        {isEnrolled ? (chosen ?? text('Chosen by the employee')) : text('Waived')}
      </Typography>
    </Box>
  );
}
