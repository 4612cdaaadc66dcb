import { Alert } from '@mui/material';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { useNavigate, useParams } from 'react-router';
import { counted } from '#shared/formats/text';
import { AGENCY, type AgencyRow } from '#shared/people/agency.record';
import { LogoInput } from '#web/logos/LogoInput';
import { EditLoading } from '../EditLoading.tsx';
import { AGENCIES, agencyLogoPath, agencyQuery, usePeopleActions } from '../people-calls.ts';
import { RecordDialog } from '../RecordDialog.tsx';
import { useSaved } from '../use-saved.ts';
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
  const { changeAgency } = usePeopleActions();
  const queryClient = useQueryClient();
  return (
    <RecordDialog
      fields={AGENCY}
      noun="agency"
      title={`Edit ${agency.Name}`}
      saveLabel="Save changes"
      stored={agency}
      reload={() => queryClient.fetchQuery({ ...agencyQuery(agency.Id), staleTime: 0 })}
      inWords={({ GeneralAgencyName }) => ({ GeneralAgencyId: GeneralAgencyName })}
      save={(sent, version) => changeAgency(agency.Id, { ...sent, Version: version ?? agency.Version })}
      onSaved={({ Name }) => saved(`Changes to ${Name} are saved.`)}
      onClose={onClose}
    >
      <AgencyInputs />
      <WhatMoves agency={agency} />
      <LogoInput<AgencyRow>
        path={agencyLogoPath(agency.Id)}
        owner={agency.Name}
        hasLogo={agency.HasLogo}
        onChanged={(row) => queryClient.setQueryData(agencyQuery(agency.Id).queryKey, row)}
      />
    </RecordDialog>
  );
}

/** Warns before saving: general agents see the groups of the agencies below theirs. */
function WhatMoves({ agency }: { agency: AgencyRow }) {
  const generalAgencyId = useWatch<{ GeneralAgencyId: number | null }, 'GeneralAgencyId'>({ name: 'GeneralAgencyId' });
  if ((generalAgencyId || null) === agency.GeneralAgencyId) {
    return null;
  }
  const agents = counted(agency.AgentCount, 'agent');
  return (
    <Alert severity="warning">
      The general agents of {agency.GeneralAgencyName ?? 'no agency'} will no longer see the groups of its {agents}
      {generalAgencyId ? '; those of the new general agency will.' : '.'}
    </Alert>
  );
}
