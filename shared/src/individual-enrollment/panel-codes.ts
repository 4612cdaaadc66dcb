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
