import { flag, id, int, loose, stored, text } from '../../platform/database/stored.ts';

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
