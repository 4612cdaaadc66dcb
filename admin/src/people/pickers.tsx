import { Box } from '@mui/material';
import { AutocompleteInput, ReferenceInput, SearchInput, type Validator } from 'react-admin';
import { ChoiceFilter } from './ChoiceFilter.tsx';
import { AGENCIES, AGENTS, type AgencyRecord, type AgentRecord } from './people-calls.ts';

const agentText = ({ FirstName, LastName, SrcAgentId, AgencyName }: AgentRecord): string =>
  `${FirstName} ${LastName} (${SrcAgentId}), ${AgencyName}`;
const agencyText = ({ Name }: AgencyRecord): string => Name;
const toQuery = (q: string) => ({ q });

interface PickerProps {
  source: string;
  label: string;
  helperText?: string | false;
  validate?: Validator[];
  onChange?: (id: number | null) => void;
  /** react-admin passes this to every filter; unused here. */
  alwaysOn?: boolean;
}

/** Picks an active agent by name or number. */
export const AgentPicker = ({ source, alwaysOn: _, helperText = false, ...field }: PickerProps) => (
  <ReferenceInput source={source} reference={AGENTS} filter={{ IsActive: true }} sort={{ field: 'Name', order: 'ASC' }}>
    <AutocompleteInput
      {...field}
      helperText={helperText}
      optionText={agentText}
      filterToQuery={toQuery}
      disablePortal
      noOptionsText="No agent with that name or number"
    />
  </ReferenceInput>
);

/** Picks an active agency by name. */
export const AgencyPicker = ({ source, alwaysOn: _, helperText = false, ...field }: PickerProps) => (
  <ReferenceInput
    source={source}
    reference={AGENCIES}
    filter={{ IsActive: true }}
    sort={{ field: 'Name', order: 'ASC' }}
  >
    <AutocompleteInput
      {...field}
      helperText={helperText}
      optionText={agencyText}
      filterToQuery={toQuery}
      disablePortal
      noOptionsText="No agency with that name"
    />
  </ReferenceInput>
);

/** A list's search field; `what` names it for screen readers. */
export const searchFilter = (what: string, placeholder: string) => (
  <SearchInput
    key="q"
    source="q"
    alwaysOn
    placeholder={placeholder}
    slotProps={{ htmlInput: { 'aria-label': `Search the ${what}` } }}
    sx={{ width: { xs: '100%', sm: 260 } }}
  />
);

const ACTIVE = [
  { id: true, name: 'Active' },
  { id: false, name: 'Not active' },
];

export const activeFilter = <ChoiceFilter key="IsActive" source="IsActive" label="Status" choices={ACTIVE} alwaysOn />;

/** As a list filter, with its own width. */
export const AgencyFilter = (props: PickerProps) => (
  <Box sx={{ width: { xs: '100%', sm: 260 } }}>
    <AgencyPicker {...props} />
  </Box>
);
