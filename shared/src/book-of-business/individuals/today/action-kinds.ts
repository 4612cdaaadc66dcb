/** Why a household needs a call today, the greatest risk first. Source: individuals, section 6, "Action list of the book". */
export const ACTION_KINDS = [
  'PastDue',
  'SubsidyAtRisk',
  'SpecialEnrollmentEnding',
  'RenewalOpen',
  'Turning26',
  'Turning65',
  'DoctorUnavailable',
] as const;
export type ActionKind = (typeof ACTION_KINDS)[number];

export const ACTION_LABELS: Readonly<Record<ActionKind, string>> = {
  PastDue: 'Past due',
  SubsidyAtRisk: 'Subsidy at risk',
  SpecialEnrollmentEnding: 'Special enrollment ending',
  RenewalOpen: 'Renewal without a quote',
  Turning26: 'Turning 26',
  Turning65: 'Turning 65',
  DoctorUnavailable: 'Doctor unavailable',
};
