import {
  coverageCell,
  dayCell,
  emailCell,
  genderCell,
  initialCell,
  looseInitialCell,
  nameCell,
  phoneCell,
  relationshipCell,
  ssnCell,
  ssnOrMaskCell,
  textCell,
  yesNoCell,
  zipCell,
} from '#shared/persons/import/cell-readers';
import { columns } from '#shared/persons/import/person-column';

const DAY_EXPECTED = 'Enter a date as month/day/year, such as 1/2/1985.';
const YES_NO_OR_NOTHING = 'Enter yes or no, or leave it empty.';
/** For every ZIP in an enrollment file. */
export const ZIP_EXPECTED = 'Invalid ZIP. Enter 5 digits, or 9 such as 48002-1234.';
const ON_CENSUS = 'As on the census: it tells whose row this is';
const TO_WAIVE = {
  expected: 'Enter enroll or waive, or leave it empty to waive.',
  holds: 'Enroll or waive. Without this column everyone waives.',
  hint: 'Enroll or Waive',
};

/**
 * The spreadsheet columns of a person, by field of person.record.ts, in census order. How a column is read, checked, explained and
 * headed follows from this declaration, in a census and in an enrollment file.
 * Sources: spec 000 section 3, "Other payloads"; section 5, "Census CSV import"; spec 001 section 5, "Census import (spreadsheet)".
 */
