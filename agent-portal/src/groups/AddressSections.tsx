import { useWatch } from 'react-hook-form';
import { FormSection } from '#web/inputs/FormSection';
import { AddressInputs } from '../components/AddressInputs.tsx';
import { SwitchInput } from '#web/inputs/SwitchInput';
import type { GroupForm } from './group-form.ts';

export const GeneralAddressSection = () => (
  <FormSection
    title="Address"
    help="The principal place of business. Its county decides the rates of everybody in the group."
  >
    <AddressInputs path="Address.General" />
  </FormSection>
);

export function BillingAddressSection() {
  const isSame = useWatch<GroupForm, 'BillingSameAsGeneral'>({ name: 'BillingSameAsGeneral' });
  return (
    <FormSection title="Billing address" help="Where invoices go.">
      <SwitchInput<GroupForm> name="BillingSameAsGeneral" label="Same as the group's address" />
      {!isSame && (
        <div style={{ marginTop: 16 }}>
          <AddressInputs path="Address.Billing" />
        </div>
      )}
    </FormSection>
  );
}
