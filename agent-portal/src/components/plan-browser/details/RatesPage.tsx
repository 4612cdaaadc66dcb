import ExpandIcon from '@mui/icons-material/ExpandMore';
import {
  Alert,
  Button,
  ButtonBase,
  Stack,
  Table,
  TableBody,
  TableCell,
  TableFooter,
  TableHead,
  TableRow,
  Typography,
} from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';
import { formatDollars } from '#shared/formats/currency';
import { creditOf, isUnderCredit, netPremiumOf } from '#shared/plans/net-premium-of';
import { coverageOf } from '#shared/plans/plan-texts';
import type { MemberRate, Plan, SelectedPlan } from '#shared/plans/plan.record';
import { AGE_CURVE_SOURCE } from '#shared/plans/rate-explanation';
import { Money } from '../../Money.tsx';
import { COVERAGE_LABELS } from '../list/plan-texts.ts';
import { planRatesQuery } from '../plan-browser-queries.ts';
import type { Buyer } from '../plan-terms.ts';
import { PageQuery } from './PageQuery.tsx';
import { households, totalRate } from './households.ts';

interface RatesPageProps {
  quoteId: number;
  buyer: Buyer;
  plan: Plan;
  /** If the quote's recorded rates apply, shows those instead of today's. */
  stored: SelectedPlan | null;
}

/** Explains the plan's premium: each member's rate, expandable to show how it is determined. */
export function RatesPage({ quoteId, buyer, plan, stored }: RatesPageProps) {
  const query = useQuery({ ...planRatesQuery(quoteId, plan.PlanId), enabled: stored === null });
  if (stored) {
    return <Rates buyer={buyer} plan={stored} members={stored.Members} />;
  }
  return (
    <PageQuery query={query}>
      {({ RatesLoaded, RatesMessage, Members }) =>
        RatesLoaded ? (
          <Rates buyer={buyer} plan={plan} members={Members} />
        ) : (
          <Alert severity="warning">{RatesMessage}</Alert>
        )
      }
    </PageQuery>
  );
}

function Rates({ buyer, plan, members }: { buyer: Buyer; plan: Plan; members: readonly MemberRate[] }) {
  const [opened, setOpened] = useState<ReadonlySet<number>>(new Set());
  const areAllOpen = opened.size === members.length;
  if (members.length === 0) {
    return (
      <Typography>
        Nobody {buyer === 'group' && 'on the census '}enrolls in {coverageOf(plan)}, so this plan costs nothing.
      </Typography>
    );
  }
  const toggle = (memberId: number) => {
    const next = new Set(opened);
    if (!next.delete(memberId)) {
      next.add(memberId);
    }
    setOpened(next);
  };
  return (
    <>
      <Stack
        direction="row"
        useFlexGap
        spacing={2}
        sx={{ mb: 1, flexWrap: 'wrap', alignItems: 'center', justifyContent: 'space-between' }}
      >
        <Typography variant="body2" color="textSecondary">
          {COVERAGE_LABELS[coverageOf(plan)]} premium of {formatDollars(totalRate(members))} for {members.length}{' '}
          enrolled members: the sum of each member’s filed rate.
        </Typography>
        <Button
          size="small"
          className="no-print"
          onClick={() => setOpened(new Set(areAllOpen ? [] : members.map(({ MemberId }) => MemberId)))}
        >
          {areAllOpen ? 'Collapse all' : 'Explain all rates'}
        </Button>
      </Stack>
      <RatesTable buyer={buyer} plan={plan} members={members} opened={opened} onToggle={toggle} />
      {members.some(({ Arithmetic }) => Arithmetic !== null) && (
        <Typography variant="caption" component="p" color="textSecondary" sx={{ mt: 1 }}>
          {AGE_CURVE_SOURCE}
        </Typography>
      )}
    </>
  );
}

interface RatesTableProps {
  /** A household is not told apart from others. */
  buyer: Buyer;
  plan: Plan;
  members: readonly MemberRate[];
  opened: ReadonlySet<number>;
  onToggle: (memberId: number) => void;
}

/** Each member's rate by household; a row expands to explain its rate. Under a tax credit, the sum leads on to what is paid. */
const RatesTable = ({ buyer, plan, members, opened, onToggle }: RatesTableProps) => (
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
      <SumRow buyer={buyer} name="Total">
        <Money dollars={totalRate(members)} />
      </SumRow>
      {isUnderCredit(plan) && (
        <>
          <SumRow buyer={buyer} name="Tax credit">
            −<Money dollars={creditOf(plan)} />
          </SumRow>
          <SumRow buyer={buyer} name="You pay">
            <Money dollars={netPremiumOf(plan)} />
          </SumRow>
        </>
      )}
    </TableFooter>
  </Table>
);

const SumRow = ({ buyer, name, children }: { buyer: Buyer; name: string; children: ReactNode }) => (
  <TableRow>
    <TableCell component="th" scope="row" colSpan={2} sx={TOTAL}>
      {name}
    </TableCell>
    <TableCell sx={WIDE_ONLY} />
    <TableCell align="right" sx={TOTAL}>
      {children}
    </TableCell>
    {buyer === 'group' && <TableCell sx={WIDE_ONLY} />}
  </TableRow>
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
