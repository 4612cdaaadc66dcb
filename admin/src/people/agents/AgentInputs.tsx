import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { AGENT } from '#shared/people/agent.record';
import { checkOf, FieldInput } from '../FieldInput.tsx';
import { AgencyPicker } from '../pickers.tsx';

/** An agent's fields; below the agency, what a change of agency means. */
export const AgentInputs = ({ children }: { children?: ReactNode }) => (
  <>
    <Box sx={PAIR}>
      <FieldInput of={AGENT} source="FirstName" />
      <FieldInput of={AGENT} source="LastName" />
      <FieldInput of={AGENT} source="SrcAgentId" />
      <FieldInput
        of={AGENT}
        source="NpnNumber"
        helperText="National Producer Number; optional"
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <FieldInput of={AGENT} source="Phone" type="tel" />
      <FieldInput of={AGENT} source="Email" />
    </Box>
    <AgencyPicker source="AgencyId" label={AGENT.AgencyId.label} validate={checkOf(AGENT.AgencyId)} />
    {children}
    <Box>
      <FieldInput of={AGENT} source="IsAgentBroker" label="Agent-broker: shares groups with a second agent" />
      <FieldInput of={AGENT} source="IsActive" label="Active: can be chosen for new groups and users" />
    </Box>
  </>
);

const PAIR = { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2, alignItems: 'start' } as const;
