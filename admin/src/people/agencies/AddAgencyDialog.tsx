import { useNavigate } from 'react-router';
import { AGENCY } from '#shared/people/agency.record';
import { AGENCIES, usePeopleActions } from '../people.api.ts';
import { RecordDialog } from '../RecordDialog.tsx';
import { useSaved } from '../use-saved.ts';
import { AgencyInputs } from './AgencyInputs.tsx';

/** /sales/agencies/add */
export function AddAgencyDialog() {
  const navigate = useNavigate();
  const close = () => void navigate(`/${AGENCIES}`);
  const saved = useSaved(close);
  const { createAgency } = usePeopleActions();
  return (
    <RecordDialog
      fields={AGENCY}
      title="Add agency"
      saveLabel="Add agency"
      onSave={async (agency) => saved(`${(await createAgency(agency)).Name} is added.`)}
      onClose={close}
    >
      <AgencyInputs />
    </RecordDialog>
  );
}
