import { parsePhone } from '#shared/formats/phone';
import { composed } from '#shared/formats/text';
import { zip5 } from '#shared/formats/zip';
import { nameSearchKey, pcpIdProblem } from '#shared/providers/pcp-search';
import { agesServed, givesPrimaryCare } from '#shared/providers/specialties';
import { parsePlanId } from '../../plans/import/known-plans.ts';
import type { Provider, ProviderLocation, ProviderPlan } from '../provider.table.ts';

/** A provider as listed in the directory. */
export interface FiledProvider {
  provider: Omit<Provider, 'id'>;
  offices: FiledOffice[];
  plans: Omit<ProviderPlan, 'providerId'>[];
}
export type FiledOffice = Pick<
  ProviderLocation,
  'addressLine1' | 'addressLine2' | 'city' | 'stateCode' | 'postalCode' | 'phone'
>;

/** A provider who accepts new patients in some offices only is shown as "not accepting": the file does not say in which. */
const ACCEPTING: Record<string, boolean> = {
  accepting: true,
  'not accepting': false,
  'accepting in some locations': false,
};
const NOT_PEOPLE = ['FACILITY', 'GROUP'];

/**
 * A provider from a record of a `providers.json`.
 *
 * @returns null for a facility or a practice, which cannot be assigned to members; a text for what is wrong with the record
 * Source: CMS, "QHP provider and formulary APIs", providers.json.
 */
export function readProvider(record: unknown): FiledProvider | string | null {
  const { npi, type, name, addresses, specialty, accepting, plans } = fieldsOf(record);
  if (NOT_PEOPLE.includes(textOf(type))) {
    return null;
  }
  if (type !== 'INDIVIDUAL') {
    return `type ${shown(type)} is none of INDIVIDUAL, FACILITY, GROUP.`;
  }
  if (pcpIdProblem(textOf(npi))) {
    return `npi ${shown(npi)} does not have exactly ten digits.`;
  }
  const acceptsNewPatients = ACCEPTING[textOf(accepting)];
  if (acceptsNewPatients === undefined) {
    return `accepting ${shown(accepting)} is none of ${Object.keys(ACCEPTING).join(', ')}.`;
  }
  const names = namesIn(name);
  const offices = officesIn(addresses);
  const filed = plansIn(plans);
  const problem = [names, offices, filed].find((part) => typeof part === 'string');
  if (typeof problem === 'string') {
    return problem;
  }
  const specialties = listOf(specialty).map(textOf).filter(Boolean);
  const { youngest, oldest } = agesServed(specialties);
  return {
    provider: {
      npi: textOf(npi),
      ...(names as Names),
      specialty: specialties.join(', ').slice(0, 255),
      isPcp: givesPrimaryCare(specialties),
      acceptsNewPatients,
      youngestAge: youngest,
      oldestAge: oldest,
    },
    offices: offices as FiledOffice[],
    plans: filed as FiledProvider['plans'],
  };
}

type Names = Pick<Provider, 'firstName' | 'middleName' | 'lastName' | 'firstNameSearch' | 'lastNameSearch'>;

function namesIn(name: unknown): Names | string {
  const { first, middle, last, suffix } = fieldsOf(name);
  const [firstName, middleName] = [textOf(first), textOf(middle)];
  const lastName = [textOf(last), textOf(suffix)].filter(Boolean).join(' ');
  if (firstName === '' || textOf(last) === '') {
    return 'name has no first or no last.';
  }
  const [firstNameSearch, lastNameSearch] = [nameSearchKey(firstName), nameSearchKey(lastName)];
  const isLong = [firstName, middleName, firstNameSearch].some((text) => text.length > 60) || lastName.length > 80;
  return isLong || lastNameSearch.length > 80
    ? 'name is longer than 60 characters (first, middle) or 80 (last).'
    : { firstName, middleName, lastName, firstNameSearch, lastNameSearch };
}

function officesIn(addresses: unknown): FiledOffice[] | string {
  const offices = listOf(addresses).map(officeIn);
  const problem = offices.find((office) => typeof office === 'string');
  return offices.length === 0 ? 'addresses is empty.' : (problem ?? (offices as FiledOffice[]));
}

/** An invalid phone number is skipped: it is not a reason to refuse a directory. */
function officeIn(entry: unknown): FiledOffice | string {
  const { address, address_2, city, state, zip, phone } = fieldsOf(entry);
  const office: FiledOffice = {
    addressLine1: textOf(address),
    addressLine2: textOf(address_2),
    city: textOf(city),
    stateCode: textOf(state).toUpperCase(),
    postalCode: zip5(textOf(zip)) ?? '',
    phone: parsePhone(textOf(phone)) ?? '',
  };
  if (office.postalCode === '') {
    return `zip ${shown(zip)} is not a ZIP code.`;
  }
  if (!/^[A-Z]{2}$/.test(office.stateCode)) {
    return `state ${shown(state)} does not have two letters.`;
  }
  if (office.addressLine1 === '' || office.city === '') {
    return 'An address has no address or no city.';
  }
  return office.addressLine1.length > 100 || office.addressLine2.length > 100 || office.city.length > 60
    ? 'An address is longer than 100 characters (address, address_2) or 60 (city).'
    : office;
}

/** Each plan once per year, regardless of tiers. */
function plansIn(plans: unknown): FiledProvider['plans'] | string {
  const found = new Map<string, FiledProvider['plans'][number]>();
  for (const entry of listOf(plans)) {
    const { plan_id, years } = fieldsOf(entry);
    const network = parsePlanId(textOf(plan_id))?.hiosPlanId;
    if (network === undefined) {
      return `plan_id ${shown(plan_id)} is no plan id.`;
    }
    for (const year of listOf(years)) {
      if (typeof year !== 'number' || !Number.isInteger(year) || year < 2014 || year > 2100) {
        return `years of plan ${network} has ${shown(year)}, which is no year.`;
      }
      found.set(`${network} ${year}`, { network, businessYear: year });
    }
  }
  return [...found.values()];
}

const fieldsOf = (value: unknown): Record<string, unknown> =>
  typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? (value as unknown[]) : []);
const textOf = (value: unknown): string =>
  typeof value === 'string' ? composed(value).trim().replaceAll(/\s+/g, ' ') : '';
/** For a message, truncated: the file may contain anything. */
const shown = (value: unknown): string => (JSON.stringify(value) ?? 'is missing: it').slice(0, 60);
