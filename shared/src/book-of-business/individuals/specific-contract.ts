import type { SpecificContract } from '#shared/book-of-business/individuals/individual-book.record';

/** Ours. Individuals, decision 24. */
export const SPECIFIC_CONTRACT_REQUIRED = 'Enter a contract number, or first name, last name and phone.';

/** Whether one contract can be looked for: by its number, or by names and phone, all three. */
export const specificContractProblem = ({
  ContractId,
  FirstName,
  LastName,
  Phone,
}: Partial<SpecificContract>): string | null =>
  ContractId?.trim() || [FirstName, LastName, Phone].every((text) => text?.trim()) ? null : SPECIFIC_CONTRACT_REQUIRED;
