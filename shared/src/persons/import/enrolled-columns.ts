import { codedCell, dayCell, textCell, yesNoCell, zipCell } from '#shared/persons/import/cell-readers';
import { columns } from '#shared/persons/import/person-column';
import { ZIP_EXPECTED } from '#shared/persons/import/person-columns';

const YES_OR_NO = 'Enter yes or no.';

/** The additional columns of an enrollment file, by field of person.record.ts; parts of addresses have their own names. */
export const ENROLLED_COLUMNS = columns({
  MemberClass: {
    header: 'SegmentClass',
    names: 'employee segment|segment|class',
    read: textCell(100),
    enrollment: {
      expected: 'This is not an employee segment of the application. Enter its id, such as CA01, or its name.',
      holds: 'CA01 … or the name of the segment; COBRA, early retiree, retiree; of employees',
    },
  },
  SubGroupId: {
    header: 'SubGroup',
    names: 'subgroup name',
    read: textCell(150),
    enrollment: {
      expected: 'This is not a subgroup of the application. Enter its id, such as S001, or its name.',
      holds: 'S001 … or the name of the subgroup; of employees',
    },
  },
  HomeAddressLine1: {
    header: 'HomeAddressLine1',
    names: 'home address',
    read: textCell(100),
    enrollment: {
      holds: 'Number and street; a dependent with the address of the employee lives there',
    },
  },
  HomeCity: {
    header: 'HomeCity',
    names: '',
    read: textCell(60),
    enrollment: { holds: 'The city of the ZIP' },
  },
  PrimaryCareProviderId: {
    header: 'PrimaryCareProviderId',
    names: 'pcp id',
    read: codedCell(/^\d{10}$/),
    enrollment: { expected: 'The provider id has 10 digits.', holds: '10 digits; for HMO and POS plans' },
  },
  PrimaryCareProviderName: {
    header: 'PCPFirstAndLastName',
    names: 'pcp name|pcp first last name',
    read: textCell(120),
    enrollment: { holds: 'The name of that provider' },
  },
  PrimaryCareProviderExistingPatient: {
    header: 'IsExistingPatient',
    names: 'existing patient',
    read: yesNoCell,
    enrollment: { expected: YES_OR_NO, holds: 'Yes or No' },
  },
  SelectedMedicalPlanId: {
    header: 'MedicalPlanName',
    names: 'medical plan',
    read: textCell(255),
    enrollment: {
      expected: 'This is not a medical plan of the quote. Enter its name as it appears in the quote.',
      holds: 'The name of a medical plan of the quote; of employees',
    },
  },
  DateOfHire: {
    header: 'DateOfHire',
    names: 'hire date',
    read: dayCell,
    enrollment: {
      expected: 'Enter the date of hire as month/day/year, such as 1/2/2025.',
      holds: 'M/D/YYYY; of employees',
    },
  },
  MailingAddressSameAsHome: {
    header: 'MailingAddressSameAsSubscriberHome',
    names: '',
    read: yesNoCell,
    enrollment: { expected: YES_OR_NO, holds: 'Yes or No' },
  },
  MailingAddressLine1: {
    header: 'MailingAddressLine1',
    names: 'mailing address',
    read: textCell(100),
    enrollment: { holds: 'Where No' },
  },
  MailingCity: {
    header: 'MailingCity',
    names: '',
    read: textCell(60),
    enrollment: { holds: 'Where No: the city of the ZIP' },
  },
  MailingPostalCode: {
    header: 'MailingZIP',
    names: 'mailing zip code',
    read: zipCell,
    enrollment: { expected: ZIP_EXPECTED, holds: 'Where No' },
  },
});
