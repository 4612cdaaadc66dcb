import { BooleanInput, TextInput } from 'react-admin';
import { agencyNameProblem } from '#shared/people/agency-rules';
import { checked } from '../checks.ts';
import { AgencyPicker } from '../pickers.tsx';
import { AGENCY_LABELS } from './agency-form.ts';

/** The fields of an agency, the same when adding and when editing. */
export const AgencyInputs = () => (
  <>
    <TextInput source="Name" label={AGENCY_LABELS.Name} required validate={NAME} helperText={false} />
    <AgencyPicker
      source="GeneralAgencyId"
      label={AGENCY_LABELS.GeneralAgencyId}
      helperText="Whose general agents look after this agency; empty for none"
    />
    <BooleanInput source="IsActive" label="Active: offered for agents" helperText={false} />
  </>
);

const NAME = checked(agencyNameProblem);
