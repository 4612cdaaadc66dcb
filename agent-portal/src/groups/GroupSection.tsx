import { Box } from '@mui/material';
import { emailProblem } from '#shared/formats/email';
import { patternRule } from '#shared/formats/pattern';
import { unprintableProblem } from '#shared/formats/printable-text';
import { sicCodeProblem } from '#shared/groups/sic-code';
import { FieldGrid, FormSection } from '#web/inputs/FormSection';
import { CheckboxInput } from '#web/inputs/CheckboxInput';
import { PhoneInput } from '#web/inputs/PhoneInput';
import { TaxIdInput } from '#web/inputs/TaxIdInput';
import { TextInput } from '#web/inputs/TextInput';
import type { GroupForm } from './group-form.ts';

const employeesProblem = patternRule({ pattern: /^\d{1,4}$/, message: 'Enter a whole number of employees.' });

/** Who the group is. */
export const GroupSection = () => (
  <FormSection title="Group" help="The employer that buys the coverage.">
    <FieldGrid>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <TextInput<GroupForm> name="GroupName" label="Group name" required maxLength={150} check={unprintableProblem} />
      </Box>
      <TaxIdInput<GroupForm> name="TaxId" label="Tax ID" />
      <TextInput<GroupForm> name="SICCode" label="SIC code" inputMode="numeric" maxLength={4} check={sicCodeProblem} />
      <PhoneInput<GroupForm> name="PhoneNumber" label="Phone" />
      <TextInput<GroupForm> name="GroupEmail" label="E-mail" type="email" maxLength={254} check={emailProblem} />
      <TextInput<GroupForm>
        name="TotalEligibleEmployees"
        label="Eligible employees"
        inputMode="numeric"
        maxLength={4}
        check={employeesProblem}
      />
      <CheckboxInput<GroupForm> name="ReligiousFlag" label="Religious organization" />
    </FieldGrid>
  </FormSection>
);
