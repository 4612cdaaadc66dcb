import { Box, Stack } from '@mui/material';
import type { ReactNode } from 'react';
import { useWatch } from 'react-hook-form';
import type { Term } from '#shared/glossary/glossary';
import { groupFlagRules, sicCodeProblem } from '#shared/groups/group-rules';
import { emailProblem } from '#shared/formats/email';
import { patternRule } from '#shared/formats/pattern';
import { unprintableProblem } from '#shared/formats/text';
import { principalPlaceProblem } from '#shared/groups/group-location';
import { TermHelp } from '#web/help/TermHelp';
import { FieldGrid, FormSection } from '#web/inputs/FormSection';
import { SwitchInput } from '#web/inputs/SwitchInput';
import { CheckboxInput } from '#web/inputs/CheckboxInput';
import { PhoneInput } from '#web/inputs/PhoneInput';
import { TaxIdInput } from '#web/inputs/TaxIdInput';
import { TextInput } from '#web/inputs/TextInput';
import { AddressInputs } from '../components/AddressInputs.tsx';
import { AgentsSection } from '../components/agents/AgentsSection.tsx';
import { useUser } from '../app/session/use-user.ts';
import type { GroupForm } from './group-form.ts';

/** A group's fields, the same for adding and editing. */
export const GroupFormFields = () => (
  <Stack spacing={3}>
    <GroupSection />
    <GeneralAddressSection />
    <BillingAddressSection />
    <AgentsSection />
    <FlagsSection />
  </Stack>
);

const GeneralAddressSection = () => (
  <FormSection
    title="Address"
    help="The principal place of business. Its county decides the rates of everyone in the group."
  >
    <AddressInputs path="Address.General" checkPlace={principalPlaceProblem} />
  </FormSection>
);

function BillingAddressSection() {
  const isSame = useWatch<GroupForm, 'BillingSameAsGeneral'>({ name: 'BillingSameAsGeneral' });
  return (
    <FormSection title="Billing address" help="Where invoices go.">
      <SwitchInput<GroupForm> name="BillingSameAsGeneral" label="Same as the group's address" />
      {!isSame && (
        <div style={{ marginTop: 16 }}>
          <AddressInputs path="Address.Billing" />
        </div>
      )}
    </FormSection>
  );
}

const LOCKED = 'Only the carrier can change this.';

/** How the company handles the group internally. */
function FlagsSection() {
  const { camad, agentBroker } = groupFlagRules(useUser().Permissions);
  return (
    <FormSection title="Special handling" help="Leave these as they are unless you know that they apply.">
      <Stack spacing={1}>
        <Explained term="camad">
          <SwitchInput<GroupForm>
            name="IsCAMADGroup"
            label="CAMAD group"
            disabled={camad.locked}
            hint={camad.locked ? LOCKED : undefined}
          />
        </Explained>
        <Explained term="agentBroker">
          <SwitchInput<GroupForm>
            name="IsAgentBrokerGroup"
            label="Agent-broker group"
            disabled={agentBroker.locked}
            hint={agentBroker.locked ? LOCKED : undefined}
          />
        </Explained>
        <Explained term="totalHealthcare">
          <SwitchInput<GroupForm> name="TotalHealthcare" label="Total Healthcare group" />
        </Explained>
        <SwitchInput<GroupForm> name="IsLargeToSmallRolloverGroup" label="Rolls over from large to small group" />
      </Stack>
    </FormSection>
  );
}

const Explained = ({ term, children }: { term: Term; children: ReactNode }) => (
  <Box sx={{ display: 'flex', alignItems: 'flex-start', gap: 0.5 }}>
    {children}
    <Box sx={{ pt: 0.75 }}>
      <TermHelp terms={[term]} />
    </Box>
  </Box>
);

const employeesProblem = patternRule({ pattern: /^\d{1,4}$/, message: 'Enter a whole number of employees.' });

const GroupSection = () => (
  <FormSection title="Group" help="The employer that buys the coverage.">
    <FieldGrid>
      <Box sx={{ gridColumn: '1 / -1' }}>
        <TextInput<GroupForm> name="GroupName" label="Group name" required maxLength={150} check={unprintableProblem} />
      </Box>
      <TaxIdInput<GroupForm> name="TaxId" label="Tax ID" />
      <TextInput<GroupForm> name="SICCode" label="SIC code" inputMode="numeric" maxLength={4} check={sicCodeProblem} />
      <PhoneInput<GroupForm> name="PhoneNumber" label="Phone" />
      <TextInput<GroupForm> name="GroupEmail" label="Email" type="email" maxLength={254} check={emailProblem} />
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
