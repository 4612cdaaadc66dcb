import type { GroupResponse } from '#shared/groups/group.record';
import type { Address } from '#shared/locations/address.record';
import { FactList } from './FactList.tsx';
import { addressLines } from './group-facts.ts';

/** Where the group is and where its invoices go. */
export const AddressFacts = ({ group: { Address: addresses } }: { group: GroupResponse }) => (
  <FactList
    facts={[
      { label: 'Address', value: <Lines address={addresses.General} /> },
      {
        label: 'Billing address',
        value: addresses.Billing ? <Lines address={addresses.Billing} /> : 'Same as the address',
      },
    ]}
  />
);

const Lines = ({ address }: { address: Address }) =>
  addressLines(address).map((line, index) => (
    <span key={index} style={{ display: 'block' }}>
      {line}
    </span>
  ));
