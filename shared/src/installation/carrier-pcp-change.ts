import type { IsoDate } from '#shared/dates/iso-date';

/** What is sent to the carrier system to change the primary care provider of a member of a contract. */
export interface CarrierPcpChange {
  /** Our reference: "P" and the number of the request. */
  Reference: string;
  /** The carrier's own numbers of contract and member. */
  ContractId: string;
  FacetsId: string;
  EnterpriseId: string;
  /** Of the member, so that a mistaken number is noticed. */
  LastName: string;
  /** Ten digits. */
  ProviderId: string;
  ProviderName: string;
  IsExistingPatient: boolean;
  /** The first day with this provider. */
  EffectiveDate: IsoDate;
}
