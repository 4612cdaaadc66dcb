/** GET /api/location/{zip5}: the city and every county that the ZIP touches. */
export interface LocationResponse {
  PostalCode: string;
  City: string;
  StateCode: string;
  Counties: LocationCounty[];
}

export interface LocationCounty {
  /** Without the word County: "St. Clair". */
  County: string;
  /** Five digits, state and county: "26147". */
  CountyFips: string;
  /** Michigan rating area, 1 to 16; null outside Michigan. */
  RateArea: number | null;
}

/** One line of GET /api/location/getlocationslist/{text}. */
export interface LocationListItem extends LocationCounty {
  PostalCode: string;
  City: string;
  StateCode: string;
}
