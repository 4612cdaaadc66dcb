import {
  Box,
  Button,
  FormControlLabel,
  Switch,
  Table,
  TableBody,
  TableCell,
  TableHead,
  TableRow,
  type Theme,
  Typography,
} from '@mui/material';
import { useQueries } from '@tanstack/react-query';
import { type ComponentType, useState } from 'react';
import { compareRows, type CompareRow, doctorRows, yearlyCostRows, yearlyPremiumRow } from '#shared/plans/compare-rows';
import type { PaperLanguage } from '#shared/languages/paper.words';
import { isUnderCredit } from '#shared/plans/net-premium-of';
import { medicineName } from '#shared/medicines/medicine-search';
import { CHECK_FORMULARY, medicineText } from '#shared/medicines/medicine-year';
import type { QuoteMedicine } from '#shared/medicines/medicine.record';
import type { Plan } from '#shared/plans/plan.record';
import type { PlanComparisonRequest } from '#shared/plans/selection.record';
import { CHECK_WITH_OFFICE } from '#shared/providers/doctor-networks';
import type { QuoteDoctor } from '#shared/providers/quote-doctor.record';
import type { YearTerms } from '#shared/plans/yearly-cost';
import { HIDDEN_TEXT } from '#web/theme/hidden-text';
import type { RenewedPlans } from './plan-terms.ts';
import { FullDialog } from './details/FullDialog.tsx';
import { planBenefitsQuery, saveComparison } from './plan-browser-queries.ts';
import { PaperLanguageField } from '../PaperLanguageField.tsx';
import { narrowerThan } from '../stacked-table.ts';

/** Sends what is compared to the client: a feature of its own, passed in. */
export type SendComparisonPart = ComponentType<{ quoteId: number; request: PlanComparisonRequest }>;

interface CompareDialogProps {
  quoteId: number;
  plans: readonly Plan[];
  premiumOf: (plan: Plan) => number | null;
  /** The tax credit that the premiums are under, in words; null without one. */
  credit: string | null;
  creditNotes: readonly string[];
  /** Null for a group: its yearly premium is shown. */
  year: YearTerms | null;
  /** Of a renewal: the current plan comes first, and is named so in the PDF. */
  renewal: RenewedPlans | undefined;
  /** Whom the client wants to keep. */
  doctors: readonly QuoteDoctor[];
  /** What the client takes: on screen only. A document of it would be health information in the hands of whoever gets it. */
  medicines: readonly QuoteMedicine[];
  selected: ReadonlySet<number>;
  onToggle: ((plan: Plan) => void) | null;
  /** Null where it cannot be sent. */
  Send: SendComparisonPart | null;
  onClose: () => void;
}

/** Up to three medical plans side by side. */
export function CompareDialog({ quoteId, plans: given, premiumOf, credit, year, ...dialog }: CompareDialogProps) {
  const { creditNotes, renewal, doctors, medicines, selected, onToggle, Send, onClose } = dialog;
  const plans = currentFirst(given, renewal);
  const [language, setLanguage] = useState<PaperLanguage>('en');
  const request = {
    planIds: plans.map(({ PlanId }) => PlanId),
    currentPlanProvided: plans[0]?.PlanId === renewal?.currentPlanId,
    language,
  };
  const [onlyDifferences, setOnlyDifferences] = useState(false);
  const benefits = useQueries({ queries: plans.map((plan) => planBenefitsQuery(quoteId, plan)) });
  const failed = benefits.filter(({ isError }) => isError);
  const rows = compareRows(
    plans,
    benefits.map(({ data }) => data?.Benefits ?? null),
    premiumOf,
    [...yearlyRows(plans, premiumOf, year), ...doctorRows(doctors, plans), ...medicineRows(medicines, plans, year)],
  ).filter(({ differs }) => differs || !onlyDifferences);
  return (
    <FullDialog
      title={plans.length === 1 ? 'Compare 1 plan' : `Compare ${plans.length} plans`}
      makePdf={() => saveComparison(quoteId, request)}
      onClose={onClose}
      head={plans.length > 1 && <DifferencesSwitch isOn={onlyDifferences} onChange={setOnlyDifferences} />}
      actions={
        <>
          {failed.length > 0 && <RetryButton onClick={() => failed.forEach(({ refetch }) => void refetch())} />}
          <PaperLanguageField label="Language of the PDF" hint={hintOf(Send)} value={language} onChange={setLanguage} />
          {Send && <Send quoteId={quoteId} request={request} />}
        </>
      }
    >
      <CreditNotes
        credit={plans.some(isUnderCredit) ? credit : null}
        notes={[...creditNotes, ...needNotes(doctors, medicines)]}
      />
      <Box sx={{ overflowX: { sm: 'auto' } }}>
        <Table sx={[TABLE, stacked(plans.length)]}>
          <TableHead>
            <TableRow>
              <FeatureHead />
              {plans.map((plan) => (
                <TableCell key={plan.PlanId}>
                  {plan.PlanDisplayName}
                  <RenewalMark mark={renewal?.marks.get(plan.PlanId)} />
                  {onToggle && (
                    <Box className="no-print">
                      <ChooseButton plan={plan} isSelected={selected.has(plan.PlanId)} onToggle={onToggle} />
                    </Box>
                  )}
                </TableCell>
              ))}
            </TableRow>
          </TableHead>
          <CompareBodies rows={rows} columns={plans.length + 1} />
        </Table>
      </Box>
    </FullDialog>
  );
}

