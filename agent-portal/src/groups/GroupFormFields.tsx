import { Stack } from '@mui/material';
import { GeneralAddressSection, BillingAddressSection } from './AddressSections.tsx';
import { AgentsSection } from './AgentsSection.tsx';
import { FlagsSection } from './FlagsSection.tsx';
import { GroupSection } from './GroupSection.tsx';

/** The fields of a group, the same when adding and when editing. */
export const GroupFormFields = () => (
  <Stack spacing={3}>
    <GroupSection />
    <GeneralAddressSection />
    <BillingAddressSection />
    <AgentsSection />
    <FlagsSection />
  </Stack>
);
