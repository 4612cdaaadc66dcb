import { Box, Button } from '@mui/material';
import { isSameUsername } from '#shared/sales/assignment';
import { can, currentUser } from '../providers/current-user.ts';
import type { GroupQuoteRecord } from './group-quotes.api.ts';
import { useAssignment } from './use-assignment.ts';

/** Claims or releases the quote, where this user may. */
export function AssignButton({ quote }: { quote: GroupQuoteRecord }) {
  const { cell, isBusy, claim, release } = useAssignment(quote);
  const { AssignedToFullname, AssignedToUsername, GroupName } = quote;
  const isFree = AssignedToFullname === null;
  const isMine = isSameUsername(AssignedToUsername, currentUser().Username);
  return (
    <Box ref={cell} tabIndex={-1} sx={{ outline: 0 }}>
      {/* One button, whatever it does: it keeps the focus. */}
      {(isFree || isMine || can('superuser')) && (
        <Button
          size="small"
          variant={isFree ? 'outlined' : 'text'}
          loading={isBusy}
          onClick={isFree ? claim : release}
          aria-label={`${isFree ? 'Claim' : 'Release'} ${GroupName}`}
        >
          {isFree ? 'Claim' : 'Release'}
        </Button>
      )}
    </Box>
  );
}
