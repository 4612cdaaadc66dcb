import { Link, Typography } from '@mui/material';
import { DEFAULT_ENTERPRISE_ID } from '#shared/groups/enterprise-id';
import type { UpcomingRecord } from './passive-renewals.api.ts';

/** Its name leads to the group in the portal; below is the insurer's number. */
export const GroupCell = ({ row: { GroupId, GroupName, GroupEnterpriseId } }: { row: UpcomingRecord }) => (
  <>
    <Link href={`/group-details/${GroupId}`} underline="hover" sx={{ fontWeight: 600, overflowWrap: 'anywhere' }}>
      {GroupName}
    </Link>
    {GroupEnterpriseId && GroupEnterpriseId !== DEFAULT_ENTERPRISE_ID && (
      <Typography component="span" variant="caption" color="textSecondary" sx={{ display: 'block' }}>
        {GroupEnterpriseId}
      </Typography>
    )}
  </>
);
