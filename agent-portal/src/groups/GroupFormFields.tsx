import { Stack } from '@mui/material';
import { ErrorSummary } from '#web/records/ErrorSummary';
import { GeneralAddressSection, BillingAddressSection } from './AddressSections.tsx';
import { AgentsSection } from './AgentsSection.tsx';
import { FlagsSection } from './FlagsSection.tsx';
import { GroupSection } from './GroupSection.tsx';
import type { GroupSave } from './use-group-save.ts';

/** The fields of a group, the same when adding and when editing. */
export const GroupFormFields = ({ save }: { save: GroupSave }) => (
  <>
    <ErrorSummary messages={save.messages} refusals={save.refusals} />
    <Stack spacing={3}>
      <GroupSection />
      <GeneralAddressSection />
      <BillingAddressSection />
      <AgentsSection />
      <FlagsSection />
    </Stack>
  </>
);
