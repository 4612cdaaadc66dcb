/**
 * The columns of an enrollment file, in order.
 * Source: spec 000 section 3, "Enrollment import columns (in order)".
 */
export const FILE_COLUMNS = [
  'FirstName',
  'MiddleInitial',
  'LastName',
  'RelationshipToSubscriber',
  'DateOfBirth',
  'SSN',
  'Gender',
  'SegmentClass',
  'SubGroup',
  'HomeAddressLine1',
  'HomeCity',
  'HomeZIP',
  'PrimaryCareProviderId',
  'PCPFirstAndLastName',
  'IsExistingPatient',
  'MedicalPlanName',
  'DateOfHire',
  'Phone',
  'EmailAddress',
  'MailingAddressSameAsSubscriberHome',
  'MailingAddressLine1',
  'MailingCity',
  'MailingZIP',
] as const;
export type FileColumn = (typeof FILE_COLUMNS)[number];

/** Who is meant: a row without these says of nobody anything. */
export const KEY_COLUMNS = [
  'FirstName',
  'LastName',
  'RelationshipToSubscriber',
  'DateOfBirth',
] as const satisfies FileColumn[];

/** Headers that mean the same, as plainColumn leaves them. */
const ALIASES: Partial<Record<FileColumn, readonly string[]>> = {
  MiddleInitial: ['mi'],
  RelationshipToSubscriber: ['relationship'],
  DateOfBirth: ['dob', 'birthdate'],
  SegmentClass: ['employeesegment', 'segment', 'class', 'memberclass'],
  SubGroup: ['subgroupid', 'subgroupname'],
  HomeAddressLine1: ['homeaddress'],
  HomeZIP: ['homezipcode'],
  PrimaryCareProviderId: ['pcpid'],
  PCPFirstAndLastName: ['pcpname', 'pcpfirstlastname', 'primarycareprovidername'],
  IsExistingPatient: ['existingpatient'],
  MedicalPlanName: ['medicalplan'],
  DateOfHire: ['hiredate'],
  Phone: ['homephone', 'phonenumber'],
  EmailAddress: ['email'],
  MailingAddressSameAsSubscriberHome: ['mailingaddresssameashome'],
  MailingAddressLine1: ['mailingaddress'],
  MailingZIP: ['mailingzipcode'],
};

const MEANINGS = new Map<string, FileColumn>(
  FILE_COLUMNS.flatMap((column) =>
    [column.toLowerCase(), ...(ALIASES[column] ?? [])].map((name) => [name, column] as const),
  ),
);

/** "PCP first and last name" and "PCPFirstAndLastName" are the same header; what stands in brackets is a hint. */
export const fileColumnOf = (header: string): FileColumn | null =>
  MEANINGS.get(
    header
      .slice(0, 200)
      .replaceAll(/\([^)]*\)/g, '')
      .toLowerCase()
      .replaceAll(/[^a-z0-9]/g, ''),
  ) ?? null;
