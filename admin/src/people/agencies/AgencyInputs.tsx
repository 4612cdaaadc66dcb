import { AGENCY } from '#shared/people/agency.record';
import { FieldInput } from '../FieldInput.tsx';
import { AgencyPicker } from '../pickers.tsx';

/** The fields of an agency, the same when adding and when editing. */
export const AgencyInputs = () => (
  <>
    <FieldInput of={AGENCY} source="Name" />
    <AgencyPicker
      source="GeneralAgencyId"
      label={AGENCY.GeneralAgencyId.label}
      helperText="Whose general agents look after this agency; empty for none"
    />
    <FieldInput of={AGENCY} source="IsActive" label="Active: offered for agents" />
  </>
);
