import ExpandIcon from '@mui/icons-material/ExpandMore';
import { ButtonBase, Table, TableBody, TableCell, TableFooter, TableHead, TableRow, Typography } from '@mui/material';
import { Fragment } from 'react';
import type { MemberRate } from '#shared/plans/plan.record';
import { Money } from '../../../Money.tsx';
import type { Buyer } from '../../plan-terms.ts';
import { households, totalRate } from './households.ts';

interface RatesTableProps {
  /** A household is not told apart from others. */
  buyer: Buyer;
  members: readonly MemberRate[];
  opened: ReadonlySet<number>;
  onToggle: (memberId: number) => void;
}

/** Each member's rate by household; a row expands to explain its rate. */
export const RatesTable = ({ buyer, members, opened, onToggle }: RatesTableProps) => (
  <Table sx={{ '& td, & th': { px: 1, py: 0.5 } }}>
    <TableHead>
      <TableRow>
        <TableCell>Member</TableCell>
        <TableCell sx={WIDE_ONLY}>Relationship</TableCell>
        <TableCell align="right">Age</TableCell>
        <TableCell align="right">Monthly rate</TableCell>
        {buyer === 'group' && (
          <TableCell align="right" sx={WIDE_ONLY}>
            Household
          </TableCell>
        )}
      </TableRow>
    </TableHead>
    {households(members).map(({ employeeNumber, members: listed, monthlyRate }) => (
      <TableBody key={employeeNumber}>
        {listed.map((member, index) => (
          <MemberRows
            key={member.MemberId}
            member={member}
            buyer={buyer}
            household={index === 0 ? monthlyRate : null}
            isOpen={opened.has(member.MemberId)}
            onToggle={onToggle}
          />
        ))}
      </TableBody>
    ))}
    <TableFooter>
      <TableRow>
        <TableCell component="th" scope="row" colSpan={2} sx={TOTAL}>
          Total
        </TableCell>
        <TableCell sx={WIDE_ONLY} />
        <TableCell align="right" sx={TOTAL}>
          <Money dollars={totalRate(members)} />
        </TableCell>
        {buyer === 'group' && <TableCell sx={WIDE_ONLY} />}
      </TableRow>
    </TableFooter>
  </Table>
);

interface MemberRowsProps extends Pick<RatesTableProps, 'buyer' | 'onToggle'> {
  member: MemberRate;
  /** For the whole household, on its first row. */
  household: number | null;
  isOpen: boolean;
}

const MemberRows = ({ buyer, member, household, isOpen, onToggle }: MemberRowsProps) => {
  const id = `rate-${member.MemberId}`;
  return (
    <Fragment>
      <TableRow hover sx={isOpen ? OPEN_ROW : undefined}>
        <TableCell
          component="th"
          scope="row"
          sx={{ pl: buyer === 'group' && household === null ? '24px !important' : undefined }}
        >
          <ButtonBase
            aria-expanded={isOpen}
            aria-controls={isOpen ? id : undefined}
            onClick={() => onToggle(member.MemberId)}
            sx={{ typography: 'body2', minHeight: 28, textAlign: 'left', borderRadius: 1 }}
          >
            <ExpandIcon
              className="no-print"
              fontSize="small"
              sx={{ mr: 0.5, transform: isOpen ? 'none' : 'rotate(-90deg)' }}
            />
            {member.Name}
          </ButtonBase>
        </TableCell>
        <TableCell sx={WIDE_ONLY}>{member.Relationship}</TableCell>
        <TableCell align="right">{member.Age}</TableCell>
        <TableCell align="right">
          <Money dollars={member.MonthlyRate} />
        </TableCell>
        {buyer === 'group' && (
          <TableCell align="right" sx={WIDE_ONLY}>
            {household !== null && <Money dollars={household} />}
          </TableCell>
        )}
      </TableRow>
      {isOpen && (
        <TableRow id={id}>
          <TableCell colSpan={5} sx={{ pl: '36px !important' }}>
            <Typography variant="body2">{member.Explanation}</Typography>
            {member.Arithmetic && <Typography variant="body2">{member.Arithmetic}</Typography>}
            <Typography variant="caption" color="textSecondary">
              {member.Relationship}
              {buyer === 'group' && ` of household ${member.EmployeeNumber}`}
              {member.Tobacco && ', uses tobacco'}
            </Typography>
          </TableCell>
        </TableRow>
      )}
    </Fragment>
  );
};

const WIDE_ONLY = { display: { xs: 'none', sm: 'table-cell' } } as const;
const TOTAL = { typography: 'subtitle2', color: 'text.primary' } as const;
const OPEN_ROW = { '& td, & th': { borderBottom: 0 } } as const;
