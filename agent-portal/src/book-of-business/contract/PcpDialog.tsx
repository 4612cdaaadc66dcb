import { Stack, Typography } from '@mui/material';
import { useState } from 'react';
import { useController, useWatch } from 'react-hook-form';
import type {
  ContractDetail,
  ContractMemberDetail,
  PcpChangeDetail,
} from '#shared/book-of-business/individuals/contract-detail.record';
import { firstPcpDay, pcpDayProblem } from '#shared/book-of-business/individuals/pcp-change';
import type { IsoDate } from '#shared/dates/iso-date';
import { NO_PCP, type PcpChoice, pcpProblem } from '#shared/providers/pcp-validity';
import { DateInput } from '#web/inputs/DateInput';
import { today } from '#web/inputs/today';
import { RecordFormDialog } from '#web/records/RecordFormDialog';
import { useRecordForm } from '#web/records/use-record-form';
import { PrimaryCareProviderField } from '../../components/provider-picker/PrimaryCareProviderField.tsx';
import { refreshContract, updatePcp } from './contract-queries.ts';
import { fullName } from './contract-texts.ts';

interface PcpForm {
  PrimaryCareProviderId: PcpChoice;
  EffectiveDate: IsoDate;
}

interface PcpDialogProps {
  contract: ContractDetail;
  member: ContractMemberDetail;
  /** A change that was refused or not answered: what was chosen then. */
  again: PcpChangeDetail | null;
  onClose: () => void;
}

/** Requests another PCP for a member. The page behind it tells what the carrier answers. */
export function PcpDialog({ contract, member, again, onClose }: PcpDialogProps) {
  const { ContractId, TerminationDate } = contract.Contract;
  // As the dialog was opened: the page behind it is read again.
  const [before] = useState(member.PrimaryCareProviderId);
  const days = { today: today(), effectiveDate: member.EffectiveDate, lastDay: TerminationDate };
  const editing = useRecordForm<PcpForm, { Version: number }>({
    noun: 'PCP',
    start: startOf(again, firstPcpDay(days)),
    version: null,
    save: async ({ PrimaryCareProviderId: choice, EffectiveDate }) => {
      const wanted = {
        facetsId: contract.FacetsId ?? '',
        enterpriseId: member.EnterpriseId ?? '',
        providerId: choice.PrimaryCareProviderId ?? '',
        day: EffectiveDate,
        isExistingPatient: choice.PrimaryCareProviderExistingPatient,
        before,
      };
      // A refusal is part of the history too.
      await updatePcp(wanted).finally(() => refreshContract(ContractId));
      return { Version: 1 };
    },
    onSaved: onClose,
  });
  return (
    <RecordFormDialog
      editing={editing}
      title={`Change PCP of ${fullName(member.Name)}`}
      saveLabel="Request change"
      maxWidth="sm"
      onClose={onClose}
    >
      <Stack spacing={3}>
        <Typography variant="body2">
          {`Now: ${member.PrimaryCareProviderName ?? 'none'}. The carrier has to confirm the change.`}
        </Typography>
        <ProviderChoice contract={contract} member={member} />
        <DateInput<PcpForm>
          name="EffectiveDate"
          label="First day with the new PCP"
          required
          check={(day) => pcpDayProblem(day, days)}
        />
      </Stack>
    </RecordFormDialog>
  );
}

function ProviderChoice({ contract, member }: Pick<PcpDialogProps, 'contract' | 'member'>) {
  const { field, fieldState } = useController<PcpForm, 'PrimaryCareProviderId'>({
    name: 'PrimaryCareProviderId',
    rules: { validate: (choice) => pcpProblem(choice, null) ?? true },
  });
  const effectiveDate = useWatch<PcpForm, 'EffectiveDate'>({ name: 'EffectiveDate' });
  return (
    <PrimaryCareProviderField
      value={field.value}
      onChange={field.onChange}
      error={fieldState.error?.message ?? null}
      inputRef={field.ref}
      member={{
        zip: member.HomeAddress.PostalCode,
        planIds: [contract.MedicalPlanId],
        effectiveDate: effectiveDate || today(),
        dateOfBirth: member.DateOfBirth,
      }}
    />
  );
}

const startOf = (again: PcpChangeDetail | null, first: IsoDate): PcpForm => ({
  PrimaryCareProviderId: again
    ? {
        PrimaryCareProviderId: again.ProviderId,
        PrimaryCareProviderName: again.ProviderName,
        PrimaryCareProviderAutoAssign: false,
        PrimaryCareProviderExistingPatient: again.IsExistingPatient,
      }
    : NO_PCP,
  EffectiveDate: again && again.EffectiveDate > first ? again.EffectiveDate : first,
});
