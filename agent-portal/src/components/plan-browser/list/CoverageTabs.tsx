import { Tab, Tabs } from '@mui/material';
import type { Coverage } from '#shared/plans/plan-codes';
import { COVERAGE_LABELS } from './plan-texts.ts';

export const PLAN_PANEL_ID = 'plans';
export const coverageTabId = (coverage: Coverage): string => `plans-${coverage}`;

interface CoverageTabsProps {
  coverages: readonly Coverage[];
  coverage: Coverage;
  counts: Readonly<Record<Coverage, number>>;
  onShow: (coverage: Coverage) => void;
}

/** Medical, dental and vision, each with its number of plans. */
export const CoverageTabs = ({ coverages, coverage, counts, onShow }: CoverageTabsProps) => (
  <Tabs
    value={coverage}
    aria-label="Coverage"
    onChange={(_event, next: Coverage) => onShow(next)}
    sx={{ minHeight: 40 }}
  >
    {coverages.map((each) => (
      <Tab
        key={each}
        value={each}
        id={coverageTabId(each)}
        aria-controls={PLAN_PANEL_ID}
        label={`${COVERAGE_LABELS[each]} (${counts[each]})`}
        sx={{ fontVariantNumeric: 'tabular-nums', minWidth: 0, minHeight: 40, py: 1, px: { xs: 1, sm: 1.25 } }}
      />
    ))}
  </Tabs>
);
