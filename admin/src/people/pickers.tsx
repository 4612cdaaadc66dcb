import { AutocompleteInput, type AutocompleteInputProps, ReferenceInput } from 'react-admin';
import { AGENCIES, AGENTS } from './people-calls.ts';

type PickerProps = Pick<AutocompleteInputProps, 'label' | 'helperText' | 'validate' | 'sx' | 'alwaysOn'> & {
  source: string;
};

/** Picks an active one, shown by its recordRepresentation. */
const Picker = ({
  source,
  reference,
  alwaysOn: _,
  ...field
}: PickerProps & { reference: string; noOptionsText: string }) => (
  <ReferenceInput source={source} reference={reference} filter={{ IsActive: true }} sort={BY_NAME}>
    <AutocompleteInput helperText={false} {...field} filterToQuery={toQuery} disablePortal />
  </ReferenceInput>
);

const BY_NAME = { field: 'Name', order: 'ASC' } as const;
const toQuery = (q: string) => ({ q });

export const AgentPicker = (props: PickerProps) => (
  <Picker {...props} reference={AGENTS} noOptionsText="No agent with that name or number" />
);

export const AgencyPicker = (props: PickerProps) => (
  <Picker {...props} reference={AGENCIES} noOptionsText="No agency with that name" />
);

/** As a list filter, with its own width. */
export const AgencyFilter = (props: PickerProps) => (
  <AgencyPicker {...props} sx={{ width: { xs: '100%', sm: '16.25rem' } }} />
);
