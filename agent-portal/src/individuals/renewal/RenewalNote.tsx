import { Alert } from '@mui/material';
import { useCensusFacts } from '../census/census-context.ts';

/** What of the page comes from the contract, and what is asked again. */
export function RenewalNote() {
  const { quote, canEdit, renewal } = useCensusFacts();
  const contract = quote?.Individual.RenewedContract;
  if (!contract) {
    return null;
  }
  const isOpen =
    canEdit &&
    (renewal?.People.some(({ MemberId, IsTobaccoAnswered }) => MemberId !== null && !IsTobaccoAnswered) ?? false);
  return (
    <Alert severity="info">
      From contract {contract.ContractId}: people, address, doctors and plan. Please check them for {contract.Year}.
      {isOpen && ' Tobacco use is asked again; SSNs are not on the contract.'}
    </Alert>
  );
}
