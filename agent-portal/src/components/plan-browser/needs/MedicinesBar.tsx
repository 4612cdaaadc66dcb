import { CHECK_FORMULARY } from '#shared/medicines/medicine-year';
import { addMedicineProblem, medicineName } from '#shared/medicines/medicine-search';
import { lazyPart } from '#web/shell/lazy-part';
import { NeedsBar } from './NeedsBar.tsx';
import type { QuoteMedicines } from './use-quote-medicines.ts';

const AddMedicineDialog = lazyPart(async () => (await import('./AddMedicineDialog.tsx')).AddMedicineDialog);

/** What the client takes. */
export const MedicinesBar = ({ medicines: { list, readAgain, add, remove } }: { medicines: QuoteMedicines }) => (
  <NeedsBar
    label="Medicines"
    one="medicine"
    {...{ list, readAgain }}
    nameOf={(medicine) => medicineName(medicine, list)}
    problem={addMedicineProblem(list.length)}
    note={CHECK_FORMULARY}
    onRemove={remove}
  >
    {(close) => (
      <AddMedicineDialog
        onAdd={(medicine) => {
          close();
          add(medicine);
        }}
        onClose={close}
      />
    )}
  </NeedsBar>
);
