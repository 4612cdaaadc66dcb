import type { DataSource } from 'typeorm';
import { EVERY_YEAR, Provider } from '../../backend/src/catalogue/providers/provider.table.ts';
import {
  insertBelongings,
  insertProviders,
  type Office,
  type WholeProvider,
} from '../../backend/src/catalogue/providers/provider-rows.ts';
import { nameSearchKey } from '../../shared/src/providers/pcp-search.ts';
import { agesServed, givesPrimaryCare } from '../../shared/src/providers/specialties.ts';

/** Centers of ZIP codes, as in the locations table. */
export const GRAND_RAPIDS: Partial<Office> = {
  city: 'Grand Rapids',
  postalCode: '49503',
  countyName: 'Kent',
  latitudeMicrodegrees: 42_965_900,
  longitudeMicrodegrees: -85_652_700,
};
/** 24 miles from Grand Rapids. */
export const HOLLAND: Partial<Office> = {
  city: 'Holland',
  postalCode: '49423',
  countyName: 'Ottawa',
  latitudeMicrodegrees: 42_767_700,
  longitudeMicrodegrees: -86_098_600,
};
/** 58 miles from Grand Rapids. */
export const LANSING: Partial<Office> = {
  city: 'Lansing',
  postalCode: '48933',
  countyName: 'Ingham',
  latitudeMicrodegrees: 42_733_400,
  longitudeMicrodegrees: -84_557_100,
};

export interface GivenProvider {
  npi?: string;
  firstName?: string;
  middleName?: string;
  lastName?: string;
  specialty?: string;
  acceptsNewPatients?: boolean;
  offices?: readonly Partial<Office>[];
  /** Network types or filed plan ids, for every year; with a year: "99107MI0010001 2027". */
  networks?: readonly string[];
}

const OFFICE: Office = {
  addressLine1: '1 Monroe Ave',
  addressLine2: '',
  city: '',
  stateCode: 'MI',
  postalCode: '',
  countyName: '',
  phone: '6165550100',
  latitudeMicrodegrees: null,
  longitudeMicrodegrees: null,
};

/** Inserts a family doctor in Grand Rapids who accepts all HMO members; pass only what the test is about. */
export async function insertProvider(database: DataSource, given: GivenProvider = {}): Promise<Provider> {
  const { firstName = 'Ada', middleName = '', lastName = 'Lovelace', specialty = 'Family Medicine' } = given;
  const { acceptsNewPatients = true, offices = [GRAND_RAPIDS], networks = ['HMO'] } = given;
  const id = ((await database.manager.maximum(Provider, 'id')) ?? 0) + 1;
  const { youngest, oldest } = agesServed(specialty.split(', '));
  const whole: WholeProvider = {
    provider: {
      id,
      npi: given.npi ?? `9${String(id).padStart(9, '0')}`,
      firstName,
      middleName,
      lastName,
      firstNameSearch: nameSearchKey(firstName),
      lastNameSearch: nameSearchKey(lastName),
      specialty,
      isPcp: givesPrimaryCare(specialty.split(', ')),
      acceptsNewPatients,
      youngestAge: youngest,
      oldestAge: oldest,
    },
    offices: offices.map((office) => ({ ...OFFICE, ...office })),
    plans: networks.map((each) => {
      const [network = '', year] = each.split(' ');
      return { network, businessYear: year ? Number(year) : EVERY_YEAR };
    }),
  };
  await insertProviders(database.manager, [whole.provider]);
  await insertBelongings(database.manager, [whole]);
  return whole.provider;
}
