import { useNavigate } from 'react-router';
import { FormDialog } from '../FormDialog.tsx';
import { AGENCIES, createAgency } from '../people.api.ts';
import { useSaved } from '../use-saved.ts';
import { AGENCY_LABELS, NEW_AGENCY, toAgencyRequest, type AgencyForm } from './agency-form.ts';
import { AgencyInputs } from './AgencyInputs.tsx';

/** /sales/agencies/add */
export function AddAgencyDialog() {
  const navigate = useNavigate();
  const close = () => void navigate(`/${AGENCIES}`);
  const saved = useSaved(close);
  const save = async (values: AgencyForm) => {
    const { Name } = await createAgency(toAgencyRequest(values));
    saved(`${Name} is added.`);
  };
  return (
    <FormDialog<AgencyForm>
      title="Add agency"
      start={NEW_AGENCY}
      labels={AGENCY_LABELS}
      saveLabel="Add agency"
      onSave={save}
      onClose={close}
    >
      <AgencyInputs />
    </FormDialog>
  );
}
