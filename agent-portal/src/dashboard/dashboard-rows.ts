import { counted } from '#shared/formats/text';
import type { DashboardRow, GroupDashboardRow, IndividualDashboardRow } from '#shared/groups/dashboard.record';

export const isGroupRow = (row: DashboardRow): row is GroupDashboardRow => row.G !== null;
export const isIndividualRow = (row: DashboardRow): row is IndividualDashboardRow => row.I !== null;

/** The group's status in the dashboard's wording. Source: spec 001 section 4, "Dashboard display rewrites". */
export const groupStanding = (standing: GroupDashboardRow['DSD']): string =>
  standing === 'NEW BUSINESS' ? 'New Group' : 'Active';

export const memberCount = ({ Members }: GroupDashboardRow): string => counted(Members, 'member');
