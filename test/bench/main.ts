/**
 * `npm run bench [-- NAME …] [--full]`: ratios against floors measured in the same run, and their targets. Loopback only. --full
 * imports 1,000,000 rates instead of 200,000, and counts the work over 200,000 groups and 1,000,000 contracts instead of 20,000 groups;
 * BENCH_CONTRACTS=1000000 fills the individual book with as many contracts instead of 10,000.
 */
import { allPlansBench } from './all-plans.bench.ts';
import { bundlesBench } from './bundles.bench.ts';
import { censusPreviewBench } from './census-preview.bench.ts';
import { dashboardBench } from './dashboard.bench.ts';
import { endpointsBench } from './endpoints.bench.ts';
import { firstPaintBench } from './first-paint.bench.ts';
import { groupBookBench } from './group-book.bench.ts';
import { ichraBench } from './ichra.bench.ts';
import { individualBookBench } from './individual-book.bench.ts';
import { individualPlansBench } from './individual-plans.bench.ts';
import { individualSearchBench } from './individual-search.bench.ts';
import { pricingBench } from './pricing.bench.ts';
import { processesBench } from './processes.bench.ts';
import { rateImportBench } from './rate-import.bench.ts';
import { rateRehearsalBench } from './rate-rehearsal.bench.ts';
import { ruleImpactBench } from './rule-impact.bench.ts';
import { salesBench } from './sales.bench.ts';
import { workBench } from './work.bench.ts';
import { type Bench, print } from './report.ts';

const BENCHES: Record<string, Bench> = {
  work: workBench,
  pricing: pricingBench,
  'all-plans': allPlansBench,
  endpoints: endpointsBench,
  dashboard: dashboardBench,
  'group-book': groupBookBench,
  sales: salesBench,
  'census-preview': censusPreviewBench,
  processes: processesBench,
  bundles: bundlesBench,
  'first-paint': firstPaintBench,
  'rate-import': rateImportBench,
  'rate-rehearsal': rateRehearsalBench,
  'rule-impact': ruleImpactBench,
  ichra: ichraBench,
  'individual-plans': individualPlansBench,
  'individual-search': individualSearchBench,
  'individual-book': individualBookBench,
};

const wanted = process.argv.slice(2).filter((argument) => !argument.startsWith('--'));
for (const [name, bench] of Object.entries(BENCHES)) {
  if (wanted.length === 0 || wanted.includes(name)) {
    try {
      print(await bench());
    } catch (error) {
      console.error(`${name} could not be measured:`, error);
      process.exitCode = 1;
    }
  }
}
