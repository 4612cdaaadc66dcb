/**
 * Race and ethnicity as the insurer asks for them. The documents show six of the 20 race codes and all ethnicity codes, without labels:
 * individuals, decision 27.
 */
export const RACES = [
  'AIAN',
  'ASIA',
  'ASIN',
  'BLAC',
  'CHIN',
  'FILI',
  'GUAM',
  'JAPA',
  'KORE',
  'MENA',
  'MULT',
  'NAHA',
  'OTAS',
  'OTHE',
  'OTPI',
  'SAMO',
  'VIET',
  'WHIT',
  'DECL',
  'UNKN',
] as const;
export type Race = (typeof RACES)[number];

export const RACE_LABELS: Readonly<Record<Race, string>> = {
  AIAN: 'American Indian or Alaska Native',
  ASIA: 'Asian',
  ASIN: 'Asian Indian',
  BLAC: 'Black or African American',
  CHIN: 'Chinese',
  FILI: 'Filipino',
  GUAM: 'Guamanian or Chamorro',
  JAPA: 'Japanese',
  KORE: 'Korean',
  MENA: 'Middle Eastern or North African',
  MULT: 'More than one race',
  NAHA: 'Native Hawaiian',
  OTAS: 'Other Asian',
  OTHE: 'Other race',
  OTPI: 'Other Pacific Islander',
  SAMO: 'Samoan',
  VIET: 'Vietnamese',
  WHIT: 'White',
  DECL: 'Declines to answer',
  UNKN: 'Unknown',
};

export const ETHNICITIES = ['CUBA', 'DECL', 'HISP', 'MMAC', 'NOTH', 'OTHE', 'PURI', 'UNKN'] as const;
export type Ethnicity = (typeof ETHNICITIES)[number];

export const ETHNICITY_LABELS: Readonly<Record<Ethnicity, string>> = {
  CUBA: 'Cuban',
  DECL: 'Declines to answer',
  HISP: 'Hispanic or Latino',
  MMAC: 'Mexican, Mexican American or Chicano',
  NOTH: 'Not Hispanic or Latino',
  OTHE: 'Another Hispanic or Latino origin',
  PURI: 'Puerto Rican',
  UNKN: 'Unknown',
};

/** The accordion panels of a household's enrollment. Spec 001 section 2, "/enrollment/individual". */
export const PANEL_NAMES = ['Eligibility', 'MemberInfo', 'HealthInfo', 'Documentation'] as const;
export type PanelName = (typeof PANEL_NAMES)[number];

export const PANEL_LABELS: Readonly<Record<PanelName, string>> = {
  Eligibility: 'Eligibility',
  MemberInfo: 'Member info',
  HealthInfo: 'Health info',
  Documentation: 'Documentation',
};

export const PANEL_STATES = ['Completed', 'Incomplete', 'Not started'] as const;
