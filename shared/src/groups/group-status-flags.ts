/** A group's two statuses that internal staff switch on its details screen. */
export const GROUP_STATUS_FLAGS = ['IsRolloverToLargeGroup', 'IsRenewOLFO'] as const;
export type GroupStatusFlag = (typeof GROUP_STATUS_FLAGS)[number];

interface FlagWords {
  /** On screen: "Rollover to large group". */
  label: string;
  updated: string;
  failed: string;
}

/** Source: spec 002 section 8, word for word; the OLFO ones follow the same pattern. */
export const GROUP_STATUS_FLAG_WORDS: Record<GroupStatusFlag, FlagWords> = {
  IsRolloverToLargeGroup: {
    label: 'Rollover to large group',
    updated: 'The rollover to large group status updated successfully.',
    failed: 'Error processing the rollover to large group status update request.',
  },
  IsRenewOLFO: {
    label: 'OLFO renewal',
    updated: 'The OLFO renewal status updated successfully.',
    failed: 'Error processing the OLFO renewal status update request.',
  },
};
