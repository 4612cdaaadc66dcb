import { Box } from '@mui/material';
import type { ReactNode } from 'react';
import { BooleanInput, TextInput, type Validator } from 'react-admin';
import { phoneProblem } from '#shared/formats/phone';
import {
  AGENCY_MISSING,
  agentEmailProblem,
  firstNameProblem,
  lastNameProblem,
  npnProblem,
  srcAgentIdProblem,
} from '#shared/people/agent-rules';
import { checked } from '../checks.ts';
import { AgencyPicker } from '../pickers.tsx';
import { AGENT_LABELS } from './agent-form.ts';

/** The fields of an agent; what a new agency means is said below the agency. */
export const AgentInputs = ({ children }: { children?: ReactNode }) => (
  <>
    <Box sx={PAIR}>
      <TextInput source="FirstName" label={AGENT_LABELS.FirstName} required validate={FIRST} helperText={false} />
      <TextInput source="LastName" label={AGENT_LABELS.LastName} required validate={LAST} helperText={false} />
      <TextInput source="SrcAgentId" label={AGENT_LABELS.SrcAgentId} required validate={NUMBER} helperText={false} />
      <TextInput
        source="NpnNumber"
        label={AGENT_LABELS.NpnNumber}
        validate={NPN}
        helperText="National Producer Number; may be empty"
        slotProps={{ htmlInput: { inputMode: 'numeric' } }}
      />
      <TextInput source="Phone" label={AGENT_LABELS.Phone} type="tel" validate={PHONE} helperText={false} />
      <TextInput source="Email" label={AGENT_LABELS.Email} validate={EMAIL} helperText={false} />
    </Box>
    <AgencyPicker source="AgencyId" label={AGENT_LABELS.AgencyId} validate={AGENCY} />
    {children}
    <Box>
      <BooleanInput source="IsAgentBroker" label="Agent-broker: shares groups with a second agent" helperText={false} />
      <BooleanInput source="IsActive" label="Active: offered for new groups and users" helperText={false} />
    </Box>
  </>
);

const FIRST = checked(firstNameProblem);
const LAST = checked(lastNameProblem);
const NUMBER = checked(srcAgentIdProblem);
const NPN = checked(npnProblem);
const PHONE = checked(phoneProblem);
const EMAIL = checked(agentEmailProblem);
const AGENCY: Validator[] = [(value: unknown) => (value ? undefined : AGENCY_MISSING)];
const PAIR = { display: 'grid', gridTemplateColumns: { sm: '1fr 1fr' }, gap: 2, alignItems: 'start' } as const;
