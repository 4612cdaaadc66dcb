import { AGENCY } from '#shared/people/agency.record';
import { FieldInput } from '../FieldInput.tsx';
import { AgencyPicker } from '../pickers.tsx';

/** An agency's fields, the same for adding and editing. */
export const AgencyInputs = () => (
  <>
    <FieldInput of={AGENCY} source="Name" />
    <AgencyPicker
      source="GeneralAgencyId"
      label={AGENCY.GeneralAgencyId.label}
      helperText="Its general agents manage this agency; empty for none"
    />
    <FieldInput of={AGENCY} source="IsActive" label="Active: can be chosen for agents" />
  </>
);
