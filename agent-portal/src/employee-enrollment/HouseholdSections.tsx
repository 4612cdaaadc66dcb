import EditIcon from '@mui/icons-material/EditOutlined';
import { Button, Stack, Typography } from '@mui/material';
import { Suspense, useState } from 'react';
import { RELATIONSHIP_LABELS } from '#shared/census/census-codes';
import { isSubscriber } from '#shared/census/household-rules';
import { EMPLOYEE_CALLS } from '#shared/enrollment/employees/employees.calls';
import { employeeProblems, householdOf, plansOf } from '#shared/enrollment/employees/employees';
import type { EmployeePage } from '#shared/enrollment/employees/employees.record';
import type { EnrolledMember } from '#shared/enrollment/members/household';
import { enrolls } from '#shared/enrollment/members/member-problems';
import type { MemberFacts } from '#shared/enrollment/members/members.record';
import { formatDay } from '#shared/formats/auto-date';
import { formatName } from '#shared/formats/person-name';
import { dottedSsn } from '#shared/formats/ssn';
import { call, WITH_NOTICE } from '#web/http/calls';
import { lazyPart } from '#web/shell/lazy-part';
import { type Opened, PageSection } from '../components/link-page/AnswerPage.tsx';
import type { MemberStore } from '../components/member-form/MemberDialog.tsx';
import { MemberStateChip } from '../components/member-form/MemberStateChip.tsx';

const MemberDialog = lazyPart(async () => (await import('../components/member-form/MemberDialog.tsx')).MemberDialog);

/** Everybody in the household, and the form of one of them at a time: the agent's form, without the employer's part. */
export function HouseholdSections({ access, pages, onChanged }: Opened<EmployeePage>) {
  const { Members, Facts } = pages;
  const [openId, setOpenId] = useState<number | null>(null);
  const household = householdOf(Members, Members[0]?.EmployeeNumber ?? 0, Facts);
  const member = Members.find(({ Id }) => Id === openId);
  const store: MemberStore = {
    save: (body) => call(EMPLOYEE_CALLS.save, { body: { ...access, ...body } }, WITH_NOTICE),
    reload: async () => (await call(EMPLOYEE_CALLS.open, { body: access }, WITH_NOTICE)).Members,
    // In this page's memory only: who has the phone next has no account to tell them apart.
    draftOf: (memberId) => ({ userId: 0, name: `employee-part-${memberId}` }),
  };
  return (
    <>
      {household.map((each) => (
        <PageSection key={each.Id} title={formatName(each)}>
          <Person member={each} facts={Facts} onEdit={() => setOpenId(each.Id)} />
        </PageSection>
      ))}
      <Suspense>
        {member && (
          <MemberDialog
            key={member.Id}
            store={store}
            context={{ member, employee: Members.find(isSubscriber), facts: Facts, writer: 'employee' }}
            field={null}
            hasNext={false}
            onSaved={() => {
              setOpenId(null);
              // What was saved is stored: without a connection, signing shows the page anew.
              onChanged().catch(() => undefined);
            }}
            onClose={() => setOpenId(null)}
          />
        )}
      </Suspense>
    </>
  );
}

interface PersonProps {
  member: EnrolledMember;
  facts: MemberFacts;
  onEdit: () => void;
}

function Person({ member, facts, onEdit }: PersonProps) {
  const problems = employeeProblems(member, facts);
  const isIn = enrolls(member);
  const { MedicalPlan, DentalPlan } = plansOf(member, facts);
  const lines = [
    `${RELATIONSHIP_LABELS[member.RelationshipToSubscriber]}, born ${formatDay(member.DateOfBirth)}`,
    MedicalPlan && `Medical plan: ${MedicalPlan}`,
    DentalPlan && `Dental plan: ${DentalPlan}`,
    member.VisionStatus === 'Enroll' && 'Vision',
    member.SSN && `SSN ${dottedSsn(member.SSN)}`,
    member.PrimaryCareProviderName && `Primary care provider: ${member.PrimaryCareProviderName}`,
  ].filter((line): line is string => Boolean(line));
  return (
    <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
      <MemberStateChip enrolls={isIn} problems={problems} />
      <div>
        {lines.map((line) => (
          <Typography key={line} variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
            {line}
          </Typography>
        ))}
      </div>
      {problems.length > 0 && (
        <Typography variant="body2">{problems.map(({ Message }) => Message).join(' ')}</Typography>
      )}
      <Button
        variant={problems.length > 0 ? 'contained' : 'outlined'}
        startIcon={<EditIcon />}
        aria-label={`${problems.length > 0 ? 'Fill in' : 'Change'} ${formatName(member)}`}
        onClick={onEdit}
      >
        {problems.length > 0 ? 'Fill in' : 'Change'}
      </Button>
    </Stack>
  );
}
