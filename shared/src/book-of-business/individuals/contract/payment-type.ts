import type { ContractDetail } from '#shared/book-of-business/individuals/contract/contract-detail.record';

/** Source: spec 000 section 2, "Contract details screen". */
export const BILL_ME = 'Bill me';
export const ELECTRONIC = 'EFT';

/** How a household pays: EFT; of Medicare the ongoing payment type; otherwise 'Bill me'. Individuals, decision 40. */
export const paymentTypeLabel = (
  isMedicare: boolean,
  { PaymentMethod, OngoingPaymentType }: Pick<ContractDetail, 'PaymentMethod' | 'OngoingPaymentType'>,
): string => (isMedicare && OngoingPaymentType) || (PaymentMethod?.toUpperCase() === ELECTRONIC ? ELECTRONIC : BILL_ME);
