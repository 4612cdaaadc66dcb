import { Alert } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router';
import type { AgencyRow } from '#shared/people/agency.record';
import { EditLoading } from '../EditLoading.tsx';
import { FormDialog } from '../FormDialog.tsx';
import { AGENCIES, agencyQuery, changeAgency } from '../people.api.ts';
import { useSaved } from '../use-saved.ts';
import { AGENCY_LABELS, toAgencyForm, toChangeAgencyRequest, type AgencyForm } from './agency-form.ts';
import { AgencyInputs } from './AgencyInputs.tsx';

/** /sales/agencies/{id} */
export function EditAgencyDialog() {
  const id = Number(useParams()['id']);
  const navigate = useNavigate();
  const { data: agency, error, refetch } = useQuery(agencyQuery(id));
  const close = () => void navigate(`/${AGENCIES}`);
  return agency ? (
    <EditAgency key={agency.Id} agency={agency} onClose={close} />
  ) : (
    <EditLoading title="Edit agency" error={error} onRetry={() => void refetch()} onClose={close} />
  );
}

function EditAgency({ agency, onClose }: { agency: AgencyRow; onClose: () => void }) {
  const saved = useSaved(onClose);
  const queryClient = useQueryClient();
  const save = async (values: AgencyForm) => {
    await changeAgency(agency.Id, toChangeAgencyRequest(values));
    saved(`The changes of ${values.Name} are saved.`);
  };
  const reload = async () => toAgencyForm(await queryClient.fetchQuery({ ...agencyQuery(agency.Id), staleTime: 0 }));
  return (
    <FormDialog<AgencyForm>
      title={`Edit ${agency.Name}`}
      start={toAgencyForm(agency)}
      labels={AGENCY_LABELS}
      saveLabel="Save changes"
      onSave={save}
      reload={reload}
      onClose={onClose}
    >
      <AgencyInputs />
      <WhatMoves agency={agency} />
    </FormDialog>
  );
}

/** Said before it is saved: general agents see the groups of the agencies under theirs. */
function WhatMoves({ agency }: { agency: AgencyRow }) {
  const generalAgencyId = useWatch<AgencyForm, 'GeneralAgencyId'>({ name: 'GeneralAgencyId' });
  if ((generalAgencyId || null) === agency.GeneralAgencyId) {
    return null;
  }
  const agents = `${agency.AgentCount} ${agency.AgentCount === 1 ? 'agent' : 'agents'}`;
  return (
    <Alert severity="warning">
      The general agents of {agency.GeneralAgencyName ?? 'no agency'} will no longer see the groups of its {agents}
      {generalAgencyId ? '; those of the new general agency will.' : '.'}
    </Alert>
  );
}
