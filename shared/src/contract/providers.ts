import type { IsoDate } from '#shared/dates/iso-date';

/** POST /api/provider/GetProvidersByCriteria. Spec 000 section 3, "PCP search request". */
export interface ProviderSearchRequest {
  /** How it begins. Left out or blank = any. */
  LastName?: string;
  FirstName?: string;
  /** The member's; only the first five digits are looked at. */
  ZipCode: string;
  /** Miles, 1 to 250. */
  DistanceFromZip: number;
  /** true: only providers who do. */
  AcceptingNewPatients?: boolean;
  /** The day on which the members' ages are taken. */
  EffectiveDate?: IsoDate;
  /** Those who will see the provider: only providers who look after all their ages are answered. */
  Members?: ProviderSearchMember[];
  /** Only providers in the networks of all these plans. */
  PlanIds?: number[];
}

export interface ProviderSearchMember {
  DateOfBirth: IsoDate;
}

/** A primary care provider. Spec 000 section 3, "Provider"; the fields below the third are ours. */
export interface ProviderResponse {
  /** "Ada B. Lovelace" */
  Name: string;
  /** Ten digits. */
  PCPId: string;
  AcceptingNewPatients: boolean;
  /** "Family Medicine, Geriatrics" */
  Specialty: string;
  /** The nearest of the provider's offices, or the first where no ZIP was given. */
  Address: ProviderAddress;
  /** Ten digits, or ''. */
  Phone: string;
  /** From the middle of the member's ZIP, with one decimal; null where no ZIP was given. */
  DistanceMiles: number | null;
}

export interface ProviderAddress {
  AddressLine1: string;
  AddressLine2: string;
  City: string;
  StateCode: string;
  PostalCode: string;
  /** Without the word County; '' where it is not known. */
  County: string;
}

/** POST /api/provider/CheckProvider: whether a provider fits a member and a plan. */
export interface ProviderCheckRequest {
  PCPId: string;
  EffectiveDate: IsoDate;
  Members: ProviderSearchMember[];
  PlanIds: number[];
}

export interface ProviderCheckResponse {
  /** Why the provider cannot be chosen, or null. */
  Problem: string | null;
}
