import { flag, id, int, loose, refers, stored, text } from '../../platform/database/stored.ts';

/** A person who gives care, as listed in the insurer's directory. Public; plain stored data. */
export class Provider extends stored(
  'providers',
  {
    id: id(),
    /** Ten digits: the National Provider Identifier, which the screens call provider id. */
    npi: text(10).unique(),
    firstName: loose(60),
    /** '' = none. */
    middleName: loose(60),
    /** With a suffix: "Smith Jr." */
    lastName: loose(80),
    /** The names in the form of nameSearchKey. */
    firstNameSearch: loose(60),
    lastNameSearch: loose(80),
    /** "Family Medicine, Geriatrics"; '' = not stated. */
    specialty: loose(255),
    isPcp: flag(),
    acceptsNewPatients: flag(),
    /** Ages treated, both inclusive. */
    youngestAge: int(),
    oldestAge: int(),
  },
  { indexes: [['lastNameSearch', 'firstNameSearch']] },
) {}

/** An office of a provider. Plain stored data. */
export class ProviderLocation extends stored(
  'provider_locations',
  {
    id: id(),
    providerId: refers(() => Provider, 'CASCADE'),
    /** Order in the directory, from 1. */
    position: int(),
    addressLine1: loose(100),
    /** '' = none. */
    addressLine2: loose(100),
    city: loose(60),
    stateCode: loose(2),
    /** Five digits. */
    postalCode: loose(5),
    /** Without the word County; '' if the ZIP is unknown. */
    countyName: loose(60),
    /** Ten digits, or ''. */
    phone: loose(10),
    /** Millionths of a degree: the center of the ZIP; null if the ZIP is unknown. Then the office is never near. */
    latitudeMicrodegrees: int().orNull(),
    longitudeMicrodegrees: int().orNull(),
  },
  { uniques: [['providerId', 'position']], indexes: [['latitudeMicrodegrees', 'longitudeMicrodegrees']] },
) {}

/** The provider accepts the plan's members in every year. */
export const EVERY_YEAR = 0;

/** A plan, or a whole network, that a provider belongs to. Plain stored data. */
export class ProviderPlan extends stored('provider_plans', {
  providerId: refers(() => Provider, 'CASCADE').key(),
  /** A filed plan id ("12345MI0010001"), or a network type ("HMO"), which means all plans of that network. */
  network: text(14).key(),
  /** Year of the plan, or EVERY_YEAR. */
  businessYear: int().key(),
}) {}