const hintOf = (Send: SendComparisonPart | null): string =>
  `PDFs can be in English or Spanish.${Send ? ' The client’s page can be in Arabic, too.' : ''}`;

const needNotes = (doctors: readonly QuoteDoctor[], medicines: readonly QuoteMedicine[]): string[] => [
  ...(doctors.length > 0 ? [CHECK_WITH_OFFICE] : []),
  ...(medicines.length > 0 ? [`${CHECK_FORMULARY} ${NOT_IN_DOCUMENTS}`] : []),
];

/** Health information: it is not sent along. */
const NOT_IN_DOCUMENTS = 'Medicines are not in the PDF and not sent to the client.';

const RetryButton = ({ onClick }: { onClick: () => void }) => (
  <Button color="error" onClick={onClick}>
    Benefits could not be loaded. Try again
  </Button>
);

const yearlyRows = (
  plans: readonly Plan[],
  premiumOf: CompareDialogProps['premiumOf'],
  year: YearTerms | null,
): CompareRow[] => (year ? yearlyCostRows(plans, premiumOf, year) : [yearlyPremiumRow(plans, premiumOf)]);

/** How each plan covers the medicines that the client takes. */
const medicineRows = (
  medicines: readonly QuoteMedicine[],
  plans: readonly Plan[],
  year: YearTerms | null,
): CompareRow[] =>
  medicines.map((medicine) => {
    const values = plans.map((plan) => medicineText(medicine, plan, year));
    const name = medicineName(medicine, medicines);
    return { category: 'Medicines', name, values, differs: new Set(values).size > 1 };
  });

const DifferencesSwitch = ({ isOn, onChange }: { isOn: boolean; onChange: (isOn: boolean) => void }) => (
  <FormControlLabel
    className="no-print"
    control={<Switch checked={isOn} onChange={({ target }) => onChange(target.checked)} />}
    label="Show differences only"
  />
);

/** The current plan first. */
const currentFirst = (plans: readonly Plan[], renewal: RenewedPlans | undefined): readonly Plan[] =>
  plans.toSorted(
    (one, other) => Number(other.PlanId === renewal?.currentPlanId) - Number(one.PlanId === renewal?.currentPlanId),
  );

const RenewalMark = ({ mark }: { mark: string | undefined }) =>
  mark ? (
    <Typography variant="body2" color="primary">
      {mark}
    </Typography>
  ) : null;

const FeatureHead = () => (
  <TableCell>
    <Box component="span" sx={HIDDEN_TEXT}>
      Feature
    </Box>
  </TableCell>
);

const CreditNotes = ({ credit, notes }: { credit: string | null; notes: readonly string[] }) =>
  [...(credit === null ? [] : [`Monthly premiums are after ${credit}.`]), ...notes].map((note) => (
    <Typography key={note} variant="body2" color="textSecondary" sx={{ mb: 1 }}>
      {note}
    </Typography>
  ));

const ChooseButton = ({
  plan,
  isSelected,
  onToggle,
}: {
  plan: Plan;
  isSelected: boolean;
  onToggle: (plan: Plan) => void;
}) =>
  plan.RatesLoaded || isSelected ? (
    <Button
      size="small"
      variant={isSelected ? 'contained' : 'outlined'}
      aria-pressed={isSelected}
      aria-label={`Select ${plan.PlanDisplayName}`}
      onClick={() => onToggle(plan)}
    >
      {isSelected ? 'Selected' : 'Select'}
    </Button>
  ) : (
    plan.RatesMessage
  );

function CompareBodies({ rows, columns }: { rows: readonly CompareRow[]; columns: number }) {
  const categories = [...new Set(rows.map(({ category }) => category))];
  return categories.map((category) => (
    <TableBody key={category}>
      <TableRow>
        <TableCell component="th" scope="rowgroup" colSpan={columns} className="category">
          {category}
        </TableCell>
      </TableRow>
      {rows
        .filter((row) => row.category === category)
        .map(({ name, values, differs }) => (
          <TableRow key={name} data-differs={differs && columns > 2}>
            <TableCell component="th" scope="row">
              {name}
            </TableCell>
            {values.map((value, index) => (
              <TableCell key={index}>{value}</TableCell>
            ))}
          </TableRow>
        ))}
    </TableBody>
  ));
}

const TABLE = {
  tableLayout: 'fixed',
  '& td, & th': { verticalAlign: 'top', px: 1, overflowWrap: 'anywhere' },
  '& thead th': { whiteSpace: 'normal', color: 'text.primary', typography: 'subtitle2', verticalAlign: 'bottom' },
  '& th[scope=row], & thead th:first-of-type': {
    fontWeight: 400,
    color: 'text.secondary',
    position: 'sticky',
    left: 0,
    bgcolor: 'background.paper',
  },
  '& .category': { pt: 2, typography: 'subtitle2' },
  '& tr[data-differs=true] td': { fontWeight: 'medium' },
} as const;

/** On a phone, the plans stand side by side below what is compared, and their names stay in view. */
const stacked = (plans: number) => (theme: Theme) => ({
  [narrowerThan('sm')(theme)]: {
    '&, & tbody': { display: 'block' },
    '& thead': { display: 'block', position: 'sticky', top: 0, zIndex: 1, bgcolor: 'background.paper' },
    '& tr': { display: 'grid', gridTemplateColumns: `repeat(${plans}, minmax(0, 1fr))` },
    '& thead th:first-of-type': { display: 'none' },
    '& tbody th': { gridColumn: '1 / -1' },
    '& th[scope=row]': { border: 0, pb: 0, typography: 'caption' },
    '& td': { pt: 0.5 },
  },
});