export const PERSON_COLUMNS = columns({
  EmployeeNumber: {
    header: 'EmployeeNumber',
    names:
      'ee id|ee no|ee number|emp id|emp no|emp number|employee id|employee no|employee num|employer assigned family id|family|family id|family no|family number|household|household id|household number|member group|subscriber id|subscriber no|subscriber number|no|number',
    census: {
      holds: 'The same number for an employee and the dependents. Without it, dependents come below their employee.',
      hint: '(optional) the same number for a whole family',
    },
  },
  FullName: {
    header: 'FullName',
    names:
      'name|names|employee name|member name|participant name|person|full legal name|last name first name|first name last name|name last first|name first last|last first|first last',
    census: {
      expected: 'Enter a first and a last name, as “First Last” or “Last, First”.',
      holds: 'Instead of first and last name: First Last, or Last, First.',
    },
  },
  FirstName: {
    header: 'FirstName',
    names: 'first|fname|f name|given name|forename|firstname',
    read: nameCell,
    census: {
      isNeeded: true,
      isFilled: true,
      expected: 'Enter a first name.',
      holds: 'Up to 50 characters.',
      hint: 'required',
    },
    enrollment: { read: textCell(50), holds: ON_CENSUS, isNeeded: true },
  },
  MiddleInitial: {
    header: 'MiddleInitial',
    names: 'mi|m i|middle|middle init|mid init|middle name|minitial',
    read: initialCell,
    census: {
      expected: 'Enter one letter, a middle name or nothing.',
      holds: 'One letter, or a middle name.',
      hint: '(optional)',
    },
    enrollment: { read: looseInitialCell, holds: 'One letter' },
  },
  LastName: {
    header: 'LastName',
    names: 'last|lname|l name|surname|family name|lastname',
    read: nameCell,
    census: {
      isNeeded: true,
      isFilled: true,
      expected: 'Enter a last name.',
      holds: 'Up to 50 characters, with Jr. or III.',
      hint: 'required',
    },
    enrollment: { read: textCell(50), holds: ON_CENSUS, isNeeded: true },
  },
  RelationshipToSubscriber: {
    header: 'RelationshipToSubscriber',
    names: 'rel|rel code|relation|ee or dependent|ee dep|ee sp ch|dependent type|member type|relationship',
    read: relationshipCell,
    census: {
      header: 'Relationship',
      isNeeded: true,
      isFilled: true,
      expected: 'Enter employee, spouse, domestic partner or child.',
      holds:
        'Employee (EE, EM, EMP, SUB), spouse (SP, ES, husband, wife), domestic partner (DP) or child (CH, son, daughter, DEP).',
      hint: 'Employee, Spouse, Domestic partner or Child',
    },
    enrollment: {
      expected: 'Enter employee, spouse, domestic partner or child.',
      holds: 'Employee, spouse, domestic partner or child, as on the census',
      isNeeded: true,
    },
  },
  DateOfBirth: {
    header: 'DateOfBirth',
    names: 'dob|d o b|birth|birthdate|birthday|birth date|bdate|born',
    read: dayCell,
    census: {
      header: 'DOB',
      isNeeded: true,
      isFilled: true,
      expected: DAY_EXPECTED,
      holds: '1/2/1985, 01/02/85, 2-Jan-1985, 1985-01-02, or an Excel date. The month comes first.',
      hint: 'M/D/YYYY',
      format: 'day',
    },
    enrollment: {
      expected: 'Enter the date of birth as month/day/year, such as 1/2/1985.',
      holds: 'M/D/YYYY, as on the census',
      isNeeded: true,
    },
  },
  Gender: {
    header: 'Gender',
    names: 'sex|m f|gender m f',
    read: genderCell,
    census: {
      expected: 'Enter M or F, or leave it empty.',
      holds: 'M or F, male or female.',
      hint: 'M or F (optional)',
    },
    enrollment: { expected: 'Enter M, F, male or female.', holds: 'M, F, male or female' },
  },
  SSN: {
    header: 'SSN',
    names: 'ss|ssn|ssn tin|soc sec|soc sec no|social|tin',
    read: ssnCell,
    census: {
      expected: 'Enter nine digits, or leave it empty.',
      holds: 'Nine digits, with or without dashes. Leading zeros that Excel dropped are restored.',
      hint: 'nine digits (optional)',
      format: 'text',
    },
    enrollment: {
      read: ssnOrMaskCell,
      expected: 'SSN must be 9 digits, not start with 000, 666 or 9, not have 00 in the middle and not end in 0000.',
      holds: 'Nine digits; the last four in the exported file represent the stored number',
    },
  },
  MedicalStatus: {
    header: 'MedicalStatus',
    names: 'medical|med|health|medical coverage|medical election|medical enrollment|enroll or waive',
    read: coverageCell,
    census: {
      isFilled: true,
      expected: 'Enter enroll or waive.',
      holds: 'Enroll or waive, also E, yes, W, no, decline. Without this column everyone enrolls.',
      hint: 'Enroll or Waive',
    },
  },
  CoverageTier: {
    header: 'CoverageTier',
    names:
      'tier|tiers|coverage tier|coverage level|coverage level code|medical tier|medical coverage tier|medical coverage level|medical plan tier|health tier|enrollment tier|election tier|rate tier',
    census: {
      expected: 'Enter whom the coverage is for: EE, ES, EC, FAM or waive.',
      holds:
        'Instead of medical: whom the employee covers. EE, ES, EC, FAM, or waive (W, WO). Others in the family waive.',
    },
  },
  DentalStatus: {
    header: 'DentalStatus',
    names: 'dental|den|dental coverage|dental election|dental enrollment',
    read: coverageCell,
    census: TO_WAIVE,
  },
  VisionStatus: {
    header: 'VisionStatus',
    names: 'vision|vis|vision coverage|vision election|vision enrollment',
    read: coverageCell,
    census: TO_WAIVE,
  },
  Tobacco: {
    header: 'Tobacco',
    names: 'smoker|smokes|tobacco use|tobacco user|smoking|uses tobacco',
    read: yesNoCell,
    census: { expected: YES_NO_OR_NOTHING, holds: 'Yes or no.', hint: 'Yes or No (optional)' },
  },
  LastTobaccoUse: {
    header: 'LastTobaccoUse',
    names: 'last use|last tobacco use|tobacco last use|tobacco last used|date of last tobacco use',
    read: dayCell,
    census: {
      expected: 'Enter a date as month/day/year, or leave it empty.',
      holds: 'A past date, for a member who uses tobacco.',
      hint: 'M/D/YYYY (optional)',
    },
  },
  Disabled: {
    header: 'Disabled',
    names: 'disability|handicapped|disabled child|disabled dependent',
    read: yesNoCell,
    census: {
      expected: YES_NO_OR_NOTHING,
      holds: 'Yes or no: of a child over the age limit.',
      hint: 'Yes or No (optional)',
    },
  },
  HomePostalCode: {
    header: 'HomeZIP',
    names: 'zip|zipcode|zip code|postal|postal code|home zip|zip 5|home zip code',
    read: zipCell,
    census: {
      expected: 'Enter five digits, or nine such as 48002-1234.',
      holds: 'Five digits, or nine such as 48002-1234.',
      hint: 'five digits (optional)',
      format: 'text',
    },
    enrollment: { expected: ZIP_EXPECTED, holds: '5 digits, or 9 such as 48002-1234' },
  },
  EmailAddress: {
    header: 'EmailAddress',
    names: 'email|e mail|e mail address|mail',
    read: emailCell,
    census: {
      expected: 'Enter an email address, or leave it empty.',
      holds: 'One address.',
      hint: '(optional)',
    },
    enrollment: { expected: 'Enter an email address such as name@example.com.', holds: 'name@example.com' },
  },
  HomeNumber: {
    header: 'Phone',
    names: 'phone|phone no|phone number|telephone|home phone|cell|cell phone|mobile',
    read: phoneCell,
    census: {
      expected: 'Enter ten digits, or leave it empty.',
      holds: 'Ten digits.',
      hint: 'ten digits (optional)',
      format: 'text',
    },
    enrollment: { expected: 'Phone must be 10 digits.', holds: '10 digits' },
  },
});
