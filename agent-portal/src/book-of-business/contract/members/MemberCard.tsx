import InactiveIcon from '@mui/icons-material/RemoveCircleOutlined';
import { Box, Stack, Typography } from '@mui/material';
import type { ContractDetail } from '#shared/book-of-business/individuals/contract-detail.record';
import { formatDay } from '#shared/formats/auto-date';
import { ToneChip } from '#web/status/ToneChip';
import { FactList } from '../../../components/FactList.tsx';
import { fullName, homeAddress, mailingZip, phoneText, relationshipLabel } from '../contract-texts.ts';
import { MemberPcp, type MemberPcpProps } from './MemberPcp.tsx';

interface MemberCardProps extends MemberPcpProps {
  contract: ContractDetail;
}

/** A person on the contract. */
export function MemberCard(props: MemberCardProps) {
  const { contract, member } = props;
  const facts = [
    ['Date of birth', formatDay(member.DateOfBirth)],
    ['Phone', phoneText(member)],
    [
      member.IsSubscriber ? 'Home address' : 'Home ZIP',
      <Lines key="home" lines={homeAddress(member, contract.Contract)} />,
    ],
    ['Mailing ZIP', mailingZip(member)],
    ['Covered since', formatDay(member.EffectiveDate)],
  ] as const;
  return (
    <Box component="li" sx={{ p: 2, borderTop: 1, borderColor: 'divider' }}>
      <Stack spacing={1.5}>
        <Stack direction="row" useFlexGap sx={{ flexWrap: 'wrap', columnGap: 1, rowGap: 0.5, alignItems: 'center' }}>
          <Typography variant="h3" sx={{ overflowWrap: 'anywhere' }}>
            {fullName(member.Name)}
          </Typography>
          <Typography color="textSecondary">{relationshipLabel(member)}</Typography>
          {!member.IsActive && <ToneChip look={['secondary', InactiveIcon]} label="Inactive" />}
        </Stack>
        <FactList facts={facts.filter(([, value]) => value !== '')} />
        <MemberPcp {...props} />
      </Stack>
    </Box>
  );
}

const Lines = ({ lines }: { lines: readonly string[] }) => (
  <>
    {lines.map((line) => (
      <div key={line}>{line}</div>
    ))}
  </>
);
