import type { DataSource } from 'typeorm';
import type { NetworkType } from '#shared/plans/plan-codes';
import { nameSearchKey } from '#shared/providers/pcp-search';
import { agesServed, givesPrimaryCare } from '#shared/providers/specialties';
import { Location } from '../catalogue/locations/location.table.ts';
import { EVERY_YEAR, Provider } from '../catalogue/providers/provider.table.ts';
import {
  insertBelongings,
  insertProviders,
  type Office,
  type WholeProvider,
} from '../catalogue/providers/provider-rows.ts';
import { bumpCacheVersion } from '../platform/database/cache-versions.ts';

const FEWEST_IN_COUNTY = 3;
const MOST_IN_COUNTY = 14;
const ZIPS_PER_PROVIDER = 3;

// prettier-ignore
const FIRST_NAMES =
  'Alma Basil Cora Dexter Edith Felix Greta Harvey Imogen Jasper Keziah Linus Maren Nolan Odette Percy Quinn Rosalind Silas Thora Ulric Verity Wendell Xenia Yorick Zelda Ansel Blythe Cyrus'.split(' ');
// prettier-ignore
const LAST_NAMES =
  "Ashgrove Birchmere Cedarholm Duneford Elkhart Fernwick Glenarbor Harborview Ironwood Jackpine Kettlewell Lakefield Manistique Northport O'Malley Pinecrest Quarryman Riverbend Sandstone Tamarack Upland Vanderzee Whitefish Yarrow Zimmermann St.Onge Dutcher Marlette Copperfield Larch Beaumaris".split(' ');
const STREETS = ['N Main St', 'Harbor Dr', 'W Maple Ave', 'Orchard Ln', 'State Rd', 'E Huron St', 'Mill Pond Rd'];
const SPECIALTIES = ['Family Medicine', 'Internal Medicine', 'Pediatrics', 'Family Medicine', 'General Practice'];
const GERIATRICS = 'Geriatric Medicine';
const NETWORKS: readonly NetworkType[][] = [
  ['HMO', 'POS', 'PPO'],
  ['HMO', 'POS'],
  ['POS', 'PPO'],
  ['HMO', 'PPO'],
];
/** Telephone area codes of the rating areas; the numbers are of the range that is kept for fiction (555-01xx). */
const AREA_CODES = '313 586 810 734 810 248 517 989 269 269 269 616 989 231 989 906'.split(' ');
/** HMO and POS plans are not sold there: facts, "Rates". */
const PPO_ONLY_AREA = 16;

/**
 * Fills an empty directory with the providers of the demo. The ZIP codes have to be there; processes that start together take turns.
 *
 * @returns how many were added
 */
export async function seedDemoProviders(database: DataSource): Promise<number> {
  if (await database.manager.exists(Provider)) {
    return 0;
  }
  return database.transaction(async (tx) => {
    await bumpCacheVersion(tx, 'providers');
    if (await tx.exists(Provider)) {
      return 0;
    }
    const places = await tx.find(Location, {
      where: { stateCode: 'MI' },
      order: { countyFips: 'ASC', postalCode: 'ASC' },
    });
    const providers = demoProviders(places);
    await insertProviders(
      tx,
      providers.map(({ provider }) => provider),
    );
    await insertBelongings(tx, providers);
    return providers.length;
  });
}

/**
 * The directory of the fictional insurer: in each county three to fourteen primary care providers, the more the more ZIP codes it has.
 * The first of a county sees everybody and is in every network that is sold there. One in six accepts no new patients, one in nine has
 * two offices. Real ids begin with 1 or 2, so that nobody has these.
 *
 * @param places by county, then by ZIP
 */
function demoProviders(places: readonly Location[]): WholeProvider[] {
  const providers: WholeProvider[] = [];
  for (const countyFips of new Set(places.map((place) => place.countyFips))) {
    const zips = places.filter((place) => place.countyFips === countyFips);
    const count = Math.max(FEWEST_IN_COUNTY, Math.min(MOST_IN_COUNTY, Math.ceil(zips.length / ZIPS_PER_PROVIDER)));
    for (let at = 0; at < count; at += 1) {
      providers.push(demoProvider(providers.length + 1, at === 0, placesOf(zips, { at, count })));
    }
  }
  return providers;
}

/** Two places in the county, at even distances from those of the others. */
const placesOf = (zips: readonly Location[], { at, count }: { at: number; count: number }): Location[] =>
  [at, at + 0.5].map((step) => zips[Math.floor((step * zips.length) / count) % zips.length]!);

function demoProvider(number: number, isFirst: boolean, [place, second]: readonly Location[]): WholeProvider {
  const pick = <Item>(items: readonly Item[], step = 1): Item => items[(number * step) % items.length]!;
  const [firstName, lastName] = [pick(FIRST_NAMES), pick(LAST_NAMES, 7).replace('St.', 'St. ')];
  const specialty = isFirst ? SPECIALTIES[0]! : number % 11 === 0 ? GERIATRICS : pick(SPECIALTIES);
  const { youngest, oldest } = agesServed([specialty]);
  const networks = place!.rateArea === PPO_ONLY_AREA ? ['PPO'] : isFirst ? NETWORKS[0]! : pick(NETWORKS);
  const offices = number % 9 === 0 && second !== place ? [place!, second!] : [place!];
  return {
    provider: {
      id: number,
      npi: `9${String(number).padStart(9, '0')}`,
      firstName,
      middleName: number % 3 === 0 ? pick([...'ABCDEHJLMRST'], 5) : '',
      lastName,
      firstNameSearch: nameSearchKey(firstName),
      lastNameSearch: nameSearchKey(lastName),
      specialty,
      isPcp: givesPrimaryCare([specialty]),
      acceptsNewPatients: isFirst || number % 6 !== 0,
      youngestAge: youngest,
      oldestAge: oldest,
    },
    offices: offices.map((each, at) => demoOffice(number + at, each)),
    plans: networks.map((network) => ({ network, businessYear: EVERY_YEAR })),
  };
}

function demoOffice(number: number, { rateArea, ...place }: Location): Office {
  return {
    addressLine1: `${100 + ((number * 37) % 900)} ${STREETS[number % STREETS.length]}`,
    addressLine2: number % 4 === 0 ? `Suite ${100 + (number % 40)}` : '',
    city: place.city,
    stateCode: 'MI',
    postalCode: place.postalCode,
    countyName: place.countyName,
    phone: `${AREA_CODES[(rateArea ?? 1) - 1]}55501${String(number % 100).padStart(2, '0')}`,
    latitudeMicrodegrees: place.latitudeMicrodegrees,
    longitudeMicrodegrees: place.longitudeMicrodegrees,
  };
}
