import { Stack } from '@mui/material';
import { groupFlagRules } from '#shared/groups/group-flags';
import { useUser } from '../app/session/use-user.ts';
import { FormSection } from '#web/inputs/FormSection';
import { SwitchInput } from '#web/inputs/SwitchInput';
import type { GroupForm } from './group-form.ts';

const LOCKED = 'Your role cannot change this.';

/** How the group is handled inside the company. */
export function FlagsSection() {
  const { camad, agentBroker } = groupFlagRules(useUser().Permissions);
  return (
    <FormSection title="Handling" help="Leave these as they are unless you know that they apply.">
      <Stack spacing={1}>
        <SwitchInput<GroupForm>
          name="IsCAMADGroup"
          label="CAMAD group"
          disabled={camad.locked}
          hint={camad.locked ? LOCKED : undefined}
        />
        <SwitchInput<GroupForm>
          name="IsAgentBrokerGroup"
          label="Agent-broker group"
          disabled={agentBroker.locked}
          hint={agentBroker.locked ? LOCKED : undefined}
        />
        <SwitchInput<GroupForm> name="TotalHealthcare" label="Total Healthcare group" />
        <SwitchInput<GroupForm> name="IsLargeToSmallRolloverGroup" label="Rolls over from large to small group" />
      </Stack>
    </FormSection>
  );
}
