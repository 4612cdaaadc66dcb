import { Button, Tab, Tabs } from '@mui/material';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link as RouterLink, useParams } from 'react-router';
import type { CensusMemberResponse } from '#shared/census/census.record';
import { formatDay } from '#shared/formats/auto-date';
import { coverageOf } from '#shared/plans/plan-texts';
import type { Coverage } from '#shared/plans/plan-codes';
import { groupIchraPath, groupPlanSelectionPath } from '#shared/quotes/next-step';
import { EmptyState } from '#web/shell/EmptyState';
import { Screen } from '#web/shell/Screen';
import { ContributionEditor } from './ContributionEditor.tsx';
import { censusQuery, quoteQuery, selectedPlansQuery } from '../components/quote/quote-queries.ts';
import { contributionsQuery } from './contributions-queries.ts';

const LABELS: Readonly<Record<Coverage, string>> = { medical: 'Medical', dental: 'Dental', vision: 'Vision' };
const NOBODY: ReadonlyMap<number, number> = new Map();

/** /quote/contribution/group/:quoteId: what the employer pays toward the selected plans, and what the employees pay. */
export function ContributionScreen() {
  const quoteId = Number(useParams()['quoteId']);
  const quote = useQuery(quoteQuery(quoteId));
  const plans = useQuery(selectedPlansQuery(quoteId));
  const census = useQuery(censusQuery(quoteId));
  const contributions = useQuery(contributionsQuery(quoteId));
  const [shown, setShown] = useState<Coverage | null>(null);
  const queries = [quote, plans, census, contributions];
  const coverages = contributions.data?.map(({ Coverage: coverage }) => coverage) ?? [];
  const contribution = contributions.data?.find(({ Coverage: coverage }) => coverage === (shown ?? coverages[0]));
  const isLoaded = Boolean(quote.data && plans.data && census.data && contributions.data);
  return (
    <Screen
      title="Employer contribution"
      subtitle={
        quote.data &&
        `${quote.data.Group.GroupName}, ${quote.data.Name}, effective ${formatDay(quote.data.EffectiveDate)}`
      }
      breadcrumbs={[
        { label: 'Dashboard', to: '/dashboard' },
        { label: 'Plans', to: groupPlanSelectionPath(quoteId) },
      ]}
      actions={
        <Button variant="outlined" component={RouterLink} to={groupIchraPath(quoteId)}>
          Compare with an ICHRA
        </Button>
      }
      error={queries.find(({ error }) => error)?.error}
      onRetry={() => queries.forEach(({ refetch }) => void refetch())}
      pending={!isLoaded}
    >
      {contribution && plans.data && census.data ? (
        <>
          <CoverageTabs coverages={coverages} shown={contribution.Coverage} onShow={setShown} />
          <ContributionEditor
            key={contribution.Coverage}
            quoteId={quoteId}
            contribution={contribution}
            plans={plans.data.Plans.filter((plan) => coverageOf(plan) === contribution.Coverage)}
            assigned={contribution.Coverage === 'medical' ? assignedPlans(census.data) : NOBODY}
          />
        </>
      ) : (
        <EmptyState
          title="No plans are selected yet"
          action={
            <Button variant="contained" component={RouterLink} to={groupPlanSelectionPath(quoteId)}>
              Choose plans
            </Button>
          }
        >
          Choose the plans of this quote first: the contribution is calculated from their premiums.
        </EmptyState>
      )}
    </Screen>
  );
}

interface CoverageTabsProps {
  coverages: readonly Coverage[];
  shown: Coverage;
  onShow: (coverage: Coverage) => void;
}

const CoverageTabs = ({ coverages, shown, onShow }: CoverageTabsProps) =>
  coverages.length > 1 && (
    <Tabs
      value={shown}
      aria-label="Coverage"
      onChange={(_event, next: Coverage) => onShow(next)}
      sx={{ mb: 2, borderBottom: 1, borderColor: 'divider' }}
    >
      {coverages.map((coverage) => (
        <Tab key={coverage} value={coverage} label={LABELS[coverage]} />
      ))}
    </Tabs>
  );

const assignedPlans = (members: readonly CensusMemberResponse[]): ReadonlyMap<number, number> =>
  new Map(
    members.flatMap(({ RelationshipToSubscriber, EmployeeNumber, AssignedPlan }) =>
      RelationshipToSubscriber === 'Self' && AssignedPlan !== null ? [[EmployeeNumber, AssignedPlan] as const] : [],
    ),
  );
