import { nameKey } from '#shared/search/search-terms';

/** The keys by which contracts are sorted and found: lowercase, without accents and punctuation, so that every database compares alike. */
export interface ContractKeys {
  numberKey: string;
  firstNameKey: string;
  lastNameKey: string;
  planKey: string;
  emailKey: string;
}

interface Keyed {
  contractNumber: string;
  firstName: string;
  lastName: string;
  planName: string;
  email: string;
}

export const contractKeys = ({ contractNumber, firstName, lastName, planName, email }: Keyed): ContractKeys => ({
  numberKey: numberKey(contractNumber),
  firstNameKey: nameKey(firstName),
  lastNameKey: nameKey(lastName),
  planKey: nameKey(planName),
  emailKey: nameKey(email),
});

/** "c-100" and "C 100" are the same contract. */
export const numberKey = (contractNumber: string): string => nameKey(contractNumber).replaceAll(' ', '').slice(0, 20);
